import * as domain from '../../domain/access/reset-password.js';
import { sendCode } from '../../domain/access/send-code.js';
import { forAnyone } from '../operation.js';
import { userOf } from './shown-user.js';

/** Sends a code to set a new password with. */
export const sendForgotPasswordCode = forAnyone('sendForgotPasswordCode', (call) => sendCode('reset', call));

/** Sets a new password with a code and logs in. */
export const resetPassword = forAnyone('resetPassword', async (call) => {
  const reset = await domain.resetPassword(call);
  if (reset instanceof Error) return reset;
  const { playerId, token } = reset;
  return { token, data: await userOf(call.db, call.services.pictures, playerId) };
});
