import { sql } from 'kysely';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Player } from '../player.js';
import type { Site } from '../../base/site.js';
import type { Range } from './periods.js';
import { midnight, midnightAfter } from '../site-day.js';

type BillType = Database['bill']['bill_type'];
/** As in a row of `bill_day`. */
interface Sums {
  readonly kind: BillType | 'other' | 'stake' | 'win';
  readonly day: string;
  readonly income: number;
  readonly expense: number;
  readonly count: number;
}

const TYPES: readonly BillType[] = ['deposit', 'withdrawal', 'props', 'games', 'member', 'rewards', 'rebate'];

/**
 * Sums of a player's bills in a range, by kind and by site day, and the player's stakes and wins, all from the ledger.
 * A failed withdrawal moved no money, so neither its hold nor its return counts. Minor units.
 *
 * Whole days are read from the sums that the ledger keeps of them (migration 180), the parts of days at both ends of a range
 * from the bills themselves, so that a year with a million bills takes milliseconds.
 */
export async function analyzeBills(db: Db, player: Player, site: Site, { from, to }: Range) {
  const { whole, parts } = wholeDaysOf(site, { from, to });
  const found = await Promise.all([
    ...(whole ? [sumsOfDays(db, player, whole)] : []),
    ...parts.map((part) => sumsOf(db, player, part)),
  ]);
  const all = found.flat().toSorted((one, other) => one.day.localeCompare(other.day));
  const rows = all.filter(({ kind }) => kind !== 'stake' && kind !== 'win');
  const stakes = total(
    all.filter(({ kind }) => kind === 'stake'),
    'expense',
  );
  const wins = total(
    all.filter(({ kind }) => kind === 'win'),
    'income',
  );
  const sum = (of: typeof rows) => ({
    income: total(of, 'income'),
    expense: total(of, 'expense'),
    count: total(of, 'count'),
  });
  const { income, expense } = sum(rows);
  return {
    income,
    expense,
    net: income - expense,
    stakes,
    wins,
    netWin: wins - stakes,
    types: TYPES.map((billType) => Object.assign(sum(rows.filter(({ kind }) => kind === billType)), { billType })),
    days: [...new Set(rows.map(({ day }) => day))].map((date) => {
      const ofDay = sum(rows.filter(({ day }) => day === date));
      return { date, income: ofDay.income, expense: ofDay.expense };
    }),
  };
}

/** The whole site days of a range, null if it has none, and what is left of it at both ends. */
function wholeDaysOf(site: Site, { from, to }: Range): { whole: Range | null; parts: readonly Range[] } {
  const starts = midnight(site, from).getTime() === from.getTime() ? from : midnightAfter(site, from, 1);
  const ends = midnight(site, to);
  if (starts >= ends) return { whole: null, parts: [{ from, to }] };
  const parts = [
    { from, to: starts },
    { from: ends, to },
  ];
  return { whole: { from: starts, to: ends }, parts: parts.filter((part) => part.from < part.to) };
}

async function sumsOfDays(db: Db, player: Player, { from, to }: Range): Promise<readonly Sums[]> {
  const { rows } = await sql<Sums>`
    select kind, day::text as day, income, expense, count::bigint as count from bill_day
    where player_id = ${player.id} and day >= site_day(${from}) and day < site_day(${to}) and count > 0`.execute(db);
  return rows;
}

/** The same from the bills themselves. */
async function sumsOf(db: Db, player: Player, { from, to }: Range): Promise<readonly Sums[]> {
  const { rows } = await sql<Sums>`
    select coalesce(bill_type, 'other') as kind, site_day(created_at)::text as day,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as income,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as expense,
      count(*) as count
    from bill
    where player_id = ${player.id} and created_at >= ${from} and created_at < ${to}
      and ledger_type <> 'withdraw_void' and status <> 'failed'
    group by 1, 2
    union all
    select 'stake', site_day(created_at)::text, 0, sum(amount)::bigint, count(*)
    from counted_stake
    where player_id = ${player.id} and created_at >= ${from} and created_at < ${to}
    group by 2
    union all
    select 'win', site_day(created_at)::text, sum(amount)::bigint, 0, count(*)
    from transfer
    where type = 'game_win' and to_player = ${player.id} and created_at >= ${from} and created_at < ${to}
    group by 2`.execute(db);
  return rows;
}

const total = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);
