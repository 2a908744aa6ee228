import { sql, type Selectable, type Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { numberOf } from '../lobby/ids.js';
import { offsetOf, type Page } from '../lobby/paging.js';

export type RecordRow = Selectable<Database['promotion_record']>;
/** What a record is now. @see statusAt */
export type RecordStatus = RecordRow['status'] | 'closing';

/** The progress of a record, in minor units. */
export interface Progress {
  readonly bet: number;
  readonly netWin: number;
  readonly balance: number;
  /** The session of a game that is open on it. */
  readonly openSession: string | null;
}

/** The player's record, locked until the transaction ends. Throws `Refusal('notFound')` for any other record. */
export async function lockRecord(
  trx: Transaction<Database>,
  playerId: number,
  id: string | number,
): Promise<RecordRow> {
  const record = await trx
    .selectFrom('promotion_record')
    .selectAll()
    .where('id', '=', typeof id === 'number' ? id : numberOf(id))
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (record === undefined) throw refusal('notFound');
  return record;
}

export function findRecord(db: Db, playerId: number, id: string): Promise<RecordRow | undefined> {
  return db
    .selectFrom('promotion_record')
    .selectAll()
    .where('id', '=', numberOf(id))
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** The player's records, newest first; `closing` are ongoing records past their deadline. */
export async function listRecords(
  db: Db,
  playerId: number,
  { status, page, at }: { readonly status?: RecordStatus | 'open'; readonly page: Page; readonly at: Date },
): Promise<{ records: RecordRow[]; total: number }> {
  let own = db.selectFrom('promotion_record').where('player_id', '=', playerId);
  if (status === 'closing') own = own.where('status', '=', 'ongoing').where('deadline_at', '<=', at);
  else if (status === 'open') own = own.where('ended_at', 'is', null);
  else if (status === 'ongoing') own = own.where('status', '=', 'ongoing').where('deadline_at', '>', at);
  else if (status !== undefined) own = own.where('status', '=', status);
  const records = await own
    .selectAll()
    .orderBy('joined_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
    .execute();
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { records, total };
}

/** An ongoing record past its deadline is `closing`: it can only be closed. */
export const statusAt = ({ status, deadline_at }: RecordRow, at: Date): RecordStatus =>
  status === 'ongoing' && deadline_at <= at ? 'closing' : status;

/** Whether all agreed conditions are met. A record without balance has nothing to settle. */
export function isMet(
  { required_bet, required_net_win, required_balance }: RecordRow,
  { bet, netWin, balance }: Progress,
): boolean {
  return (
    balance > 0 &&
    bet >= required_bet &&
    (required_net_win === 0 || netWin >= required_net_win) &&
    balance >= required_balance
  );
}

/** Progress of records: stakes that count, wins minus stakes, and the balance in the ledger. */
export async function progressOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Progress>> {
  const { rows } = await sql<Progress & { id: number }>`
    select r.id, coalesce(played.bet, 0) as bet, coalesce(played.net_win, 0) as "netWin",
      coalesce(a.balance, 0) as balance, s.id as "openSession"
    from unnest(${ids}::bigint[]) as wanted (id)
    join promotion_record r on r.id = wanted.id
    left join promotion_progress played on played.record_id = r.id
    left join account a on a.player_id = r.player_id and a.kind = 'promo_locked' and a.promo_record_id = r.id
    left join game_session s on s.promotion_record_id = r.id and s.ended_at is null`.execute(db);
  return new Map(rows.map(({ id, ...progress }) => [id, progress]));
}

/** Progress of one record. */
export async function progressOfOne(db: Db, id: number): Promise<Progress> {
  return (await progressOf(db, [id])).get(id) ?? { bet: 0, netWin: 0, balance: 0, openSession: null };
}
