import type { AliasedSelectQueryBuilder } from 'kysely';
import type { Db } from '../../db/open.js';
import type { Player } from '../player.js';
import { countedTo, offsetOf, type Page } from '../lobby/paging.js';
import { isUuid } from '../../base/uuid.js';
import { billParts, type BillPart } from './bill-parts.js';

export interface BillFilter {
  readonly type?: BillPart['bill_type'];
  readonly transferType?: NonNullable<BillPart['transfer_type']>;
  /** `ended`: done or failed. */
  readonly status?: BillPart['status'] | 'ended';
  readonly startTime?: string;
  readonly endTime?: string;
}

/** A deposit, and the bonus that came with it. */
const ofDeposit = ['deposit', 'rewards'] as const;

/** Bills with these names. They are looked up for the rows of one page alone, not for all that the page is chosen from. */
const withNames = (db: Db, found: AliasedSelectQueryBuilder<BillPart, 'own'>) =>
  db
    .selectFrom(found)
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

export type BillRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

/** Transfers of a player's wallet and deposits that moved no money, newest first: no table of its own (decision 031). */
export async function listBills(
  db: Db,
  player: Player,
  filter: BillFilter,
  page: Page,
  now: Date,
): Promise<{ rows: BillRow[]; total: number }> {
  const newest = allOf(
    db,
    chosenFrom(db, player, filter, now).map((part) =>
      part
        .orderBy('own.created_at', 'desc')
        .orderBy('own.seq', 'desc')
        .limit(offsetOf(page) + page.limit),
    ),
  )
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .orderBy('bill_id')
    .offset(offsetOf(page))
    .limit(page.limit);
  const most = countedTo(page);
  const counted = allOf(
    db,
    chosenFrom(db, player, filter, now).map((part) => part.limit(most)),
  );
  const [rows, { total }] = await Promise.all([
    withNames(db, newest.as('own'))
      .orderBy('own.created_at', 'desc')
      .orderBy('own.seq', 'desc')
      .orderBy('own.bill_id')
      .execute(),
    db
      .selectFrom(counted.limit(most).as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The bills of each part that the filter lets through. */
const chosenFrom = (db: Db, player: Player, filter: BillFilter, now: Date) =>
  billParts(db, player, now).map((part) => {
    let own = db.selectFrom(part).selectAll();
    if (filter.type) own = own.where('own.bill_type', '=', filter.type);
    if (filter.transferType) own = own.where('own.transfer_type', '=', filter.transferType);
    if (filter.status === 'ended') own = own.where('own.status', 'in', ['done', 'failed']);
    else if (filter.status) own = own.where('own.status', '=', filter.status);
    // No other bill waits or fails. Said for the database, which finds the bills of a kind without reading the others.
    if (filter.status && !['done', 'ended'].includes(filter.status))
      own = own.where('own.bill_type', 'in', ['deposit', 'withdrawal']);
    if (filter.startTime) own = own.where('own.created_at', '>=', new Date(filter.startTime));
    if (filter.endTime) own = own.where('own.created_at', '<', new Date(filter.endTime));
    return own;
  });

/** The rows of all parts, each cut off as its query says. */
function allOf(db: Db, parts: ReturnType<typeof chosenFrom>) {
  const [first, ...others] = parts.map((part) => db.selectFrom(part.as('part')).selectAll());
  if (!first) throw new Error('There are no parts');
  return others.reduce((all, one) => all.unionAll(one), first);
}

/** One bill of the player, by its id or, for a deposit, by its order number, which it keeps once the money has moved. */
export async function findBill(db: Db, player: Player, id: string, now: Date): Promise<BillRow | null> {
  for (const part of billParts(db, player, now)) {
    const own = db.selectFrom(part).selectAll();
    const found = isUuid(id)
      ? own.where('own.transfer_id', '=', id)
      : own.where('own.reference_no', '=', id).where('own.bill_type', '=', 'deposit');
    const row = await withNames(db, found.as('own')).executeTakeFirst();
    if (row) return row;
  }
  return null;
}
