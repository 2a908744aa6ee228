import type { Transaction } from 'kysely';
import type { PaymentOutcome } from '../../adapters/pay/gateway.js';
import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import type { Services } from '../services.js';
import { formatAmount, messageOf, notifyPlayer, sendMessages } from '../account/send-message.js';
import { nextAsk } from '../backoff.js';
import { eachRow, together, type Swept } from '../../base/each-row.js';
import { isBonusDue, issueDepositBonus } from '../promotions/deposit-bonus.js';
import { requireDepositTurnover } from './deposit-turnover.js';
import { gatewayOf } from './gateway-of.js';
import { askAboutOrder } from './order-claims.js';

const DAY_MS = 86_400_000;

/** Orders that one sweep asks about, and that it ends, the longest due first; the next sweep continues. */
const IN_ONE_SWEEP = 500;
/** Companies respond slowly, so several are asked at the same time. */
const ASKED_AT_ONCE = 8;

/**
 * Applies the payment company's outcome, from its callback or when it was asked. Money is posted once, by the order's number.
 * A payment that arrives after the order has expired, was cancelled or declined still belongs to the player. Of another
 * amount or currency than the order's, nothing is credited: it is stored for the operator, and refused as invalidRequest.
 * Returns false if nothing changes.
 */
export async function settlePayment(
  db: Db,
  services: Services,
  orderNo: string,
  outcome: PaymentOutcome,
): Promise<boolean | Refusal> {
  return atomically(db, async (trx) => {
    const row = await trx
      .selectFrom('pay_order')
      .selectAll()
      .where('order_no', '=', orderNo)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    const isPaid = outcome.state === 'paid';
    if (isPaid && (outcome.payAmount !== row.pay_amount || outcome.currency !== row.currency)) {
      await notePaidOtherwise(trx, orderNo, outcome);
      return refusal('invalidRequest', 'payAmount');
    }
    const isPaidLate = row.status === 'failed' && isPaid;
    if (row.status !== 'pendingPayment' && !isPaidLate) return false;
    const at = services.clock.now();
    const ended = isPaid
      ? ({ status: 'done', reason: null, paid_otherwise: null, ask_at: null } as const)
      : ({ status: 'failed', reason: 'declined' } as const);
    await trx
      .updateTable('pay_order')
      .set({ ...ended, ended_at: at, pay_url: null })
      .where('order_no', '=', orderNo)
      .execute();
    if (isPaid) {
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
    } else {
      await notifyPlayer(trx, row.player_id, 'depositDeclined', at, {
        amount: formatAmount(row.amount, services.site),
        orderNo,
      });
    }
    return true;
  });
}

/** An order that is done keeps no note: its money has come. */
async function notePaidOtherwise(
  trx: Transaction<Database>,
  orderNo: string,
  { payAmount, currency }: Extract<PaymentOutcome, { state: 'paid' }>,
): Promise<void> {
  await trx
    .updateTable('pay_order')
    .set({ paid_otherwise: `${payAmount} ${currency}`.slice(0, 60) })
    .where('order_no', '=', orderNo)
    .where('status', '<>', 'done')
    .execute();
}

/**
 * Closes the payment of an order that the player cancels, and ends the order. A cancelled order no longer counts for limits, so
 * it must not accept money either. `paid`: the company does not close it, because it was paid a moment ago; its callback is on
 * the way, or the next sweep asks. `underWay`: another request asks the company; the next sweep closes the payment.
 */
export async function closePayment(
  db: Db,
  services: Services,
  { order_no, operator_code }: { readonly order_no: string; readonly operator_code: string },
): Promise<'cancelled' | 'paid' | 'underWay'> {
  const isStored = await askAboutOrder(db, order_no, services.clock.now(), async (claim) => {
    const isClosed = await gatewayOf(services, operator_code).close(order_no);
    const at = services.clock.now();
    const { numUpdatedRows } = await db
      .updateTable('pay_order')
      .set({
        cancel_asked_at: null,
        ...(isClosed ? { status: 'failed', reason: 'cancelled', ended_at: at, pay_url: null } : { ask_at: at }),
      })
      .where('order_no', '=', order_no)
      .where('status', '=', 'pendingPayment')
      .where('claim', '=', claim)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });
  const { status } = await db
    .selectFrom('pay_order')
    .select('status')
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow();
  // It may be another request that has ended the order in the meantime.
  if (status !== 'pendingPayment') return status === 'failed' ? 'cancelled' : 'paid';
  return isStored === true ? 'paid' : 'underWay';
}

