import { sendOldPhoneCode } from '../../domain/access/send-code.js';
import { forPlayer } from '../operation.js';

/** Sends a code to the phone that the account has now. */
export const operation = forPlayer('sendOldPhoneCode', sendOldPhoneCode);
