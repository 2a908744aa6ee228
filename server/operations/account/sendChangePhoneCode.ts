import { sendCode } from '../../domain/access/send-code.js';
import { forPlayer } from '../operation.js';

/** Sends a code to the phone that the account is to move to. */
export const operation = forPlayer('sendChangePhoneCode', async (call) => sendCode('changePhone', call));
