import { sendCode } from '../../domain/access/send-code.js';
import * as domain from '../../domain/access/change-phone.js';
import { forPlayer } from '../operation.js';

/** Sends a code to the phone that is to be added to an account without one. */
export const sendBindingPhoneCode = forPlayer('sendBindingPhoneCode', async (call) => sendCode('bindPhone', call));

/** Adds a phone to an account that was opened by a social login. */
export const bindPhone = forPlayer('bindPhone', async (call) => (await domain.bindPhone(call)) ?? {});
