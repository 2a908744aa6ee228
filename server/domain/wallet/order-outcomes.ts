import { atomically, type Db } from '../../db/open.js';
import { post } from '../../ledger/post.js';
import type { Services } from '../../services.js';
import { formatAmount, notifyPlayer } from '../account/send-message.js';
import { isBonusDue, issueDepositBonus } from '../promotions/deposit-bonus.js';
import { requireDepositTurnover } from './deposit-turnover.js';
import { gatewayOf } from './gateway-of.js';

const dayMs = 86_400_000;

/**
 * Applies the payment company's callback. Money is posted once, by the order's number; a payment that arrives after the
 * order has expired still belongs to the player. Returns false if the order is already decided.
 */
export async function settlePayment(
  db: Db,
  services: Services,
  orderNo: string,
  outcome: 'paid' | 'declined',
): Promise<boolean> {
  return atomically(db, async (trx) => {
    const row = await trx
      .selectFrom('pay_order')
      .selectAll()
      .where('order_no', '=', orderNo)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    const isLate = row.status === 'failed' && row.reason !== 'declined';
    if (row.status !== 'pendingPayment' && !(outcome === 'paid' && isLate)) return false;
    const at = services.clock.now();
    const ended =
      outcome === 'paid'
        ? ({ status: 'done', reason: null } as const)
        : ({ status: 'failed', reason: 'declined' } as const);
    await trx
      .updateTable('pay_order')
      .set({ ...ended, ended_at: at, pay_url: null })
      .where('order_no', '=', orderNo)
      .execute();
    if (outcome === 'paid') {
      const hasBonus = await isBonusDue(trx, row, services);
      await post(trx, {
        type: 'deposit',
        from: { kind: 'pay_clearing' },
        to: { kind: 'player_wallet', playerId: row.player_id },
        amount: row.amount,
        currency: row.currency,
        referenceNo: orderNo,
        at,
      });
      await notifyPlayer(trx, row.player_id, 'depositDone', at, {
        amount: formatAmount(row.amount, services.site),
        orderNo,
      });
      // A promotion requires its own stakes, which include those for the deposit.
      if (hasBonus) await issueDepositBonus(trx, row, at);
      else await requireDepositTurnover(trx, { playerId: row.player_id, orderNo, amount: row.amount, at });
    }
    return true;
  });
}

/**
 * Expires orders whose time is over. First asks the company about all waiting orders, and about those cancelled or
 * expired in the last day, because a callback may be lost. Called by the job queue; returns how many have expired.
 */
export async function expireOrders(db: Db, services: Services): Promise<number> {
  const { clock } = services;
  const aDayAgo = new Date(clock.now().getTime() - dayMs);
  const unpaid = await db
    .selectFrom('pay_order')
    .innerJoin('pay_channel', 'pay_channel.id', 'pay_order.channel_id')
    .select(['order_no', 'operator_code'])
    .where((eb) =>
      eb.or([
        eb('status', '=', 'pendingPayment'),
        eb.and([
          eb('status', '=', 'failed'),
          eb('reason', 'in', ['cancelled', 'expired']),
          eb('ended_at', '>', aDayAgo),
        ]),
      ]),
    )
    .execute();
  for (const { order_no, operator_code } of unpaid) {
    const outcome = await gatewayOf(services, operator_code).outcomeOf(db, order_no);
    if (outcome !== null) await settlePayment(db, services, order_no, outcome);
  }
  const ended = await db
    .updateTable('pay_order')
    .set((eb) => ({ status: 'failed', reason: 'expired', ended_at: eb.ref('expires_at'), pay_url: null }))
    .where('status', '=', 'pendingPayment')
    .where('expires_at', '<=', clock.now())
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
