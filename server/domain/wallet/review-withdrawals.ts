import type { Selectable, Transaction } from 'kysely';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { ReviewReason } from '../../db/schema/wallet.js';
import { postAll, type NewTransfer } from '../../ledger/post.js';
import type { Services } from '../../services.js';
import { tellPlayer, wordedAmount } from '../account/send-message.js';
import type { GivenReason } from './review-reasons.js';

type Row = Selectable<Database['withdrawal']>;
type Trx = Transaction<Database>;

/** Withdrawals that are not ended, the oldest first: with who asked and for how much. */
export function openWithdrawals(db: Db) {
  return db
    .selectFrom('withdrawal')
    .innerJoin('player', 'player.id', 'withdrawal.player_id')
    .selectAll('withdrawal')
    .select(['player.username', 'player.realname'])
    .where('withdrawal.status', 'in', ['pendingReview', 'pendingPayment'])
    .orderBy('withdrawal.created_at')
    .orderBy('order_no')
    .execute();
}

/** The review says yes: the money stays held until it is paid out. Answers false where there was nothing to decide. */
export function approveWithdrawal(db: Db, { clock }: Pick<Services, 'clock'>, orderNo: string): Promise<boolean> {
  const at = clock.now();
  return decide(db, orderNo, ['pendingReview'], (trx) =>
    trx
      .updateTable('withdrawal')
      .set({ status: 'pendingPayment', reviewed_at: at })
      .where('order_no', '=', orderNo)
      .execute(),
  );
}

/** The review says no, or the bank sent the money back: it is in the wallet again. */
export function rejectWithdrawal(
  db: Db,
  { clock, site }: Pick<Services, 'clock' | 'site'>,
  orderNo: string,
  reason: GivenReason,
): Promise<boolean> {
  const at = clock.now();
  return decide(db, orderNo, ['pendingReview', 'pendingPayment'], async (trx, row) => {
    await endFailed(trx, row, reason, at);
    await tellPlayer(trx, row.player_id, 'withdrawalRejected', at, { amount: wordedAmount(row.amount, site), orderNo });
  });
}

/** The bank has paid: the held money leaves, its fee goes to the house. */
export function payOutWithdrawal(
  db: Db,
  { clock, site }: Pick<Services, 'clock' | 'site'>,
  orderNo: string,
): Promise<boolean> {
  const at = clock.now();
  return decide(db, orderNo, ['pendingPayment'], async (trx, row) => {
    const common = { currency: row.currency, referenceNo: orderNo, at };
    const paid: NewTransfer = {
      ...common,
      type: 'withdraw_post',
      from: { kind: 'withdraw_hold', playerId: row.player_id },
      to: { kind: 'pay_clearing' },
      amount: row.amount,
      resolves: row.hold_id,
    };
    const fee: NewTransfer = {
      ...common,
      type: 'withdraw_fee',
      from: { kind: 'pay_clearing' },
      to: { kind: 'house_fee' },
      amount: row.fee,
    };
    await postAll(trx, row.fee > 0 ? [paid, fee] : [paid]);
    await trx.updateTable('withdrawal').set({ status: 'done', ended_at: at }).where('order_no', '=', orderNo).execute();
    await tellPlayer(trx, row.player_id, 'withdrawalDone', at, {
      amount: wordedAmount(row.amount - row.fee, site),
      orderNo,
    });
  });
}

/** Ends a locked withdrawal without paying it out: the hold is given back. */
export async function endFailed(trx: Trx, row: Row, reason: ReviewReason, at: Date): Promise<void> {
  await postAll(trx, [
    {
      type: 'withdraw_void',
      from: { kind: 'withdraw_hold', playerId: row.player_id },
      to: { kind: 'player_wallet', playerId: row.player_id },
      amount: row.amount,
      currency: row.currency,
      referenceNo: row.order_no,
      resolves: row.hold_id,
      at,
    },
  ]);
  await trx
    .updateTable('withdrawal')
    .set({ status: 'failed', reason, ended_at: at })
    .where('order_no', '=', row.order_no)
    .execute();
}

/** Decides a withdrawal that is in one of these states, once: whoever comes second finds another state. */
function decide(
  db: Db,
  orderNo: string,
  from: readonly Row['status'][],
  then: (trx: Trx, row: Row) => Promise<unknown>,
): Promise<boolean> {
  return atomically(db, async (trx) => {
    const row = await trx
      .selectFrom('withdrawal')
      .selectAll()
      .where('order_no', '=', orderNo)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || !from.includes(row.status)) return false;
    await then(trx, row);
    return true;
  });
}
