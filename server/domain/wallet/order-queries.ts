import { sql } from 'kysely';
import type { Db } from '../../db/open.js';
import type { Player } from '../player.js';
import { nameIn, type OrderName } from './order-name.js';

/** The base query of orders, with what their channel adds. */
export const orderRows = (db: Db) =>
  db
    .selectFrom('pay_order')
    .innerJoin('pay_channel', 'pay_channel.id', 'pay_order.channel_id')
    .selectAll('pay_order')
    .select(['pay_channel.name as channel_name', 'pay_channel.pay_type', 'pay_channel.operator_code']);

export type OrderRow = Awaited<ReturnType<ReturnType<typeof orderRows>['executeTakeFirstOrThrow']>>;

/** Whether an order's time is over. It counts as failed, even before the sweep has run. */
export const isExpired = ({ status, expires_at }: Pick<OrderRow, 'status' | 'expires_at'>, now: Date): boolean =>
  status === 'pendingPayment' && expires_at <= now;

/** An order of the player by its number or idempotency key. An order of another player is not found. */
export async function findOrder(db: Db, player: Player, by: OrderName): Promise<OrderRow | null> {
  const named = nameIn(by);
  if (named === null) return null;
  const row = await orderRows(db)
    .where('pay_order.player_id', '=', player.id)
    .where(named.column, '=', named.value)
    .executeTakeFirst();
  return row ?? null;
}

/** Orders of a player, newest first. */
export async function listOrders(
  db: Db,
  player: Player,
  { status, offset, limit }: { status: OrderRow['status'] | undefined; offset: number; limit: number },
  now: Date,
) {
  let own = orderRows(db).where('pay_order.player_id', '=', player.id);
  const isOver = sql<boolean>`(pay_order.status = 'pendingPayment' and pay_order.expires_at <= ${now})`;
  if (status === 'failed') own = own.where((eb) => eb.or([eb('pay_order.status', '=', status), isOver]));
  else if (status) own = own.where('pay_order.status', '=', status).where((eb) => eb.not(isOver));
  const rows = await own
    .orderBy('pay_order.created_at', 'desc')
    .orderBy('order_no')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await own
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
