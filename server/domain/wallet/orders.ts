import { randomBytes } from 'node:crypto';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import { refusal, type Refusal } from '../../contract/refusal.js';
import type { Database } from '../../db/schema.js';
import { atomically, type Db } from '../../db/open.js';
import { isViolationOf } from '../../db/violations.js';
import { post } from '../../ledger/post.js';
import type { Locale } from '../../locale.js';
import type { Player } from '../../operation.js';
import type { Services } from '../../services.js';
import type { Site } from '../../site.js';
import { tellPlayer, wordedAmount } from '../account/send-message.js';
import { isOn, siteSettings } from '../entry/site-settings.js';
import { isUuid } from '../uuid.js';
import {
  depositBonus,
  isBonusDue,
  issueDepositBonus,
  NO_BONUS,
  type DepositBonus,
} from '../promotions/deposit-bonus.js';
import { feeOf, todayLeft, type Channel } from './channels.js';
import { gatewayOf } from './gateway-of.js';
import { requireDepositTurnover } from './deposit-turnover.js';

type Order = components['schemas']['Order'];
type Quote = components['schemas']['Quote'];
type OrderRow = Selectable<Database['pay_order']> & {
  channel_name: Record<Locale, string>;
  pay_type: Channel['pay_type'];
};
export type Choice = components['schemas']['DepositChoice'];

/** A player may have this many orders waiting for payment. */
const mostWaiting = 3;
/** How long an order waits for its payment. */
const orderMs = 15 * 60_000;
const dayMs = 86_400_000;
/** E3. */
const onWire = { pendingReview: 0, failed: 1, pendingPayment: 2, done: 3 } as const;

/** The channel of a choice, or why it cannot be used now: an operator may have switched deposits off. */
export async function checked(
  db: Db,
  services: Services,
  player: Player,
  { channelId, amount }: Choice,
): Promise<Channel | Refusal> {
  if (!isOn((await siteSettings(db)).autoDepositFunctionStatus)) return refusal('channelClosed');
  const channel = await db.selectFrom('pay_channel').selectAll().where('id', '=', channelId).executeTakeFirst();
  if (!channel || !channel.is_open) return refusal('channelClosed');
  // A site that shows no decimals has none to pay with (D3).
  const isWhole = services.site.shownDecimals === 2 || amount % 100 === 0;
  if (!isWhole || amount < channel.min_amount || amount > channel.max_amount)
    return refusal('amountOutOfRange', 'amount');
  const left = await todayLeft(db, services, player.id, channel);
  return left !== null && amount > left ? refusal('dailyLimitReached', 'amount') : channel;
}

/** What a deposit costs and brings (E1). */
export function quoteOf(
  amount: number,
  channel: Channel,
  site: Site,
  { bonus, turnover }: DepositBonus = NO_BONUS,
): Quote {
  const fee = feeOf(amount, channel, site);
  return { amount, payAmount: amount + fee, fee, bonus, turnover };
}

/** Opens an order at a channel of the method and endpoint that it belongs to. Runs in the transaction of its key. */
export async function placeOrder(
  trx: Transaction<Database>,
  services: Services,
  player: Player,
  wanted: Choice & { method: string; endpoint: 'charge' | 'recharge'; key: string | null; lang: Locale },
): Promise<Order | Refusal> {
  const method = await trx
    .selectFrom('pay_method')
    .select('id')
    .where('method', '=', wanted.method)
    .where('endpoint', '=', wanted.endpoint)
    .executeTakeFirst();
  if (!method) return refusal('notFound');
  // One player's orders are placed one after the other, so that the limits hold.
  await trx.selectFrom('player').select('id').where('id', '=', player.id).forNoKeyUpdate().executeTakeFirstOrThrow();
  const channel = await checked(trx, services, player, wanted);
  if (channel instanceof Error) return channel;
  if (channel.method_id !== method.id) return refusal('notFound');
  const now = services.clock.now();
  const { waiting } = await trx
    .selectFrom('pay_order')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('player_id', '=', player.id)
    .where('status', '=', 'pendingPayment')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (waiting >= mostWaiting) return refusal('tooManyOrders');

  const offer = await depositBonus(trx, services, player.id, wanted);
  if (offer instanceof Error) return offer;
  const orderNo = randomBytes(16).toString('hex');
  const { payAmount, fee } = quoteOf(wanted.amount, channel, services.site);
  const expiresAt = new Date(now.getTime() + orderMs);
  const link = await gatewayOf(services, channel.operator_code).open(trx, {
    orderNo,
    payAmount,
    currency: services.site.currency,
    channelName: channel.name[wanted.lang],
    payType: channel.pay_type,
    expiresAt,
    at: now,
  });
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
      bonus: offer.bonus,
      turnover: offer.turnover,
      currency: services.site.currency,
      status: 'pendingPayment',
      reason: null,
      qr_content: link.qrContent,
      pay_url: link.payUrl,
      created_at: now,
      expires_at: expiresAt,
      ended_at: null,
    })
    .execute();
  await inserting.catch((error: unknown) => {
    // The other endpoint has taken the key: an order is looked for by it, so it can name but one.
    throw isViolationOf(error, 'pay_order_player_id_sent_under_key') ? refusal('keyReused') : error;
  });
  const order = await findOrder(trx, services, player, { orderNo }, wanted.lang);
  if (!order) throw new Error('the order that was just placed is not there');
  return order;
}

