import { sendCode } from '../../domain/access/send-code.js';
import { forPlayer } from '../../operation.js';

/** Sends a code to the phone that an account without one is to get. */
export const operation = forPlayer('sendBindingPhoneCode', async (call) => sendCode('bindPhone', call));
