import { changePassword } from '../../domain/account/change-password.js';
import { forPlayer } from '../operation.js';

/** Sets a new password and ends every other session. */
export const operation = forPlayer('changePassword', async (call) => (await changePassword(call)) ?? {});
