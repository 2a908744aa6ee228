/** Invented leagues whose matches follow one another all day. Everything here follows from the clock, so it is the same for all. */

/** One minute of a match, in ms. */
export const MINUTE_MS = 2_000;
const MINUTES = 90;
export const MATCH_MS = MINUTES * MINUTE_MS;
/** From one kick-off of a league to its next, in ms. */
export const ROUND_MS = 360_000;

/** A team with how often it scores and how well it keeps goals out, 1 for the mean. */
interface Team {
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
}

const team = (name: string, attack: number, defence: number): Team => ({ name, attack, defence });

/** Six teams each, whose rounds start one third of `ROUND_MS` after one another. */
export const LEAGUES = {
  coast: [
    team('Port Amaya', 1.35, 1.2),
    team('Larkbay', 1.1, 1),
    team('Saltmarsh', 0.85, 0.9),
    team('Reef Town', 1, 1.15),
    team('Gull Point', 0.75, 0.85),
    team('Tide United', 1.2, 0.95),
  ],
  hill: [
    team('Stonebrook', 0.9, 1.25),
    team('Cedar Pass', 1.25, 1.05),
    team('Highmoor', 1.05, 0.9),
    team('Quarry Vale', 0.8, 1),
    team('North Ridge', 1.15, 1.15),
    team('Fernwood', 0.95, 0.8),
  ],
  river: [
    team('Delta City', 1.3, 1),
    team('Willow Ford', 0.9, 1.1),
    team('Ferrymen', 1, 0.85),
    team('Mill Lane', 1.1, 1.2),
    team('Reedham', 0.7, 0.95),
    team('Two Bridges', 1.15, 0.9),
  ],
} as const satisfies Readonly<Record<string, readonly Team[]>>;

export type League = keyof typeof LEAGUES;
export const LEAGUE_NAMES = Object.keys(LEAGUES) as readonly League[];

/** A match of the calendar. */
export interface Fixture {
  /** League, round and pair: `coast-4913201-2`. */
  readonly ref: string;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  /** ms since 1970. */
  readonly kickOff: number;
}

const TEAMS = 6;
const PAIRS = TEAMS / 2;
/** Everybody has met everybody at home and away. */
const SEASON = (TEAMS - 1) * 2;

const offsetOf = (league: League): number => (LEAGUE_NAMES.indexOf(league) * ROUND_MS) / LEAGUE_NAMES.length;

/** The round of a league that has kicked off last. */
export const roundAt = (league: League, at: number): number => Math.floor((at - offsetOf(league)) / ROUND_MS);

/** The matches of a round, by the circle method: the first team stays, the others move on by one place. */
export function fixturesOf(league: League, round: number): readonly Fixture[] {
  const step = round % SEASON;
  const turn = step % (TEAMS - 1);
  const places = [0, ...Array.from({ length: TEAMS - 1 }, (_, place) => 1 + ((place + turn) % (TEAMS - 1)))];
  return Array.from({ length: PAIRS }, (_, pair) => {
    const [one, other] = [LEAGUES[league][places[pair] ?? 0], LEAGUES[league][places[TEAMS - 1 - pair] ?? 0]];
    const isTurned = (pair === 0 ? turn % 2 : pair % 2) === (step < TEAMS - 1 ? 1 : 0);
    const [home, away] = isTurned ? [other, one] : [one, other];
    if (home === undefined || away === undefined) throw new Error(`${league} has too few teams`);
    const kickOff = round * ROUND_MS + offsetOf(league);
    return { ref: `${league}-${round}-${pair}`, league, home, away, kickOff };
  });
}

/** The match of a reference; null for a text that is none. */
export function fixtureOf(ref: string): Fixture | null {
  const [, name, round, pair] = /^([a-z]+)-(\d{1,9})-([0-2])$/.exec(ref) ?? [];
  const league = LEAGUE_NAMES.find((known) => known === name);
  return league === undefined ? null : (fixturesOf(league, Number(round))[Number(pair)] ?? null);
}

/** The next matches of every league: those that take bets. */
export const nextFixtures = (at: number): readonly Fixture[] =>
  LEAGUE_NAMES.flatMap((league) => fixturesOf(league, roundAt(league, at) + 1));

/** The matches of every league that have kicked off last: under way, or ended a short time ago. */
export const lastFixtures = (at: number): readonly Fixture[] =>
  LEAGUE_NAMES.flatMap((league) => fixturesOf(league, roundAt(league, at)));
