import { sendCode } from '../../domain/access/send-code.js';
import { forAnyone } from '../operation.js';

/** Sends a code to set a new password with. */
export const operation = forAnyone('sendForgotPasswordCode', (call) => sendCode('reset', call));
