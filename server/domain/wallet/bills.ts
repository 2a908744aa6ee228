import { sql } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Locale } from '../../locale.js';
import type { Player } from '../../operation.js';
import { isUuid } from '../uuid.js';

type Bill = components['schemas']['Bill'];
export interface BillFilter {
  readonly type?: Bill['billType'];
  readonly transferType?: NonNullable<Bill['transferType']>;
  readonly status?: Bill['status'];
  readonly startTime?: string;
  readonly endTime?: string;
}

/** The ledger knows that a hold has not ended; the withdrawal knows whether the review has approved it. */
const billStatus = sql<
  Bill['status']
>`case when withdrawal.status = 'pendingPayment' then 'pendingPayment' else bill.status end`;

const bills = (db: Db) =>
  db
    .selectFrom('bill')
    .leftJoin('game', 'game.id', 'bill.game_id')
    .leftJoin('pay_order', (join) =>
      join.onRef('pay_order.order_no', '=', 'bill.reference_no').on('bill.bill_type', '=', 'deposit'),
    )
    .leftJoin('pay_channel', 'pay_channel.id', 'pay_order.channel_id')
    .leftJoin('manual_deposit', (join) =>
      join.onRef('manual_deposit.order_no', '=', 'bill.reference_no').on('bill.bill_type', '=', 'deposit'),
    )
    .leftJoin('manual_bank', 'manual_bank.id', 'manual_deposit.bank_id')
    .leftJoin('bank', 'bank.code', 'manual_bank.bank_code')
    .leftJoin('withdrawal', 'withdrawal.hold_id', 'bill.bill_id')
    .select([
      billStatus.as('status'),
      'bill.bill_id',
      'bill.bill_type',
      'bill.transfer_type',
      'bill.amount',
      'bill.balance_after',
      'bill.game_id',
      'bill.reference_no',
      'bill.created_at',
      'game.name as game_name',
      'pay_channel.name as channel_name',
      'bank.name as bank_name',
    ]);

/** Transfers of a player's wallet, newest first: a view of the ledger, not a second table. */
export async function listBills(
  db: Db,
  player: Player,
  filter: BillFilter,
  page: { offset: number; limit: number },
  lang: Locale,
) {
  let own = bills(db).where('bill.player_id', '=', player.id);
  if (filter.type) own = own.where('bill.bill_type', '=', filter.type);
  if (filter.transferType) own = own.where('bill.transfer_type', '=', filter.transferType);
  if (filter.status) own = own.where(billStatus, '=', filter.status);
  if (filter.startTime) own = own.where('bill.created_at', '>=', new Date(filter.startTime));
  if (filter.endTime) own = own.where('bill.created_at', '<', new Date(filter.endTime));
  const rows = await own.orderBy('bill.seq', 'desc').offset(page.offset).limit(page.limit).execute();
  const { total } = await own
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => billOf(row, lang)), total };
}

/** One transfer of the player. */
export async function findBill(db: Db, player: Player, id: string, lang: Locale): Promise<Bill | null> {
  if (!isUuid(id)) return null;
  const row = await bills(db).where('bill.player_id', '=', player.id).where('bill.bill_id', '=', id).executeTakeFirst();
  return row ? billOf(row, lang) : null;
}

type BillRow = Awaited<ReturnType<ReturnType<typeof bills>['executeTakeFirstOrThrow']>>;

const billOf = (row: BillRow, lang: Locale): Bill => ({
  billId: row.bill_id,
  billType: row.bill_type,
  transferType: row.transfer_type,
  amount: row.amount,
  balanceAfter: row.balance_after,
  status: row.status,
  gameId: row.game_id === null ? null : String(row.game_id),
  gameName: row.game_name,
  channelName: row.channel_name?.[lang] ?? row.bank_name,
  referenceNo: row.reference_no,
  createTime: row.created_at.toISOString(),
});