/** When the company is asked about an order again. Null a day after the order's end, and when it is paid. */
function nextAskOf(order: { asks: number; end: Date }, now: Date): Date | null {
  const next = nextAsk(order.asks, now);
  return next.getTime() > order.end.getTime() + DAY_MS ? null : next;
}

/**
 * Expires orders whose time is over. First asks the companies about orders without a callback, which may be lost: about
 * waiting orders, and for a day about orders that failed, because their money may arrive late. Called by the job queue;
 * `done` counts the orders that were decided or have expired.
 */
export async function expireOrders(db: Db, services: Services): Promise<Swept> {
  const now = services.clock.now();
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  const unpaid = await db
    .selectFrom('pay_order')
    .innerJoin('pay_channel', 'pay_channel.id', 'pay_order.channel_id')
    .select(['order_no', 'operator_code', 'asks', 'ask_at', 'expires_at', 'ended_at', 'cancel_asked_at'])
    .where((eb) =>
      eb.or([
        eb.and([eb('ask_at', '<=', now), eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', aDayAgo)])]),
        // The last moment to learn that a waiting order is paid.
        eb.and([eb('status', '=', 'pendingPayment'), eb('expires_at', '<=', now)]),
      ]),
    )
    .orderBy('ask_at')
    .limit(IN_ONE_SWEEP)
    .execute();
  const asked = await eachRow(
    unpaid,
    { name: ({ order_no }) => `order ${order_no}`, atOnce: ASKED_AT_ONCE },
    async ({ order_no, operator_code, asks, ask_at, expires_at, ended_at, cancel_asked_at }) => {
      // Stored first: a company that throws is not asked again before its time, and of two sweeps only one asks.
      const { numUpdatedRows } = await db
        .updateTable('pay_order')
        .set({ asks: asks + 1, ask_at: ask_at && nextAskOf({ asks: asks + 1, end: ended_at ?? expires_at }, now) })
        .where('order_no', '=', order_no)
        .where('asks', '=', asks)
        .where('ask_at', ask_at === null ? 'is' : '=', ask_at)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      const outcome = await gatewayOf(services, operator_code).outcomeOf(order_no);
      if (outcome?.state === 'paid' || outcome?.state === 'declined') {
        const settled = await settlePayment(db, services, order_no, outcome);
        // Thrown, so that the sweep logs it: the company says that something else was paid.
        if (settled instanceof Error) throw settled;
        return settled;
      }
      if (cancel_asked_at === null) return false;
      return (await closePayment(db, services, { order_no, operator_code })) === 'cancelled';
    },
  );
  return together([asked, { done: await endOverdue(db, services, now), failures: [] }]);
}

/** Ends orders whose time is over, and tells their players; returns how many. The next sweep ends the rest. */
async function endOverdue(db: Db, { site }: Pick<Services, 'site'>, now: Date): Promise<number> {
  return atomically(db, async (trx) => {
    const ended = await trx
      .updateTable('pay_order')
      .set((eb) => ({ status: 'failed', reason: 'expired', ended_at: eb.ref('expires_at'), pay_url: null }))
      .where('order_no', 'in', (eb) =>
        eb
          .selectFrom('pay_order')
          .select('order_no')
          .where('status', '=', 'pendingPayment')
          .where('expires_at', '<=', now)
          .orderBy('expires_at')
          .limit(IN_ONE_SWEEP)
          .forUpdate(),
      )
      .returning(['player_id', 'order_no', 'amount'])
      .execute();
    await sendMessages(
      trx,
      ended.map(({ player_id, order_no, amount }) =>
        messageOf(player_id, 'depositExpired', now, { amount: formatAmount(amount, site), orderNo: order_no }),
      ),
    );
    return ended.length;
  });
}
