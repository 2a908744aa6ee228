import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../store/store.js';
import { fixtureOf } from './games/sports/fixtures.js';
import { drawResult, type MatchResult } from './games/sports/rules.js';

/**
 * How these matches end. A match that has kicked off is drawn from the system's secure random numbers by whoever asks for it
 * first, and never again; one that has not is left out. Bets on a match are closed by then.
 */
export async function resultsOf(
  db: Db,
  matches: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, MatchResult>> {
  const started = matches
    .map(fixtureOf)
    .filter((fixture) => fixture !== null)
    .filter(({ kickOff }) => kickOff <= at.getTime());
  const refs = started.map(({ ref }) => ref);
  const known = await readResults(db, refs);
  // In the order of their references, so that two requests that draw the same matches do not wait for each other in a circle.
  const missing = started.filter(({ ref }) => !known.has(ref)).toSorted((one, other) => (one.ref < other.ref ? -1 : 1));
  if (missing.length === 0) return known;
  await db
    .insertInto('maker_match')
    .values(
      missing.map((fixture) => ({
        match_ref: fixture.ref,
        kicks_off_at: new Date(fixture.kickOff),
        result: JSON.stringify(drawResult(fixture, randomInt)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another request may have been faster: its draw counts.
  return readResults(db, refs);
}

/** For how long the result of a match without a bet is kept, in ms. Pages show it for a few minutes. */
const KEPT_MS = 24 * 3_600_000;

/**
 * Deletes results that nothing asks for any more. The result of a match that a bet names is kept: the page lists the latest bets
 * of a player, however old they are, and would draw the match anew.
 */
export async function deleteOldMatches(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('maker_match')
    .where('kicks_off_at', '<', new Date(now.getTime() - KEPT_MS))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('maker_round')
            .select('round_ref')
            .where(
              // As the index has it.
              sql<boolean>`(bet->'legs') is not null and (bet->'legs') @> jsonb_build_array(jsonb_build_object('match', match_ref))`,
            ),
        ),
      ),
    )
    .execute();
}

async function readResults(db: Db, refs: readonly string[]): Promise<ReadonlyMap<string, MatchResult>> {
  if (refs.length === 0) return new Map();
  const rows = await db
    .selectFrom('maker_match')
    .select(['match_ref', 'result'])
    .where('match_ref', 'in', refs)
    .execute();
  return new Map(rows.map(({ match_ref, result }) => [match_ref, result as MatchResult]));
}
