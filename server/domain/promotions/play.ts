import type { Transaction } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Platform } from '../../db/values.js';
import type { Locale } from '../../base/locale.js';
import { numberOf } from '../lobby/ids.js';
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

/** The player's records that the game can be opened on now, the nearest deadline first. Amounts in minor units. */
export async function recordsForGame(
  db: Db,
  playerId: number,
  { game, lang, at }: { readonly game: string; readonly lang: Locale; readonly at: Date },
): Promise<components['schemas']['RecordForGame'][]> {
  const placed = await db
    .selectFrom('game')
    .select(['id', 'maker_id', 'category_id'])
    .where('id', '=', numberOf(game))
    .executeTakeFirst();
  if (placed === undefined) return [];
  const records = await db
    .selectFrom('promotion_record')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('deadline_at', '>', at)
    .orderBy('deadline_at')
    .orderBy('id')
    .execute();
  const shown = [];
  for (const { id, terms, deadline_at } of records) {
    const { id: gameId, maker_id: makerId, category_id: categoryId } = placed;
    const contribution = contributionOf(terms.scope, { gameId, makerId, categoryId });
    if (contribution === null) continue;
    shown.push({
      recordId: String(id),
      title: terms.title[lang],
      promotionBalance: await balanceOnRecord(db, id),
      deadline: deadline_at.toISOString(),
      contribution,
      platforms: [...terms.platforms],
    });
  }
  return shown;
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
