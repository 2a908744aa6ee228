import { sql } from 'kysely';
import type { Clock } from './clock.js';
import type { Db } from './db/open.js';

/** At most so many in so long. Windows are fixed: they start with the first hit. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

/** Counts one hit and answers how many the window has now. Kept in the database, so it holds over all processes. */
export async function countHit(db: Db, clock: Clock, key: string, windowMs: number): Promise<number> {
  const now = clock.now();
  const ends = new Date(now.getTime() + windowMs);
  const row = await db
    .insertInto('rate_limit')
    .values({ key, count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limit.window_ends_at <= ${now} then 1 else rate_limit.count + 1 end`,
        window_ends_at: sql<Date>`case when rate_limit.window_ends_at <= ${now} then ${ends} else rate_limit.window_ends_at end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Counts one hit on each key in turn and answers whether all are inside their limits. It stops at the first that is not:
 * put what names the caller first, and what a stranger can name last, or he uses up other people's limits.
 */
export async function isWithin(
  db: Db,
  clock: Clock,
  limits: readonly (readonly [key: string, limit: Limit])[],
): Promise<boolean> {
  for (const [key, { count, windowMs }] of limits) {
    if ((await countHit(db, clock, key, windowMs)) > count) return false;
  }
  return true;
}

/** How many hits the window has, without adding one. */
export async function hitsOf(db: Db, clock: Clock, key: string): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('count')
    .where('key', '=', key)
    .where('window_ends_at', '>', clock.now())
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Takes one hit back that turned out to be none. */
export async function takeBackHit(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Forgets a key's hits. */
export async function forgetHits(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}
