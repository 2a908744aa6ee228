import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Player } from '../player.js';

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
