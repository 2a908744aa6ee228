import type { Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Platform } from '../../db/values.js';
import { contributionOf } from './scope.js';
import { lockRecord, type RecordRow } from './records.js';

type Trx = Transaction<Database>;

/**
 * Locks the record that a game is to be opened on. Throws `Refusal` notFound, promotionRecordEnded (its time to play is
 * over), promotionGameExcluded or promotionOtherDevice.
 */
export async function lockPlayableRecord(
  trx: Trx,
  playerId: number,
  recordId: string,
  { gameId, platform, at }: { readonly gameId: number; readonly platform: Platform; readonly at: Date },
): Promise<RecordRow> {
  const record = await lockRecord(trx, playerId, recordId);
  if (!isPlayable(record, at)) throw refusal('promotionRecordEnded');
  if (!record.terms.platforms.includes(platform)) throw refusal('promotionOtherDevice');
  if ((await contributionAt(trx, record, gameId)) === null) throw refusal('promotionGameExcluded');
  return record;
}

/** The amount that a session can stake: the balance of its record, in minor units. */
export async function balanceOnRecord(db: Db, recordId: number): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select('balance')
    // Accounts are indexed by player.
    .where('player_id', '=', (eb) => eb.selectFrom('promotion_record').select('player_id').where('id', '=', recordId))
    .where('kind', '=', 'promo_locked')
    .where('promo_record_id', '=', recordId)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** Whether stakes are accepted on the record. */
export const isPlayable = ({ ended_at, deadline_at }: RecordRow, at: Date): boolean =>
  ended_at === null && at < deadline_at;

/** The percentage of a stake in this game that counts for the record; null for a game that is excluded. */
export async function contributionAt(trx: Trx, record: RecordRow, gameId: number): Promise<number | null> {
  const game = await trx
    .selectFrom('game')
    .select(['id as gameId', 'maker_id as makerId', 'category_id as categoryId'])
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow();
  return contributionOf(record.terms.scope, game);
}
