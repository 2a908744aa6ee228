import type { Selectable, Transaction } from 'kysely';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { ReviewReason } from '../../db/values.js';
import { postAll, type NewTransfer } from '../../ledger/post.js';
import type { Services } from '../services.js';
import { notifyPlayer, formatAmount } from '../account/send-message.js';
import type { GivenReason } from './review-reasons.js';

type Row = Selectable<Database['withdrawal']>;
type Trx = Transaction<Database>;

/** Withdrawals that have not ended, oldest first, with player and amount. */
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

/** Approves a withdrawal: its money stays held until it is paid out. Returns false if there is nothing to decide. */
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

/** Rejects a withdrawal, or records that the bank returned it: the money goes back to the wallet. */
export function rejectWithdrawal(
  db: Db,
  { clock, site }: Pick<Services, 'clock' | 'site'>,
  orderNo: string,
  reason: GivenReason,
): Promise<boolean> {
  const at = clock.now();
  return decide(db, orderNo, ['pendingReview', 'pendingPayment'], async (trx, row) => {
    await endFailed(trx, row, reason, at);
    await notifyPlayer(trx, row.player_id, 'withdrawalRejected', at, {
      amount: formatAmount(row.amount, site),
      orderNo,
    });
  });
}

/** Records that the bank has paid: the held money leaves, and its fee goes to the house. */
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
    await notifyPlayer(trx, row.player_id, 'withdrawalDone', at, {
      amount: formatAmount(row.amount - row.fee, site),
      orderNo,
    });
  });
}

/** Ends a locked withdrawal without paying it out: the held money goes back to the wallet. */
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

/** Changes a withdrawal that is in one of these states, once: a second decision finds another state. */
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
