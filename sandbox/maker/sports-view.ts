import { fixtureOf, lastFixtures } from './games/sports/fixtures.js';
import { scoreAt, type Score, type SportsBet } from './games/sports/rules.js';
import type { SportsView } from './games/sports/view.js';
import { resultsOf } from './matches.js';
import type { Parts } from '../parts.js';
import type { Seat } from './seats.js';
import { wireRound } from './wire-round.js';

/** Bets that a page shows, the latest first. */
const SHOWN_BETS = 20;

/** The matches under way with what has happened so far, and the player's bets, also those of earlier visits. */
export async function sportsView({ db, now: clock }: Parts, seat: Seat): Promise<SportsView> {
  const at = clock();
  const rounds = await db
    .selectFrom('maker_round')
    .innerJoin('maker_seat', 'maker_seat.session_ref', 'maker_round.session_ref')
    .selectAll('maker_round')
    .where('maker_round.state', 'in', ['open', 'decided'])
    .where('maker_seat.player_ref', '=', seat.player_ref)
    .where('maker_seat.game_ref', '=', seat.game_ref)
    .where('maker_seat.is_demo', '=', seat.is_demo)
    .$if(seat.is_demo, (query) => query.where('maker_round.session_ref', '=', seat.session_ref))
    .orderBy('maker_round.created_at', 'desc')
    .limit(SHOWN_BETS)
    .execute();
  const now = at.getTime();
  const inBets = rounds.flatMap(({ bet }) => (bet as SportsBet).legs.map(({ match }) => match));
  const matches = [...new Set([...lastFixtures(now).map(({ ref }) => ref), ...inBets])];
  const scores: Record<string, Score> = {};
  for (const [ref, result] of await resultsOf(db, matches, at)) {
    const fixture = fixtureOf(ref);
    // A result also holds the goals that have not fallen yet: only the score of this moment leaves the maker.
    if (fixture !== null) scores[ref] = scoreAt(result, fixture, now);
  }
  return {
    now,
    scores,
    bets: rounds.map(wireRound) as SportsView['bets'],
  };
}
