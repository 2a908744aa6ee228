import type { Selectable, Transaction } from 'kysely';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import type { Services } from '../../services.js';
import { tellPlayer, wordedAmount } from '../account/send-message.js';
import type { GivenReason } from './review-reasons.js';
import { requireDepositTurnover } from './deposit-turnover.js';

type Row = Selectable<Database['manual_deposit']>;
type Trx = Transaction<Database>;

/** Manual deposits that wait for review, the oldest first: with who paid and into which account. */
export function openManualDeposits(db: Db) {
  return db
    .selectFrom('manual_deposit').innerJoin('player', 'player.id', 'manual_deposit.player_id').innerJoin('manual_bank', 'manual_bank.id', 'manual_deposit.bank_id')
    .selectAll('manual_deposit').select(['player.username', 'player.realname', 'manual_bank.bank_code', 'manual_bank.account_number'])
    .where('manual_deposit.status', '=', 'pendingReview').orderBy('manual_deposit.created_at').orderBy('order_no').execute();
}

/** The money was found: it is posted. Answers false where there was nothing to decide. */
export function approveManualDeposit(db: Db, { clock, site }: Pick<Services, 'clock' | 'site'>, orderNo: string): Promise<boolean> {
  const at = clock.now();
  return decide(db, orderNo, async (trx, row) => {
    await post(trx, {
      type: 'deposit', from: { kind: 'pay_clearing' }, to: { kind: 'player_wallet', playerId: row.player_id }, amount: row.amount, currency: row.currency, referenceNo: orderNo, at,
    });
    await requireDepositTurnover(trx, { playerId: row.player_id, orderNo, amount: row.amount, at });
    await trx.updateTable('manual_deposit').set({ status: 'done', ended_at: at }).where('order_no', '=', orderNo).execute();
    await tellPlayer(trx, row.player_id, 'depositDone', at, { amount: wordedAmount(row.amount, site), orderNo });
  });
}

/** The review says no; nothing moves. */
export function rejectManualDeposit(db: Db, { clock, site }: Pick<Services, 'clock' | 'site'>, orderNo: string, reason: GivenReason): Promise<boolean> {
  const at = clock.now();
  return decide(db, orderNo, async (trx, row) => {
    await trx.updateTable('manual_deposit').set({ status: 'failed', reason, ended_at: at }).where('order_no', '=', orderNo).execute();
    await tellPlayer(trx, row.player_id, 'depositRejected', at, { amount: wordedAmount(row.amount, site), orderNo });
  });
}

function decide(db: Db, orderNo: string, then: (trx: Trx, row: Row) => Promise<unknown>): Promise<boolean> {
  return atomically(db, async (trx) => {
    const row = await trx.selectFrom('manual_deposit').selectAll().where('order_no', '=', orderNo).forUpdate().executeTakeFirst();
    if (row?.status !== 'pendingReview') return false;
    await then(trx, row);
    return true;
  });
}
