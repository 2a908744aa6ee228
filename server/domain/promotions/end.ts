import type { Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import { walletBalance } from '../../ledger/balance.js';
import type { Services } from '../services.js';
import type { Site } from '../../base/site.js';
import { notifyPlayer, formatAmount } from '../account/send-message.js';
import { eachRow, type Swept } from '../../base/each-row.js';
import { lockRecord, progressOfOne, type Progress, type RecordRow } from './records.js';
import { openRoundsOn } from './open-rounds.js';

/** How a player may end a record. */
export type EndAction = 'settle' | 'close' | 'unlock';

/** What the player was shown before confirming. What was not shown is not compared. */
export type Confirmed = { [Name in 'kept' | 'lost' | 'freeSpinsLost']?: number | undefined };

/** The message about a record that the player ended. */
const TOLD = {
  settle: 'promotionSettledByPlayer',
  close: 'promotionClosedByPlayer',
  unlock: 'promotionUnlocked',
} as const;
const STATUS = { settle: 'settled', close: 'closed', unlock: 'unlocked' } as const;

/** Records that one sweep ends; the next sweep continues. */
const AT_ONCE = 500;

/**
 * The reason why a player may not end an open record in this way, or null. An ended record is refused for another reason.
 */
function reasonAgainst(action: EndAction, record: RecordRow, { balance, openSession }: Progress) {
  if (openSession !== null) return refusal('promotionInGame');
  if (action === 'settle') return record.status === 'settlable' ? null : refusal('promotionNotSettlable');
  if (record.status === 'settlable') return refusal('promotionSettleFirst');
  return action === 'close' || balance < record.release_amount ? null : refusal('promotionNotUnlockable');
}

/** What ending now keeps and voids, minor units. */
function amountsAt(action: EndAction, record: RecordRow, { balance }: Progress) {
  const kept = action === 'settle' ? balance : 0;
  return { kept, lost: balance - kept, freeSpinsLost: record.free_spins_left };
}

/**
 * Ends a record by the player's action. Throws `Refusal` notFound, promotionRecordEnded, promotionInGame,
 * promotionNotSettlable, promotionSettleFirst, promotionNotUnlockable, or promotionAmountsChanged if something else than
 * what was confirmed would be kept or lost.
 */
export async function endRecord(
  trx: Transaction<Database>,
  {
    playerId,
    recordId,
    action,
    confirmed,
    site,
    at,
  }: { playerId: number; recordId: string; action: EndAction; confirmed: Confirmed; site: Site; at: Date },
): Promise<RecordRow> {
  const record = await lockRecord(trx, playerId, recordId);
  if (record.ended_at !== null) throw refusal('promotionRecordEnded');
  const progress = await progressOfOne(trx, record.id);
  const objection = reasonAgainst(action, record, progress);
  const amounts = amountsAt(action, record, progress);
  if (objection !== null) throw objection;
  const { kept = amounts.kept, lost = amounts.lost, freeSpinsLost = amounts.freeSpinsLost } = confirmed;
  if (kept !== amounts.kept || lost !== amounts.lost || freeSpinsLost !== amounts.freeSpinsLost)
    throw refusal('promotionAmountsChanged');
  const ended = await finish(trx, record, { action, by: 'player', balance: progress.balance, at });
  await notifyPlayer(trx, playerId, TOLD[action], at, {
    amount: formatAmount(progress.balance, site),
    recordId: String(record.id),
  });
  return ended;
}

/** What ending a record now would keep and void, in minor units. */
export interface EndPreview {
  readonly isAllowed: boolean;
  readonly kept: number;
  readonly lost: number;
  readonly freeSpinsLost: number;
  /** The wallet's balance after it. */
  readonly balanceAfter: number;
  /** The session of a game that is open on the record. */
  readonly openSession: string | null;
  readonly openBets: number;
  readonly openStake: number;
}

/**
 * The amounts that ending the record now would keep and void (F3). Throws `Refusal` notFound or promotionRecordEnded.
 */
export async function previewEnd(db: Db, record: RecordRow, action: EndAction): Promise<EndPreview> {
  if (record.ended_at !== null) throw refusal('promotionRecordEnded');
  const progress = await progressOfOne(db, record.id);
  const amounts = amountsAt(action, record, progress);
  const open = await openRoundsOn(db, record.id).executeTakeFirstOrThrow();
  return {
    isAllowed: reasonAgainst(action, record, progress) === null,
    ...amounts,
    balanceAfter: (await walletBalance(db, record.player_id, record.currency)) + amounts.kept,
    openSession: progress.openSession,
    openBets: open.count,
    openStake: open.stake,
  };
}

/**
 * Ends the records whose deadline has passed: settles those that meet their conditions and closes the others. An open
 * game on a record is ended first; a win that its maker pays later goes to suspense. Called by the job queue.
 */
export async function endDueRecords(db: Db, { clock, site }: Pick<Services, 'clock' | 'site'>): Promise<Swept> {
  const due = await db
    .selectFrom('promotion_record')
    .select(['id', 'player_id'])
    .where('ended_at', 'is', null)
    .where('auto_end_at', '<=', clock.now())
    .orderBy('auto_end_at')
    .limit(AT_ONCE)
    .execute();
  return eachRow(due, { name: ({ id }) => `record ${id}` }, ({ id, player_id }) =>
    atomically(db, (trx) => endByTime(trx, { playerId: player_id, id, site, at: clock.now() })),
  );
}

async function endByTime(
  trx: Transaction<Database>,
  { playerId, id, site, at }: { playerId: number; id: number; site: Site; at: Date },
): Promise<boolean> {
  // End the session before the record is locked: a round locks them in the same order.
  await trx
    .updateTable('game_session')
    .set({ status: 'settled', transfer_out_amount: 0, ended_at: at })
    .where('promotion_record_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  const record = await lockRecord(trx, playerId, id);
  if (record.ended_at !== null) return false;
  const { balance } = await progressOfOne(trx, id);
  const isSettled = record.status === 'settlable';
  await finish(trx, record, { action: isSettled ? 'settle' : 'close', by: 'time', balance, at });
  await notifyPlayer(trx, playerId, isSettled ? 'promotionSettled' : 'promotionClosed', at, {
    amount: formatAmount(balance, site),
    recordId: String(id),
  });
  return true;
}

/** Moves the whole balance to the wallet or back to the house and ends the record, in one transaction. */
async function finish(
  trx: Transaction<Database>,
  record: RecordRow,
  { action, by, balance, at }: { action: EndAction; by: 'player' | 'time'; balance: number; at: Date },
): Promise<RecordRow> {
  const { id, player_id: playerId, currency } = record;
  if (balance > 0) {
    const from = { kind: 'promo_locked', playerId, promoRecordId: id } as const;
    const common = { from, amount: balance, currency, referenceNo: String(id), at };
    await post(
      trx,
      action === 'settle'
        ? { ...common, type: 'promo_settle', to: { kind: 'player_wallet', playerId } }
        : { ...common, type: 'promo_void', to: { kind: 'house_promo' } },
    );
  }
  return trx
    .updateTable('promotion_record')
    .set({ status: STATUS[action], ended_by: by, ended_amount: balance, ended_at: at, free_spins_left: 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
