import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Player } from '../player.js';

type Bill = Selectable<Database['bill']>;
type Order = Selectable<Database['pay_order']>;

/** A bill without the names that come from other tables. */
export interface BillPart {
  /** Of a transfer its id, of a deposit that moved no money its order number. */
  readonly bill_id: string;
  /** Null while no money has moved. */
  readonly transfer_id: string | null;
  /** Place in the ledger; null while no money has moved. */
  readonly seq: number | null;
  readonly bill_type: Bill['bill_type'];
  readonly transfer_type: Bill['transfer_type'];
  /** Minor units, negative if it left the wallet. Of a deposit that moved no money: what was asked for. */
  readonly amount: number;
  /** Null while no money has moved. */
  readonly balance_after: number | null;
  readonly status: Order['status'];
  /** Why a deposit failed; null of anything else. */
  readonly reason: Order['reason'];
  readonly game_id: number | null;
  readonly reference_no: string;
  readonly created_at: Date;
}

/**
 * The bills of a player by where they come from: money that left the wallet, money that came into it, and orders and manual
 * deposits that moved none (decision 031). All parts have the same columns in the same order, so that a union can hold them.
 * Each is read by an index of its own, newest first: a page costs as much as its rows, whatever the player has ever done.
 */
export const billParts = (db: Db, player: Player, now: Date) => [
  intoWallet(db, player).$castTo<BillPart>().as('own'),
  outOfWallet(db, player).$castTo<BillPart>().as('own'),
  ordersWithoutMoney(db, player, now).$castTo<BillPart>().as('own'),
  manualDepositsWithoutMoney(db, player).$castTo<BillPart>().as('own'),
];

const columns = [
  'seq',
  'bill_type',
  'transfer_type',
  'amount',
  'balance_after',
  'game_id',
  'reference_no',
  'created_at',
] as const;

/** The ledger knows that a hold has not ended; the withdrawal knows whether the review has approved it. */
const outOfWallet = (db: Db, player: Player) =>
  db
    .selectFrom('bill_out_of_wallet as bill')
    .leftJoin('withdrawal', 'withdrawal.hold_id', 'bill.bill_id')
    .where('bill.player_id', '=', player.id)
    .select(columns.map((column) => `bill.${column}` as const))
    .select([
      sql`bill.bill_id::text`.as('bill_id'),
      'bill.bill_id as transfer_id',
      sql`case when withdrawal.status = 'pendingPayment' then 'pendingPayment' else bill.status end`.as('status'),
      sql`null::text`.as('reason'),
    ]);

const intoWallet = (db: Db, player: Player) =>
  db
    .selectFrom('bill_into_wallet as bill')
    .where('bill.player_id', '=', player.id)
    .select(columns.map((column) => `bill.${column}` as const))
    .select([
      sql`bill.bill_id::text`.as('bill_id'),
      'bill.bill_id as transfer_id',
      'bill.status',
      sql`null::text`.as('reason'),
    ]);

/** An order whose time is over has failed, even before the sweep has run. */
const ordersWithoutMoney = (db: Db, player: Player, now: Date) => {
  const isExpired = sql<boolean>`(pay_order.status = 'pendingPayment' and pay_order.expires_at <= ${now})`;
  return db
    .selectFrom('pay_order')
    .where('pay_order.player_id', '=', player.id)
    .where('pay_order.status', '<>', 'done')
    .select([
      sql`null::bigint`.as('seq'),
      sql`'deposit'`.as('bill_type'),
      sql`'deposit'`.as('transfer_type'),
      'pay_order.amount',
      sql`null::bigint`.as('balance_after'),
      sql`null::bigint`.as('game_id'),
      'pay_order.order_no as reference_no',
      'pay_order.created_at',
      'pay_order.order_no as bill_id',
      sql`null::uuid`.as('transfer_id'),
      sql`case when ${isExpired} then 'failed' else pay_order.status end`.as('status'),
      sql`case when ${isExpired} then 'expired' else pay_order.reason end`.as('reason'),
    ]);
};

const manualDepositsWithoutMoney = (db: Db, player: Player) =>
  db
    .selectFrom('manual_deposit')
    .where('manual_deposit.player_id', '=', player.id)
    .where('manual_deposit.status', '<>', 'done')
    .select([
      sql`null::bigint`.as('seq'),
      sql`'deposit'`.as('bill_type'),
      sql`'deposit'`.as('transfer_type'),
      'manual_deposit.amount',
      sql`null::bigint`.as('balance_after'),
      sql`null::bigint`.as('game_id'),
      'manual_deposit.order_no as reference_no',
      'manual_deposit.created_at',
      'manual_deposit.order_no as bill_id',
      sql`null::uuid`.as('transfer_id'),
      sql`manual_deposit.status`.as('status'),
      sql`case when manual_deposit.status = 'failed' then 'declined' end`.as('reason'),
    ]);
