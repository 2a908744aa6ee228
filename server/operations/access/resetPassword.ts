import { resetPassword } from '../../domain/access/reset-password.js';
import { forAnyone } from '../operation.js';

/** Sets a new password with a code and logs in. */
export const operation = forAnyone('resetPassword', resetPassword);
