import type { components } from '../../../openapi/user-api.js';
import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Player } from '../player.js';
import type { Site } from '../../base/site.js';

type SocialBind = components['schemas']['SocialBind'];

/** The site's social networks, and whether the player has bound them. */
export async function socialBinds(db: Db, { id }: Player, { hasFacebook }: Site): Promise<SocialBind[]> {
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

/** Unbinds a network; refused if it is the player's only way to log in. */
export async function unbind(db: Db, { id }: Player, type: 'facebook'): Promise<Refusal | null> {
  return atomically(db, async (trx) => {
    const { phone } = await trx
      .selectFrom('player')
      .select('phone')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const bound = await trx
      .selectFrom('social_account')
      .select('subject')
      .where('player_id', '=', id)
      .where('type', '=', type)
      .executeTakeFirst();
    if (bound === undefined) return refusal('notFound');
    if (phone === null) return refusal('onlyWayIn');
    await trx.deleteFrom('social_account').where('player_id', '=', id).where('type', '=', type).execute();
    return null;
  });
}