const orders = (db: Db) =>
  db
    .selectFrom('pay_order')
    .innerJoin('pay_channel', 'pay_channel.id', 'pay_order.channel_id')
    .selectAll('pay_order')
    .select(['pay_channel.name as channel_name', 'pay_channel.pay_type', 'pay_channel.operator_code']);

/** An order of the player by its number or the key it was sent under; "not yours" is "not there". */
export async function findOrder(
  db: Db,
  services: Services,
  player: Player,
  by: { orderNo: string } | { key: string },
  lang: Locale,
): Promise<Order | null> {
  const own = orders(db).where('pay_order.player_id', '=', player.id);
  if ('key' in by && !isUuid(by.key)) return null;
  const row = await (
    'key' in by ? own.where('sent_under', '=', by.key) : own.where('order_no', '=', by.orderNo)
  ).executeTakeFirst();
  return row ? orderOf(row, services, lang) : null;
}

/** Orders of a player, the newest first. */
export async function listOrders(
  db: Db,
  services: Services,
  player: Player,
  page: { status?: number; offset: number; limit: number },
  lang: Locale,
) {
  const now = services.clock.now();
  let own = orders(db).where('pay_order.player_id', '=', player.id);
  const status = (Object.keys(onWire) as (keyof typeof onWire)[]).find((name) => onWire[name] === page.status);
  // An order whose time is over is no longer one to pay, whether or not the clean-up has come by.
  const isOver = sql<boolean>`(pay_order.status = 'pendingPayment' and pay_order.expires_at <= ${now})`;
  if (status === 'failed') own = own.where((eb) => eb.or([eb('pay_order.status', '=', status), isOver]));
  else if (status) own = own.where('pay_order.status', '=', status).where((eb) => eb.not(isOver));
  const rows = await own
    .orderBy('pay_order.created_at', 'desc')
    .orderBy('order_no')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { total } = await own
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => orderOf(row, services, lang)), total };
}

function orderOf(row: OrderRow, { clock }: Services, lang: Locale): Order {
  const isOpen = row.status === 'pendingPayment' && row.expires_at > clock.now();
  const isOver = row.status === 'pendingPayment' && !isOpen;
  return {
    orderNo: row.order_no,
    status: isOver ? onWire.failed : onWire[row.status],
    reason: isOver ? 'expired' : row.reason,
    amount: row.amount,
    payAmount: row.pay_amount,
    fee: row.fee,
    channelId: row.channel_id,
    channelName: row.channel_name[lang],
    payType: row.pay_type,
    payUrl: isOpen ? row.pay_url : null,
    qrContent: isOpen ? row.qr_content : null,
    createTime: row.created_at.toISOString(),
    expireTime: row.expires_at.toISOString(),
    endTime: (isOver ? row.expires_at : row.ended_at)?.toISOString() ?? null,
    activityId: row.activity_id,
    bonus: row.bonus,
    turnover: row.turnover,
    serverTime: clock.now().toISOString(),
  };
}

/**
 * What the payment company says of a payment: its callback. Money posts once, by the order's number; a payment that
 * arrives after the order's end is still the player's money. Answers false for an order that is already decided.
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
      await tellPlayer(trx, row.player_id, 'depositDone', at, {
        amount: wordedAmount(row.amount, services.site),
        orderNo,
      });
      // A promotion asks for its own stakes, the deposit's among them.
      if (hasBonus) await issueDepositBonus(trx, row, at);
      else await requireDepositTurnover(trx, { playerId: row.player_id, orderNo, amount: row.amount, at });
    }
    return true;
  });
}

/** Gives up an order that nobody paid, here and at the company. Repeating is safe. */
export async function cancelOrder(
  db: Db,
  services: Services,
  player: Player,
  orderNo: string,
): Promise<Refusal | null> {
  return atomically(db, async (trx) => {
    const row = await orders(trx)
      .where('order_no', '=', orderNo)
      .where('player_id', '=', player.id)
      .forUpdate('pay_order')
      .executeTakeFirst();
    if (!row) return refusal('notFound');
    if (row.status === 'failed') return null;
    if (row.status !== 'pendingPayment') return refusal('orderNotCancellable');
    // An order that counts for no limit any more must take no money either; what was paid a moment ago is on its way.
    if (!(await gatewayOf(services, row.operator_code).close(trx, orderNo))) return refusal('orderNotCancellable');
    await trx
      .updateTable('pay_order')
      .set({ status: 'failed', reason: 'cancelled', ended_at: services.clock.now(), pay_url: null })
      .where('order_no', '=', orderNo)
      .execute();
    return null;
  });
}

/**
 * Ends the orders whose time is over, after asking the company about all that wait and about those that were given up or
 * ran out in the last day: its callback may have been lost.
 * Called by the job queue; answers how many have expired.
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
