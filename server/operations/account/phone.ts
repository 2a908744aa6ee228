import * as codes from '../../domain/access/send-code.js';
import * as phones from '../../domain/access/change-phone.js';
import { forPlayer } from '../operation.js';

/** Sends a code to the phone that the account has now. */
export const sendOldPhoneCode = forPlayer('sendOldPhoneCode', (call) => codes.sendOwnPhoneCode('leavePhone', call));

/** Sends a code to the phone that the account is to move to. */
export const sendChangePhoneCode = forPlayer('sendChangePhoneCode', async (call) =>
  codes.sendCode('changePhone', call),
);

/** Moves the account to another phone. */
export const changePhone = forPlayer('changePhone', async (call) => (await phones.changePhone(call)) ?? {});
