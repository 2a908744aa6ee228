import { sql } from 'kysely';
import type { Db } from '../../db/open.js';
import type { CategoryId, RebateLine } from '../../db/values.js';
import type { Texts } from '../../base/locale.js';
import type { Site } from '../../base/site.js';
import { shareOf } from './give.js';

/** The rebate plan: the share of a stake that counts by category, and rates by category and level. */
export interface Plan {
  readonly contributions: ReadonlyMap<CategoryId, number>;
  /** Hundredths of a per cent, by the key `category level`. */
  readonly rates: ReadonlyMap<string, number>;
}

export async function planOf(db: Db): Promise<Plan> {
  const contributions = await db.selectFrom('rebate_category').selectAll().execute();
  const rates = await db.selectFrom('rebate_rate').selectAll().execute();
  return {
    contributions: new Map(contributions.map(({ category_id, contribution }) => [category_id, contribution])),
    rates: new Map(rates.map(({ category_id, level, rate }) => [`${category_id} ${level}`, rate])),
  };
}

/** Settled stakes of a player in a category, minor units. */
export interface Stakes {
  readonly playerId: number;
  readonly level: number;
  readonly categoryId: CategoryId;
  readonly stakes: number;
}

/**
 * Settled stakes of a time range by player and category, of all players or of one. Stakes of a promotion balance are
 * excluded.
 */
export async function stakesBetween(db: Db, from: Date, to: Date, playerId?: number): Promise<Stakes[]> {
  const who = playerId === undefined ? sql`` : sql`and t.player_id = ${playerId}`;
  const { rows } = await sql<Stakes>`
    select p.id as "playerId", p.level, g.category_id as "categoryId", sum(t.amount)::bigint as stakes
    from counted_stake t join player p on p.id = t.player_id join game g on g.id = t.game_id
    where t.created_at >= ${from} and t.created_at < ${to} ${who}
    group by p.id, g.category_id order by p.id, g.category_id`.execute(db);
  return rows;
}

/** Turns a day's stakes into the lines of a rebate. */
export function linesOf(
  plan: Plan,
  stakes: readonly Omit<Stakes, 'playerId'>[],
  site: Pick<Site, 'shownDecimals'>,
): RebateLine[] {
  return stakes.map(({ categoryId, level, stakes: staked }) => {
    const contribution = plan.contributions.get(categoryId) ?? 0;
    const rate = plan.rates.get(`${categoryId} ${level}`) ?? 0;
    const counted = Math.floor((staked * contribution) / 100);
    return { categoryId, stakes: staked, contribution, counted, rate, amount: shareOf(counted, rate, site) };
  });
}

export const sumOf = (lines: readonly RebateLine[], of: 'stakes' | 'counted' | 'amount'): number =>
  lines.reduce((sum, line) => sum + line[of], 0);

/** Names of the categories, for the lines of a rebate. */
export async function categoryNames(db: Db): Promise<ReadonlyMap<CategoryId, Texts>> {
  const rows = await db.selectFrom('category').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
