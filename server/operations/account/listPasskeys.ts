import { passkeys } from '../../domain/account/passkeys.js';
import { forPlayer } from '../operation.js';

/** Passkeys of the player. */
export const operation = forPlayer('listPasskeys', async ({ db, player }) => ({ data: await passkeys(db, player) }));
