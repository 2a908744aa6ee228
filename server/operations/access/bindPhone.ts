import { bindPhone } from '../../domain/account/change-phone.js';
import { forPlayer } from '../../operation.js';

/** Gives a phone to an account that began at a social login. */
export const operation = forPlayer('bindPhone', async (call) => (await bindPhone(call)) ?? {});
