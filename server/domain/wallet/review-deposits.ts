import { sql, type Selectable, type Transaction } from 'kysely';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import type { Services } from '../services.js';
import { notifyPlayer, formatAmount } from '../account/send-message.js';
import { isBonusDue, issueDepositBonus } from '../promotions/deposit-bonus.js';
import type { GivenReason } from './review-reasons.js';
import { requireDepositTurnover } from './deposit-turnover.js';

type Row = Selectable<Database['manual_deposit']>;
type Trx = Transaction<Database>;

/**
 * Manual deposits that wait for review, oldest first, with payer and account. `doubles` are other deposits, not
 * rejected, of the same amount into the same bank within a day: they may report the same payment again.
 */
export function openManualDeposits(db: Db) {
  return db
    .selectFrom('manual_deposit')
    .innerJoin('player', 'player.id', 'manual_deposit.player_id')
    .innerJoin('manual_bank', 'manual_bank.id', 'manual_deposit.bank_id')
    .selectAll('manual_deposit')
    .select(['player.username', 'player.realname', 'manual_bank.bank_code', 'manual_bank.account_number'])
    .select(
      sql<string[]>`array(
        select other.order_no from manual_deposit other join manual_bank other_bank on other_bank.id = other.bank_id
        where other.order_no <> manual_deposit.order_no and other.status <> 'failed'
          and other_bank.bank_code = manual_bank.bank_code and other.amount = manual_deposit.amount
          and other.paid_at > manual_deposit.paid_at - interval '1 day' and other.paid_at < manual_deposit.paid_at + interval '1 day'
        order by other.order_no
      )`.as('doubles'),
    )
    .where('manual_deposit.status', '=', 'pendingReview')
    .orderBy('manual_deposit.created_at')
    .orderBy('order_no')
    .execute();
}

/**
 * Approves a manual deposit: posts its money and the bonus that was promised with it. Returns false if there is nothing to
 * decide.
 */
export function approveManualDeposit(
  db: Db,
  { clock, site }: Pick<Services, 'clock' | 'site'>,
  orderNo: string,
): Promise<boolean> {
  const at = clock.now();
  return decide(db, orderNo, async (trx, row) => {
    const hasBonus = await isBonusDue(trx, row, { site });
    await post(trx, {
      type: 'deposit',
      from: { kind: 'pay_clearing' },
      to: { kind: 'player_wallet', playerId: row.player_id },
      amount: row.amount,
      currency: row.currency,
      referenceNo: orderNo,
      at,
    });
    // A promotion requires its own stakes, which include those for the deposit.
    if (hasBonus) await issueDepositBonus(trx, row, at);
    else await requireDepositTurnover(trx, { playerId: row.player_id, orderNo, amount: row.amount, at });
    await trx
      .updateTable('manual_deposit')
      // What is shown of the order is what it brought.
      .set({ status: 'done', ended_at: at, ...(hasBonus ? {} : { bonus: 0, turnover: 0 }) })
      .where('order_no', '=', orderNo)
      .execute();
    await notifyPlayer(trx, row.player_id, 'manualDepositDone', at, {
      amount: formatAmount(row.amount, site),
      orderNo,
    });
  });
}

/** Rejects a manual deposit; no money moves. */
export function rejectManualDeposit(
  db: Db,
  { clock, site }: Pick<Services, 'clock' | 'site'>,
  orderNo: string,
  reason: GivenReason,
): Promise<boolean> {
  const at = clock.now();
  return decide(db, orderNo, async (trx, row) => {
    await trx
      .updateTable('manual_deposit')
      .set({ status: 'failed', reason, ended_at: at })
      .where('order_no', '=', orderNo)
      .execute();
    await notifyPlayer(trx, row.player_id, 'depositRejected', at, { amount: formatAmount(row.amount, site), orderNo });
  });
}

function decide(db: Db, orderNo: string, then: (trx: Trx, row: Row) => Promise<unknown>): Promise<boolean> {
  return atomically(db, async (trx) => {
    const row = await trx
      .selectFrom('manual_deposit')
      .selectAll()
      .where('order_no', '=', orderNo)
      .forUpdate()
      .executeTakeFirst();
    if (row?.status !== 'pendingReview') return false;
    await then(trx, row);
    return true;
  });
}
