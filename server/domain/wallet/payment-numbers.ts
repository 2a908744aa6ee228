import { sql } from 'kysely';
import type { Db } from '../../db/open.js';
import type { Player } from '../player.js';
import { isUuid } from '../../base/uuid.js';
import type { OrderName } from './order-name.js';

/** Pages shorten an order number, and QR Ph cuts it to 25 characters. Eight are 32 random bits, unique among one player's. */
const PART = /^[0-9a-f]{8,31}$/;
const WHOLE = /^[0-9a-f]{32}$/;

/** A number as it is compared: people copy it with spaces, hyphens and other capitals. */
const plain = (column: string) => sql<string>`upper(regexp_replace(${sql.ref(column)}, '[[:space:]-]', '', 'g'))`;

/**
 * The names of the player's orders that a number on a bill or a receipt may mean, the most exact first. A number of another
 * player's order leads to nothing, because each name is looked up among the player's own orders.
 */
export async function namesOfNumber(db: Db, player: Player, number: string): Promise<OrderName[]> {
  const compact = number.replaceAll(/[\s-]/g, '').toUpperCase();
  const hex = compact.toLowerCase();
  const numbers = [
    ...(WHOLE.test(hex) ? [hex, ...(await ordersOfBill(db, player, hex))] : []),
    ...(compact === '' ? [] : await ordersOfReceipt(db, player, compact)),
    ...(PART.test(hex) ? await ordersOfPart(db, player, hex) : []),
  ];
  const key = uuidOf(hex);
  return [...new Set(numbers)].map((orderNo): OrderName => ({ orderNo })).concat(isUuid(key) ? [{ key }] : []);
}

const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The order whose money a bill moved. */
async function ordersOfBill(db: Db, player: Player, hex: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bill')
    .select('reference_no')
    .where('player_id', '=', player.id)
    .where('bill_id', '=', uuidOf(hex))
    .execute();
  return rows.map((row) => row.reference_no);
}

/** Orders by the number that a bank, a wallet or a payment company gave. A number that was rejected may be reported again. */
async function ordersOfReceipt(db: Db, player: Player, compact: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pay_order')
    .select(['order_no', 'created_at'])
    .where('player_id', '=', player.id)
    .where(plain('company_reference'), '=', compact)
    .unionAll(
      db
        .selectFrom('manual_deposit')
        .select(['order_no', 'created_at'])
        .where('player_id', '=', player.id)
        .where(plain('transaction_no'), '=', compact),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.order_no);
}

/** Orders by the beginning of their number, the newest first. */
async function ordersOfPart(db: Db, player: Player, part: string): Promise<string[]> {
  const begins = `${part}%`;
  const rows = await db
    .selectFrom('pay_order')
    .select(['order_no', 'created_at'])
    .where('player_id', '=', player.id)
    .where('order_no', 'like', begins)
    .unionAll(
      db
        .selectFrom('withdrawal')
        .select(['order_no', 'created_at'])
        .where('player_id', '=', player.id)
        .where('order_no', 'like', begins),
    )
    .unionAll(
      db
        .selectFrom('manual_deposit')
        .select(['order_no', 'created_at'])
        .where('player_id', '=', player.id)
        .where('order_no', 'like', begins),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.order_no);
}
