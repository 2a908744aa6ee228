import { socialBinds, unbind } from '../../domain/account/social-binds.js';
import { forPlayer } from '../operation.js';

/** Social networks of the site, and which the player has bound. */
export const listSocialBinds = forPlayer('listSocialBinds', async ({ db, player, site }) => ({
  data: await socialBinds(db, player, site),
}));

/** Unbinds a social network. */
export const deleteSocialBind = forPlayer(
  'deleteSocialBind',
  async ({ db, player, path }) => (await unbind(db, player, path.type)) ?? {},
);
