import type { components } from '../../../openapi/user-api.js';
import type { Site } from '../../base/site.js';
import type { Db } from '../../db/open.js';
import { unbind } from '../../domain/account/social-binds.js';
import type { Player } from '../../domain/player.js';
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

/** The site's social networks, and whether the player has bound them. */
async function socialBinds(
  db: Db,
  { id }: Player,
  { hasFacebook }: Site,
): Promise<components['schemas']['SocialBind'][]> {
  if (!hasFacebook) return [];
  const bound = await db
    .selectFrom('social_account')
    .select(['name', 'bound_at'])
    .where('player_id', '=', id)
    .where('type', '=', 'facebook')
    .executeTakeFirst();
  return [
    {
      type: 'facebook',
      isBound: bound !== undefined,
      name: bound?.name ?? null,
      bindTime: bound?.bound_at.toISOString() ?? null,
    },
  ];
}
