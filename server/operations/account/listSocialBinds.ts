import { socialBinds } from '../../domain/account/social-binds.js';
import { forPlayer } from '../operation.js';

/** Social networks of the site, and which the player has bound. */
export const operation = forPlayer('listSocialBinds', async ({ db, player, site }) => ({
  data: await socialBinds(db, player, site),
}));
