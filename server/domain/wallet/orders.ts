import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { refusal, type Refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import { atomically, type Db } from '../../db/open.js';
import { isViolationOf } from '../../db/violations.js';
import type { Locale } from '../../base/locale.js';
import type { Player } from '../player.js';
import type { Services } from '../services.js';
import { isShowable, type Site } from '../../base/site.js';
import { firstAsk } from '../backoff.js';
import { isOn, siteSettings } from '../entry/site-settings.js';
import { agreedBonus, NO_BONUS, type ConfirmedBonus, type DepositBonus } from '../promotions/deposit-bonus.js';
import { feeOf, todayLeft, type Channel } from './channels.js';
import { gatewayOf, isWired } from './gateway-of.js';
import { askAboutOrder } from './order-claims.js';
import { closePayment } from './order-outcomes.js';
import type { OrderName } from './order-name.js';
import { findOrder, isExpired, orderRows, type OrderRow } from './order-queries.js';
import { returnPathOf } from './return-path.js';

/** What a player wants to deposit. */
interface Choice {
  readonly channelId: string;
  /** Minor units. */
  readonly amount: number;
  /** The promotion whose bonus is wanted. */
  readonly activityId?: string;
  /** The bank to pay from. */
  readonly bankCode?: string;
}

/** The most orders of a player that wait for payment. */
const mostWaiting = 3;
/** How long an order waits for its payment, in ms. */
const orderMs = 15 * 60_000;

/** The channel of a choice, or the refusal if it cannot be used now: an operator may have switched deposits off. */
export async function usableChannel(
  db: Db,
  services: Services,
  player: Player,
  { channelId, amount }: Choice,
): Promise<Channel | Refusal> {
  if (!isOn((await siteSettings(db)).autoDepositFunctionStatus)) return refusal('channelClosed');
  const channel = await db.selectFrom('pay_channel').selectAll().where('id', '=', channelId).executeTakeFirst();
  if (!channel || !channel.is_open || !isWired(services, channel.operator_code)) return refusal('channelClosed');
  if (!isShowable(amount, services.site) || amount < channel.min_amount || amount > channel.max_amount)
    return refusal('amountOutOfRange', 'amount');
  const left = await todayLeft(db, services, player.id, channel);
  return left !== null && amount > left ? refusal('dailyLimitReached', 'amount') : channel;
}

/** The costs and the bonus of a deposit (E1). */
export function quoteOf(amount: number, channel: Channel, site: Site, { bonus, turnover }: DepositBonus = NO_BONUS) {
  const fee = feeOf(amount, channel, site);
  return { amount, payAmount: amount + fee, fee, bonus, turnover };
}

/**
 * Stores an order at a channel of the given payment method and endpoint; `openPayment` then opens its payment at the
 * company. Runs in the transaction of its idempotency key. Throws `Refusal`.
 */
export async function placeOrder(
  trx: Transaction<Database>,
  services: Services,
  player: Player,
  wanted: Choice & { method: string; endpoint: 'charge' | 'recharge'; key: string | null; confirmed: ConfirmedBonus },
): Promise<void> {
  const method = await trx
    .selectFrom('pay_method')
    .select('id')
    .where('method', '=', wanted.method)
    .where('endpoint', '=', wanted.endpoint)
    .executeTakeFirst();
  if (!method) throw refusal('notFound');
  // One player's orders are placed one after the other, so that the limits hold.
  await trx.selectFrom('player').select('id').where('id', '=', player.id).forNoKeyUpdate().executeTakeFirstOrThrow();
  const channel = await usableChannel(trx, services, player, wanted);
  if (channel instanceof Error) throw channel;
  if (channel.method_id !== method.id) throw refusal('notFound');
  const { bankCode } = wanted;
  if (bankCode !== undefined && !(await isBankOf(trx, channel.id, bankCode))) throw refusal('bankUnknown', 'bankCode');
  const now = services.clock.now();
  const { waiting } = await trx
    .selectFrom('pay_order')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('player_id', '=', player.id)
    .where('status', '=', 'pendingPayment')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (waiting >= mostWaiting) throw refusal('tooManyOrders');

  const offer = await agreedBonus(trx, services, player.id, wanted);
  if (offer instanceof Error) throw offer;
  const orderNo = randomBytes(16).toString('hex');
  const { payAmount, fee } = quoteOf(wanted.amount, channel, services.site);
  const expiresAt = new Date(now.getTime() + orderMs);
  const inserting = trx
    .insertInto('pay_order')
    .values({
      order_no: orderNo,
      player_id: player.id,
      channel_id: channel.id,
      sent_under: wanted.key,
      amount: wanted.amount,
      pay_amount: payAmount,
      fee,
      activity_id: offer.activityId,
      bank_code: bankCode ?? null,
      bonus: offer.bonus,
      turnover: offer.turnover,
      currency: services.site.currency,
      status: 'pendingPayment',
      reason: null,
      qr_content: null,
      pay_url: null,
      created_at: now,
      expires_at: expiresAt,
      ended_at: null,
      ...firstAsk(now),
    })
    .execute();
  await inserting.catch((error: unknown) => {
    // An order of the other endpoint has this key. traceOrder finds orders by key, so a key names only one order.
    throw isViolationOf(error, 'pay_order_player_id_sent_under_key') ? refusal('keyReused') : error;
  });
}

/** Whether a channel can be paid from a bank. */
const isBankOf = async (trx: Transaction<Database>, channelId: string, bankCode: string): Promise<boolean> =>
  (await trx
    .selectFrom('pay_channel_bank')
    .select('bank_code')
    .where('channel_id', '=', channelId)
    .where('bank_code', '=', bankCode)
    .executeTakeFirst()) !== undefined;

/** Whether the payment of an order is not open at its company yet. */
const waitsForLink = (order: OrderRow, now: Date): boolean =>
  order.status === 'pendingPayment' && !isExpired(order, now) && order.pay_url === null;

/**
 * The player's order. Its payment is opened at the company first, if that has not happened: a request may have stopped
 * after it had stored the order. May be repeated; while another request asks the company, the order has no link yet. Throws
 * `NoClearAnswer`.
 */
export async function openPayment(
  db: Db,
  services: Services,
  player: Player,
  by: OrderName,
  { lang, origin }: { readonly lang: Locale; readonly origin: string },
): Promise<OrderRow | null> {
  const found = await findOrder(db, player, by);
  if (found === null || !waitsForLink(found, services.clock.now())) return found;
  const { order_no: orderNo } = found;
  await askAboutOrder(db, orderNo, services.clock.now(), async (claim) => {
    const row = await orderRows(db).where('order_no', '=', orderNo).executeTakeFirstOrThrow();
    // Another request has opened it between the look above and the claim.
    if (row.pay_url !== null) return;
    const link = await gatewayOf(services, row.operator_code).open({
      orderNo,
      payAmount: row.pay_amount,
      currency: row.currency,
      channelName: row.channel_name[lang],
      payType: row.pay_type,
      bankCode: row.bank_code,
      expiresAt: row.expires_at,
      at: row.created_at,
      returnUrl: `${origin}${returnPathOf(orderNo)}`,
      lang,
    });
    await db
      .updateTable('pay_order')
      .set({ pay_url: link.payUrl, qr_content: link.qrContent, company_reference: link.reference ?? null })
      .where('order_no', '=', orderNo)
      .where('status', '=', 'pendingPayment')
      .where('claim', '=', claim)
      .execute();
  });
  return findOrder(db, player, { orderNo });
}

/**
 * Cancels an unpaid order here and at the payment company. May be repeated. The wish is stored before the company is
 * asked: after a crash, or while another request asks the company about the order, the sweep cancels it.
 */
export async function cancelOrder(
  db: Db,
  services: Services,
  player: Player,
  orderNo: string,
): Promise<Refusal | null> {
  const wished = await atomically(db, async (trx) => {
    const row = await orderRows(trx)
      .where('order_no', '=', orderNo)
      .where('player_id', '=', player.id)
      .forUpdate('pay_order')
      .executeTakeFirst();
    if (!row) return refusal('notFound');
    if (row.status === 'failed') return null;
    if (row.status !== 'pendingPayment') return refusal('orderNotCancellable');
    const now = services.clock.now();
    await trx
      .updateTable('pay_order')
      .set({ cancel_asked_at: row.cancel_asked_at ?? now, ask_at: now })
      .where('order_no', '=', orderNo)
      .execute();
    return row;
  });
  if (wished === null || wished instanceof Error) return wished;
  return (await closePayment(db, services, wished)) === 'paid' ? refusal('orderNotCancellable') : null;
}
