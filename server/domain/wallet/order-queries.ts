import { sql, type Selectable } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Database } from '../../db/schema.js';
import type { Db } from '../../db/open.js';
import type { Locale } from '../../base/locale.js';
import type { Player } from '../player.js';
import type { Services } from '../services.js';
import type { Channel } from './channels.js';
import { nameIn, type OrderName } from './order-name.js';
import { onWire } from './trade-states.js';

type Order = components['schemas']['Order'];
type OrderRow = Selectable<Database['pay_order']> & {
  channel_name: Record<Locale, string>;
  pay_type: Channel['pay_type'];
};

/** The base query of orders, with what their channel adds. */
export const orderRows = (db: Db) =>
  db
    .selectFrom('pay_order')
    .innerJoin('pay_channel', 'pay_channel.id', 'pay_order.channel_id')
    .selectAll('pay_order')
    .select(['pay_channel.name as channel_name', 'pay_channel.pay_type', 'pay_channel.operator_code']);

/** An order of the player by its number or idempotency key. An order of another player is not found. */
export async function findOrder(
  db: Db,
  services: Services,
  player: Player,
  by: OrderName,
  lang: Locale,
): Promise<Order | null> {
  const named = nameIn(by);
  if (named === null) return null;
  const row = await orderRows(db)
    .where('pay_order.player_id', '=', player.id)
    .where(named.column, '=', named.value)
    .executeTakeFirst();
  return row ? orderOf(row, services, lang) : null;
}

/** Orders of a player, newest first. */
export async function listOrders(
  db: Db,
  services: Services,
  player: Player,
  page: { status?: number; offset: number; limit: number },
  lang: Locale,
) {
  const now = services.clock.now();
  let own = orderRows(db).where('pay_order.player_id', '=', player.id);
  const status = (Object.keys(onWire) as (keyof typeof onWire)[]).find((name) => onWire[name] === page.status);
  // An expired order counts as failed, even before the sweep has run.
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
