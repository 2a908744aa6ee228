import { sql } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Player } from '../../operation.js';

type Bill = components['schemas']['Bill'];

/** A bill without the names that come from other tables. */
export interface BillPart {
  /** Of a transfer its id, of a deposit that moved no money its order number. */
  readonly bill_id: string;
  /** Null while no money has moved. */
  readonly transfer_id: string | null;
  /** Place in the ledger; null while no money has moved. */
  readonly seq: number | null;
  readonly bill_type: Bill['billType'];
  readonly transfer_type: Bill['transferType'];
  /** Minor units, negative if it left the wallet. Of a deposit that moved no money: what was asked for. */
  readonly amount: number;
  /** Null while no money has moved. */
  readonly balance_after: number | null;
  readonly status: Bill['status'];
  /** Why a deposit failed; null of anything else. */
  readonly reason: Bill['reason'];
  readonly game_id: number | null;
  readonly reference_no: string;
  readonly created_at: Date;
}

/**
 * The bills of a player by where they come from: money that left the wallet, money that came into it, and orders and manual
 * deposits that moved none (decision 031). All parts have the same columns. Each is read by an index of its own, newest first,
 * so that a page costs as much as its rows, whatever the player has ever done.
 */
export const billParts = (db: Db, player: Player, now: Date) => [
  intoWallet(db, player).$castTo<BillPart>().as('own'),
  outOfWallet(db, player).$castTo<BillPart>().as('own'),
  ordersWithoutMoney(db, player, now).$castTo<BillPart>().as('own'),
  manualDepositsWithoutMoney(db, player).$castTo<BillPart>().as('own'),
];

const outOfWallet = (db: Db, player: Player) =>
  db
    .selectFrom('transfer')
    .leftJoin('bill_kind', 'bill_kind.type', 'transfer.type')
    .leftJoin('transfer as ending', 'ending.resolves', 'transfer.id')
    .leftJoin('withdrawal', 'withdrawal.hold_id', 'transfer.id')
    .where('transfer.from_kind', '=', 'player_wallet')
    .where('transfer.from_player', '=', player.id)
    .select([
      sql`transfer.id::text`.as('bill_id'),
      'transfer.id as transfer_id',
      'transfer.seq',
      'bill_kind.bill_type',
      'bill_kind.transfer_type',
      sql`-transfer.amount`.as('amount'),
      'transfer.from_balance_after as balance_after',
      // The ledger knows that a hold has not ended; the withdrawal knows whether the review has approved it.
      sql`case when transfer.type <> 'withdraw_hold' then 'done'
        when withdrawal.status = 'pendingPayment' then 'pendingPayment'
        when ending.type is null then 'pendingReview'
        when ending.type = 'withdraw_void' then 'failed'
        else 'done' end`.as('status'),
      sql`null::text`.as('reason'),
      'transfer.game_id',
      'transfer.reference_no',
      'transfer.created_at',
    ]);

const intoWallet = (db: Db, player: Player) =>
  db
    .selectFrom('transfer')
    .leftJoin('bill_kind', 'bill_kind.type', 'transfer.type')
    .where('transfer.to_kind', '=', 'player_wallet')
    .where('transfer.to_player', '=', player.id)
    .select([
      sql`transfer.id::text`.as('bill_id'),
      'transfer.id as transfer_id',
      'transfer.seq',
      'bill_kind.bill_type',
      'bill_kind.transfer_type',
      'transfer.amount',
      'transfer.to_balance_after as balance_after',
      sql`'done'`.as('status'),
      sql`null::text`.as('reason'),
      'transfer.game_id',
      'transfer.reference_no',
      'transfer.created_at',
    ]);

/** An order whose time is over has failed, even before the sweep has run. */
const ordersWithoutMoney = (db: Db, player: Player, now: Date) => {
  const isExpired = sql<boolean>`(pay_order.status = 'pendingPayment' and pay_order.expires_at <= ${now})`;
  return db
    .selectFrom('pay_order')
    .where('pay_order.player_id', '=', player.id)
    .where('pay_order.status', '<>', 'done')
    .select([
      'pay_order.order_no as bill_id',
      sql`null::uuid`.as('transfer_id'),
      sql`null::bigint`.as('seq'),
      sql`'deposit'`.as('bill_type'),
      sql`'deposit'`.as('transfer_type'),
      'pay_order.amount',
      sql`null::bigint`.as('balance_after'),
      sql`case when ${isExpired} then 'failed' else pay_order.status end`.as('status'),
      sql`case when ${isExpired} then 'expired' else pay_order.reason end`.as('reason'),
      sql`null::bigint`.as('game_id'),
      'pay_order.order_no as reference_no',
      'pay_order.created_at',
    ]);
};

const manualDepositsWithoutMoney = (db: Db, player: Player) =>
  db
    .selectFrom('manual_deposit')
    .where('manual_deposit.player_id', '=', player.id)
    .where('manual_deposit.status', '<>', 'done')
    .select([
      'manual_deposit.order_no as bill_id',
      sql`null::uuid`.as('transfer_id'),
      sql`null::bigint`.as('seq'),
      sql`'deposit'`.as('bill_type'),
      sql`'deposit'`.as('transfer_type'),
      'manual_deposit.amount',
      sql`null::bigint`.as('balance_after'),
      sql`manual_deposit.status`.as('status'),
      sql`case when manual_deposit.status = 'failed' then 'declined' end`.as('reason'),
      sql`null::bigint`.as('game_id'),
      'manual_deposit.order_no as reference_no',
      'manual_deposit.created_at',
    ]);
