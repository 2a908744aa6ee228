import * as domain from '../../domain/access/reset-password.js';
import { sendCode } from '../../domain/access/send-code.js';
import { forAnyone } from '../operation.js';

/** Sends a code to set a new password with. */
export const sendForgotPasswordCode = forAnyone('sendForgotPasswordCode', (call) => sendCode('reset', call));

/** Sets a new password with a code and logs in. */
export const resetPassword = forAnyone('resetPassword', domain.resetPassword);
