import type { Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import type { Circumstances } from '../../domain/asked.js';
import type { Player } from '../../domain/player.js';
import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import { findManualDeposit } from '../../domain/wallet/manual-deposits.js';
import type { OrderName } from '../../domain/wallet/order-name.js';
import * as orderQueries from '../../domain/wallet/order-queries.js';
import * as orders from '../../domain/wallet/orders.js';
import * as paymentCallback from '../../domain/wallet/payment-callback.js';
import { namesOfNumber } from '../../domain/wallet/payment-numbers.js';
import { findWithdrawal } from '../../domain/wallet/withdrawals.js';
import { forAnyone, forPlayer, type Answer, type Call } from '../operation.js';
import { resultShown } from './deposit-bonus.js';
import { manualDepositOf } from './shown-manual-deposits.js';
import { orderOf } from './shown-orders.js';
import { withdrawalOf } from './shown-withdrawals.js';
import { onWire } from './trade-states.js';

/** Opens the payment of the order that `placeAt` has stored. */
const open = async ({ db, services, player, headers, lang, origin }: Circumstances<Player>) => {
  const order = await orders.openPayment(db, services, player, { key: headers.idempotencyKey ?? '' }, { lang, origin });
  return order === null ? refusal('notFound') : { data: orderOf(order, services, lang) };
};

/** Stores an order at a method of the endpoint. A response without a link is not kept. */
const placeAt = (endpoint: 'charge' | 'recharge') => ({
  isFinal: ({ data: { status, payUrl } }: Answer<'charge' | 'recharge'>) =>
    status !== onWire.pendingPayment || payUrl !== null,
  intend: (
    { services, player, path, body: { bonus, turnover, ...choice }, headers }: Call<'charge' | 'recharge', Player>,
    trx: Transaction<Database>,
  ) =>
    orders.placeOrder(trx, services, player, {
      ...choice,
      method: path.method,
      endpoint,
      key: headers.idempotencyKey,
      confirmed: { bonus, turnover },
    }),
});

/** Opens a gateway order (redirect or QR). Repeating it under the same key returns the same order (B5, E1). */
export const charge = forPlayer('charge', open, placeAt('charge'));

/** Opens a direct order. Repeating it under the same key returns the same order (B5, E1). */
export const recharge = forPlayer('recharge', open, placeAt('recharge'));

/** The status of an order, read with its owner's token. */
export const getOrderStatus = forPlayer('getOrderStatus', async ({ db, services, player, path, lang }) => {
  const order = await orderQueries.findOrder(db, player, { orderNo: path.orderNo });
  if (order === null) return refusal('notFound');
  const result = await resultShown(db, { playerId: player.id, orderNo: order.order_no, lang });
  return { data: { ...orderOf(order, services, lang), result } };
});

/** Orders, the newest first. */
export const listOrders = forPlayer('listOrders', async ({ db, services, player, query, lang }) => {
  const page = pageOf(query);
  const status = (Object.keys(onWire) as (keyof typeof onWire)[]).find((name) => onWire[name] === query.status);
  const { rows, total } = await orderQueries.listOrders(
    db,
    player,
    { status, offset: offsetOf(page), limit: page.limit },
    services.clock.now(),
  );
  return { rows: rows.map((row) => orderOf(row, services, lang)), total };
});

/** Cancels an order that is not paid. May be repeated. */
export const cancelOrder = forPlayer('cancelOrder', async ({ db, services, player, path, lang }) => {
  const refused = await orders.cancelOrder(db, services, player, path.orderNo);
  if (refused) return refused;
  const order = await orderQueries.findOrder(db, player, { orderNo: path.orderNo });
  return order ? { data: orderOf(order, services, lang) } : refusal('notFound');
});

/**
 * Finds an order of any kind by its number or by its idempotency key: the request after a lost response (B4). Opens the
 * payment of a deposit if the lost request had not. Also finds it by any number that a bill or a receipt shows.
 */
export const traceOrder = forPlayer('traceOrder', async ({ db, services, player, body, lang, origin }) => {
  const names: OrderName[] = [];
  if (body.orderNo !== undefined) names.push({ orderNo: body.orderNo });
  if (body.referenceNo !== undefined) names.push({ key: body.referenceNo });
  if (body.number !== undefined) names.push(...(await namesOfNumber(db, player, body.number)));
  for (const by of names) {
    const deposit = await orders.openPayment(db, services, player, by, { lang, origin });
    if (deposit !== null) {
      const result = await resultShown(db, { playerId: player.id, orderNo: deposit.order_no, lang });
      return { data: { kind: 'deposit' as const, order: { ...orderOf(deposit, services, lang), result } } };
    }
    const withdrawal = await findWithdrawal(db, player, by);
    if (withdrawal !== null)
      return { data: { kind: 'withdrawal' as const, order: withdrawalOf(withdrawal, services, lang) } };
    const manualDeposit = await findManualDeposit(db, player, by);
    if (manualDeposit !== null)
      return { data: { kind: 'manualDeposit' as const, order: manualDepositOf(manualDeposit, services, lang) } };
  }
  return { data: null };
});

/** The signed callback of a payment company; may be repeated. */
export const receivePayment = forAnyone('receivePayment', async ({ db, services, path, body, received }) => {
  const settled = await paymentCallback.receivePayment(db, services, {
    channel: path.channel,
    callback: body,
    received,
  });
  return settled instanceof Error ? settled : { data: { settled } };
});
