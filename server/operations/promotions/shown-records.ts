import type { components } from '../../../openapi/user-api.js';
import type { Locale } from '../../base/locale.js';
import type { Db } from '../../db/open.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { balanceOnRecord } from '../../domain/promotions/play.js';
import { progressOf, statusAt, type RecordRow, type RecordStatus } from '../../domain/promotions/records.js';
import { contributionOf } from '../../domain/promotions/scope.js';
import type { Services } from '../../domain/services.js';

type Schemas = components['schemas'];

/** 0 none, 1 can settle, 2 can close, 3 can unlock (F2). */
function buttonOf(status: RecordStatus, balance: number, releaseAmount: number): Schemas['ButtonStatus'] {
  if (status === 'settlable') return 1;
  if (status !== 'ongoing' && status !== 'closing') return 0;
  return balance < releaseAmount ? 3 : 2;
}

/** Records as the contract shows them. */
export async function describeRecords(
  db: Db,
  records: readonly RecordRow[],
  { lang, services, at }: { readonly lang: Locale; readonly services: Services; readonly at: Date },
): Promise<Schemas['PromotionRecord'][]> {
  const progress = await progressOf(
    db,
    records.map(({ id }) => id),
  );
  return records.map((record) => {
    const { bet, netWin, balance, openSession } = progress.get(record.id) ?? {
      bet: 0,
      netWin: 0,
      balance: 0,
      openSession: null,
    };
    const { terms } = record;
    const status = statusAt(record, at);
    return {
      recordId: String(record.id),
      promotionId: record.promotion_id,
      title: terms.title[lang],
      art: services.pictures.picture(terms.artId),
      kind: terms.kind,
      status,
      buttonStatus: buttonOf(status, balance, record.release_amount),
      promotionAmount: record.amount,
      bonusAmount: record.bonus,
      promotionBalance: balance,
      requiredBet: record.required_bet,
      currentBet: bet,
      requiredNetWin: record.required_net_win,
      currentNetWin: netWin,
      requiredBalance: record.required_balance,
      releaseAmount: record.release_amount,
      freeSpinsLeft: record.free_spins_left,
      freeSpinStake: terms.freeSpinStake,
      platforms: [...terms.platforms],
      joinTime: record.joined_at.toISOString(),
      deadline: record.deadline_at.toISOString(),
      autoSettleTime: record.auto_end_at.toISOString(),
      endTime: record.ended_at?.toISOString() ?? null,
      endedBy: record.ended_by,
      endedAmount: record.ended_amount,
      openSessionId: openSession,
      serverTime: at.toISOString(),
    };
  });
}

/** One record as the contract shows it. */
export async function describeRecord(
  db: Db,
  record: RecordRow,
  how: Parameters<typeof describeRecords>[2],
): Promise<Schemas['PromotionRecord']> {
  const [described] = await describeRecords(db, [record], how);
  if (described === undefined) throw new Error('describing a record returned none');
  return described;
}

/** The player's records that the game can be opened on now, the nearest deadline first. Amounts in minor units. */
export async function recordsForGame(
  db: Db,
  playerId: number,
  { game, lang, at }: { readonly game: string; readonly lang: Locale; readonly at: Date },
): Promise<Schemas['RecordForGame'][]> {
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
