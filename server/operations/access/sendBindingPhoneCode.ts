import { sendCode } from '../../domain/access/send-code.js';
import { forPlayer } from '../operation.js';

/** Sends a code to the phone that is to be added to an account without one. */
export const operation = forPlayer('sendBindingPhoneCode', async (call) => sendCode('bindPhone', call));
