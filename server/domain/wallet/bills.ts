import { sql } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Locale } from '../../locale.js';
import type { Player } from '../../operation.js';
import { countedTo, offsetOf, type Page } from '../lobby/paging.js';
import { isUuid } from '../uuid.js';

type Bill = components['schemas']['Bill'];
export interface BillFilter {
  readonly type?: Bill['billType'];
  readonly transferType?: NonNullable<Bill['transferType']>;
  /** `ended`: done or failed. */
  readonly status?: Bill['status'] | 'ended';
  readonly startTime?: string;
  readonly endTime?: string;
}

/** The ledger knows that a hold has not ended; the withdrawal knows whether the review has approved it. */
const statusAt = (now: Date) =>
  sql<Bill['status']>`case when withdrawal.status = 'pendingPayment' then 'pendingPayment'
    when wallet_bill.expires_at <= ${now} then 'failed' else wallet_bill.status end`;

/** An order whose time is over has failed, even before the sweep has run. */
const reasonAt = (now: Date) =>
  sql<Bill['reason']>`case when wallet_bill.expires_at <= ${now} then 'expired' else wallet_bill.reason end`;

/** A deposit, and the bonus that came with it. */
const ofDeposit = ['deposit', 'rewards'] as const;

/** The bills of a player, without the names that come from other tables. */
const ownBills = (db: Db, player: Player, now: Date) =>
  db
    .selectFrom('wallet_bill')
    .leftJoin('withdrawal', 'withdrawal.hold_id', 'wallet_bill.transfer_id')
    .where('wallet_bill.player_id', '=', player.id)
    .select([
      statusAt(now).as('status'),
      reasonAt(now).as('reason'),
      'wallet_bill.bill_id',
      'wallet_bill.seq',
      'wallet_bill.bill_type',
      'wallet_bill.transfer_type',
      'wallet_bill.amount',
      'wallet_bill.balance_after',
      'wallet_bill.game_id',
      'wallet_bill.reference_no',
      'wallet_bill.created_at',
    ]);

/** The same with these names. They are looked up for the rows of one page alone, not for all that the page is chosen from. */
const withNames = (db: Db, found: ReturnType<typeof ownBills>) =>
  db
    .selectFrom(found.as('own'))
    .leftJoin('game', 'game.id', 'own.game_id')
    .leftJoin('pay_order', (join) =>
      join.onRef('pay_order.order_no', '=', 'own.reference_no').on('own.bill_type', 'in', ofDeposit),
    )
    .leftJoin('pay_channel', 'pay_channel.id', 'pay_order.channel_id')
    .leftJoin('manual_deposit', (join) =>
      join.onRef('manual_deposit.order_no', '=', 'own.reference_no').on('own.bill_type', 'in', ofDeposit),
    )
    .leftJoin('manual_bank', 'manual_bank.id', 'manual_deposit.bank_id')
    .leftJoin('bank', 'bank.code', 'manual_bank.bank_code')
    .selectAll('own')
    .select([
      'game.name as game_name',
      'pay_channel.name as channel_name',
      'bank.name as bank_name',
      'pay_order.order_no as deposit_no',
      'manual_deposit.order_no as manual_deposit_no',
    ]);

/** Transfers of a player's wallet and deposits that moved no money, newest first: views, not tables (decision 031). */
export async function listBills(db: Db, player: Player, filter: BillFilter, page: Page, { now, lang }: BillReading) {
  let own = ownBills(db, player, now);
  if (filter.type) own = own.where('wallet_bill.bill_type', '=', filter.type);
  if (filter.transferType) own = own.where('wallet_bill.transfer_type', '=', filter.transferType);
  if (filter.status === 'ended') own = own.where(statusAt(now), 'in', ['done', 'failed']);
  else if (filter.status) own = own.where(statusAt(now), '=', filter.status);
  if (filter.startTime) own = own.where('wallet_bill.created_at', '>=', new Date(filter.startTime));
  if (filter.endTime) own = own.where('wallet_bill.created_at', '<', new Date(filter.endTime));
  const newest = own
    .orderBy('wallet_bill.created_at', 'desc')
    .orderBy('wallet_bill.seq', 'desc')
    .orderBy('wallet_bill.bill_id')
    .offset(offsetOf(page))
    .limit(page.limit);
  const rows = await withNames(db, newest)
    .orderBy('own.created_at', 'desc')
    .orderBy('own.seq', 'desc')
    .orderBy('own.bill_id')
    .execute();
  const { total } = await db
    .selectFrom(own.limit(countedTo(page)).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => billOf(row, lang)), total };
}

/** One bill of the player, by its id or, for a deposit, by its order number, which it keeps once the money has moved. */
export async function findBill(db: Db, player: Player, id: string, { now, lang }: BillReading): Promise<Bill | null> {
  const own = ownBills(db, player, now);
  const found = isUuid(id)
    ? own.where('wallet_bill.transfer_id', '=', id)
    : own.where('wallet_bill.reference_no', '=', id).where('wallet_bill.bill_type', '=', 'deposit');
  const row = await withNames(db, found).executeTakeFirst();
  return row ? billOf(row, lang) : null;
}

/** When bills are read, and in which language. */
interface BillReading {
  readonly now: Date;
  readonly lang: Locale;
}
type BillRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

const billOf = (row: BillRow, lang: Locale): Bill => ({
  billId: row.bill_id,
  billType: row.bill_type,
  transferType: row.transfer_type,
  amount: row.amount,
  balanceAfter: row.balance_after,
  status: row.status,
  reason: row.reason,
  gameId: row.game_id === null ? null : String(row.game_id),
  gameName: row.game_name,
  channelName: row.bill_type === 'deposit' ? (row.channel_name?.[lang] ?? row.bank_name) : null,
  referenceNo: row.reference_no,
  origin: originOf(row),
  createTime: row.created_at.toISOString(),
});

function originOf({ deposit_no, manual_deposit_no, transfer_type }: BillRow): Bill['origin'] {
  if (deposit_no !== null) return 'deposit';
  if (manual_deposit_no !== null) return 'manualDeposit';
  if (transfer_type === 'withdraw') return 'withdrawal';
  return transfer_type === 'toPromotion' || transfer_type === 'promotionSettlement' ? 'promotionRecord' : null;
}
