import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../db/open.js';
import type { BonusKind, BonusStatus } from '../../db/schema.js';
import { turnoverOf } from '../turnover.js';
import type { BonusRow } from './pay.js';

/** The kinds of bonus that depend on the player's level. */
export const LEVEL_KINDS = ['monthly', 'birthday', 'upgrade', 'deposit'] as const satisfies readonly BonusKind[];

export interface Wanted {
  readonly kinds: readonly BonusKind[];
  readonly status?: BonusStatus | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** An unclaimed bonus past its expiry counts as expired, even before the sweep has run. */
const isOver = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(bonus.status = 'pending' and not bonus.is_automatic and bonus.expires_at <= ${now})`;

export const statusAt = (row: Pick<BonusRow, 'status' | 'is_automatic' | 'expires_at'>, now: Date): BonusStatus =>
  row.status === 'pending' && !row.is_automatic && row.expires_at <= now ? 'expired' : row.status;

/** Bonuses of a player, the newest first. */
export async function bonusesOf(
  db: Db,
  playerId: number,
  { kinds, status, offset, limit }: Wanted,
  now: Date,
): Promise<{ rows: BonusRow[]; total: number }> {
  let own = db.selectFrom('bonus').selectAll().where('player_id', '=', playerId).where('kind', 'in', kinds);
  if (status === 'expired') own = own.where((eb) => eb.or([eb('status', '=', status), isOver(now)]));
  else if (status !== undefined) own = own.where('status', '=', status).where((eb) => eb.not(isOver(now)));
  const rows = await own.orderBy('created_at', 'desc').orderBy('id').offset(offset).limit(limit).execute();
  const { total } = await own
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** One bonus of the player. */
export function bonusOf(
  db: Db,
  playerId: number,
  id: string,
  kinds: readonly BonusKind[],
): Promise<BonusRow | undefined> {
  return db
    .selectFrom('bonus')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
}

/** Number of bonuses, and their sum in minor units. */
export interface Tally {
  readonly count: number;
  readonly amount: number;
}

/** Sums of a player's bonuses of some kinds by status. */
export async function talliesOf(
  db: Db,
  playerId: number,
  kinds: readonly BonusKind[],
  now: Date,
): Promise<{ claimable: Tally; waiting: Tally; received: Tally; expired: Tally }> {
  const state = sql<'claimable' | 'waiting' | 'received' | 'expired'>`case
    when status in ('claimed', 'issued') then 'received'
    when status = 'expired' or ${isOver(now)} then 'expired'
    when release_at > ${now} then 'waiting'
    else 'claimable' end`;
  const rows = await db
    .selectFrom('bonus')
    .select(({ fn }) => [
      state.as('state'),
      fn.countAll<number>().as('count'),
      sql<number>`sum(amount)::bigint`.as('amount'),
    ])
    .where('player_id', '=', playerId)
    .where('kind', 'in', kinds)
    .groupBy('state')
    .execute();
  const of = (wanted: string): Tally => {
    const row = rows.find((one) => one.state === wanted);
    return { count: row?.count ?? 0, amount: row?.amount ?? 0 };
  };
  return { claimable: of('claimable'), waiting: of('waiting'), received: of('received'), expired: of('expired') };
}

/**
 * Returns a function that says how much of a bonus's turnover is done: nothing before it is paid, all of it once
 * nothing is required any more.
 */
export async function turnoverDoneOf(db: Db, playerId: number): Promise<(bonus: BonusRow) => number> {
  const { requirements } = await turnoverOf(db, playerId);
  const open = new Map(requirements.map(({ referenceNo, done }) => [referenceNo, done]));
  return ({ id, status, turnover }) => (status === 'claimed' || status === 'issued' ? (open.get(id) ?? turnover) : 0);
}
