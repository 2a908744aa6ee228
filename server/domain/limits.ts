import { sql } from 'kysely';
import type { Clock } from '../base/clock.js';
import type { Db } from '../db/open.js';

/** At most `count` hits in `windowMs`. Windows are fixed: a window starts with its first hit. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

/**
 * Counts one hit and returns the number of hits in the window. The count is in the database, so all processes share it.
 */
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
 * Counts one hit on each key in turn and returns whether all keys are within their limits. It stops at the first key
 * over its limit. Put keys that identify the caller first and keys that a caller can choose freely last; otherwise a
 * caller over its own limit uses up the limits of others.
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

/** The number of hits in the window; adds none. */
export async function hitsOf(db: Db, clock: Clock, key: string): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('count')
    .where('key', '=', key)
    .where('window_ends_at', '>', clock.now())
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** When the window of a key ends; null if it has none now. */
export async function windowEndOf(db: Db, clock: Clock, key: string): Promise<Date | null> {
  const row = await db
    .selectFrom('rate_limit')
    .select('window_ends_at')
    .where('key', '=', key)
    .where('window_ends_at', '>', clock.now())
    .executeTakeFirst();
  return row?.window_ends_at ?? null;
}

/** Removes one hit that should not count. */
export async function takeBackHit(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Removes all hits of a key. */
export async function clearHits(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}
