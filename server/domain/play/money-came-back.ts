import type { Db } from '../../db/open.js';
import type { Site } from '../../base/site.js';
import { formatAmount, notifyPlayer } from '../account/send-message.js';
import type { SessionRow } from './session-rows.js';

/** Money of a game came into the wallet while the player may not have the page open. `amount` in minor units. */
export async function notifyOfMoney(
  db: Db,
  { player_id, game_id }: Pick<SessionRow, 'player_id' | 'game_id'>,
  { amount, site, at }: { readonly amount: number; readonly site: Site; readonly at: Date },
): Promise<void> {
  const { name } = await db.selectFrom('game').select('name').where('id', '=', game_id).executeTakeFirstOrThrow();
  await notifyPlayer(db, player_id, 'moneyCameBack', at, { amount: formatAmount(amount, site), game: name });
}
