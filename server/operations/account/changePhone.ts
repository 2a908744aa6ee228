import { changePhone } from '../../domain/account/change-phone.js';
import { forPlayer } from '../operation.js';

/** Moves the account to another phone. */
export const operation = forPlayer('changePhone', async (call) => (await changePhone(call)) ?? {});
