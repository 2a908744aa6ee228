import { forPlayer } from '../operation.js';
import { userOf } from '../../domain/access/profile.js';

/** The player's data for screens and the stored profile (spec section 7, User). */
export const operation = forPlayer('getInfo', async ({ player, db, services }) => ({
  user: await userOf(db, services.pictures, player.id),
}));
