import * as domain from '../../domain/access/change-password.js';
import { forPlayer } from '../operation.js';

/** Sets a new password and ends every other session. */
export const changePassword = forPlayer('changePassword', async (call) => (await domain.changePassword(call)) ?? {});
