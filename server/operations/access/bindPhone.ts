import { bindPhone } from '../../domain/account/change-phone.js';
import { forPlayer } from '../operation.js';

/** Adds a phone to an account that was opened by a social login. */
export const operation = forPlayer('bindPhone', async (call) => (await bindPhone(call)) ?? {});
