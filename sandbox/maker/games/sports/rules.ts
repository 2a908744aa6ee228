import type { Random } from '../rules.js';
import { fixtureOf, LEAGUE_NAMES, fixturesOf, MATCH_MS, MINUTE_MS, ROUND_MS, type Fixture } from './fixtures.js';
import { chancesOf, isRight, oddsOf, PARTS, partsOf, PICKS, type Pick } from './odds.js';

/** A small sports book: fixed odds on matches that play out, single bets and multiples. */

/** One pick of a bet, at the odds that the player saw, in hundredths. */
export interface Leg {
  readonly match: string;
  readonly pick: Pick;
  readonly odds: number;
}

/** All picks must be right. */
export interface SportsBet {
  readonly legs: readonly Leg[];
}

/** How a match ends. Nobody sees more of it than has happened. */
export interface MatchResult {
  /** Minutes of the goals, ascending. */
  readonly home: readonly number[];
  readonly away: readonly number[];
  /** The minute in which the match is abandoned; its bets are void. */
  readonly abandoned: number | null;
}

/** A match as it stands. */
export interface Score {
  readonly state: 'live' | 'ended' | 'abandoned';
  readonly minute: number;
  readonly home: number;
  readonly away: number;
}

export const MOST_LEGS = 5;
/** Each pick after the first adds this, in thousandths: so a multiple returns no less than a single bet. */
export const BONUS = 1_064;
/** The highest odds of a bet, in hundredths. */
export const MOST_ODDS = 100_000;
/** One match in so many is abandoned. */
export const ABANDONED_ONE_IN = 200;

/** Draws how a match ends; called once, after its kick-off. */
export function drawResult(fixture: Fixture, random: Random): MatchResult {
  const chances = chancesOf(fixture);
  const goalsBy = (parts: readonly number[]): readonly number[] => {
    let left = random(PARTS);
    const count = parts.findIndex((part) => (left -= part) < 0);
    return Array.from({ length: count }, () => 1 + random(90)).sort((one, other) => one - other);
  };
  return {
    home: goalsBy(chances.home),
    away: goalsBy(chances.away),
    abandoned: random(ABANDONED_ONE_IN) === 0 ? 1 + random(89) : null,
  };
}

/** What has happened at `at`, in ms. */
export function scoreAt({ home, away, abandoned }: MatchResult, { kickOff }: Fixture, at: number): Score {
  const played = Math.min(90, Math.max(0, Math.floor((at - kickOff) / MINUTE_MS)));
  const minute = Math.min(played, abandoned ?? 90);
  const until = (minutes: readonly number[]) => minutes.filter((goal) => goal <= minute).length;
  const isAbandoned = abandoned !== null && played >= abandoned;
  const state = isAbandoned ? 'abandoned' : at - kickOff >= MATCH_MS ? 'ended' : 'live';
  return { state, minute, home: until(home), away: until(away) };
}

/** Odds of several picks together in hundredths, rounded down, with what multiples add. */
export const oddsTogether = (legs: readonly Priced[]): number => Number(payout(legs, 100n, false));
interface Priced {
  readonly odds: number;
}

/** The product of the odds alone in hundredths, rounded down. */
export const oddsMultiplied = (legs: readonly Priced[]): number => Number(payout(legs, 100n, false, 1_000));

/** What a multiple of so many picks adds to the product of their odds, in per cent with one decimal; 0 for a single bet. */
export const bonusOf = (picks: number): number => Math.round((BONUS / 1_000) ** (picks - 1) * 1_000 - 1_000) / 10;

/** What a stake pays with these odds, in minor units; rounded up where a multiple leaves a fraction. */
function payout(legs: readonly Priced[], stake: bigint, isUp: boolean, bonus = BONUS): bigint {
  let [paid, parts] = [stake, 1n];
  for (const [index, { odds }] of legs.entries()) {
    paid *= BigInt(odds) * (index === 0 ? 1n : BigInt(bonus));
    parts *= index === 0 ? 100n : 100_000n;
  }
  return (paid + (isUp ? parts - 1n : 0n)) / parts;
}

/** What a bet pays if all its picks are right, in minor units, stake included. */
export const possibleWin = (legs: readonly Priced[], stake: number): number =>
  Number(payout(legs, BigInt(stake), true));

/** The payout when all matches have ended. Picks of an abandoned match drop out; without any other the stake comes back. */
export function winOf({ legs }: SportsBet, stake: number, results: ReadonlyMap<string, MatchResult>): number {
  const ended = legs.map(({ match, pick, odds }) => {
    const result = results.get(match);
    if (result === undefined) throw new Error(`${match} has not been played`);
    return { pick, odds, result };
  });
  const valid = ended.filter(({ result }) => result.abandoned === null);
  const areRight = valid.every(({ pick, result }) => isRight(pick, result.home.length, result.away.length));
  return areRight ? possibleWin(valid, stake) : 0;
}

function legOf(given: unknown): Leg | null {
  if (typeof given !== 'object' || given === null) return null;
  const { match, pick, odds } = given as { readonly match?: unknown; readonly pick?: unknown; readonly odds?: unknown };
  const fixture = typeof match === 'string' ? fixtureOf(match) : null;
  const known = PICKS.find((name) => name === pick);
  if (fixture === null || known === undefined || oddsOf(fixture, known) !== odds) return null;
  return { match: fixture.ref, pick: known, odds };
}

/** Reads the bet that a page sent; null unless the book offers it. */
export function readBet(given: unknown, stake: number, stakes: readonly number[]): SportsBet | null {
  if (typeof given !== 'object' || given === null || !stakes.includes(stake)) return null;
  const { legs } = given as { readonly legs?: unknown };
  if (!Array.isArray(legs) || legs.length === 0 || legs.length > MOST_LEGS) return null;
  const read = legs.map(legOf).filter((leg) => leg !== null);
  const areApart = new Set(read.map(({ match }) => match)).size === legs.length;
  return areApart && oddsTogether(read) <= MOST_ODDS ? { legs: read } : null;
}

const fixturesIn = ({ legs }: SportsBet): readonly Fixture[] =>
  legs.map(({ match }) => fixtureOf(match)).filter((fixture) => fixture !== null);

/** Whether all matches of a bet take bets now, in ms: `tooLate` after a kick-off, `tooEarly` before the round is offered. */
export function timeOf(bet: SportsBet, at: number): 'open' | 'tooLate' | 'tooEarly' {
  const kickOffs = fixturesIn(bet).map(({ kickOff }) => kickOff);
  if (kickOffs.some((kickOff) => kickOff <= at)) return 'tooLate';
  return kickOffs.some((kickOff) => kickOff > at + ROUND_MS) ? 'tooEarly' : 'open';
}

/** When all matches of a bet have ended, in ms. */
export const endOf = (bet: SportsBet): number => Math.max(...fixturesIn(bet).map(({ kickOff }) => kickOff)) + MATCH_MS;

/** Every match that the calendar knows: after one season of each league it begins again. */
export const everyFixture: readonly Fixture[] = LEAGUE_NAMES.flatMap((league) =>
  Array.from({ length: 10 }, (_, round) => fixturesOf(league, round)).flat(),
);

const shares = everyFixture.flatMap((fixture) =>
  PICKS.map((pick) => (partsOf(fixture, pick) / (PARTS * PARTS)) * (oddsOf(fixture, pick) / 100)),
);

/**
 * The mean return of bets with so many picks, each of which returns `share` of its stake: abandoned matches drop out of a
 * multiple, and return the stake of a bet without any other.
 */
export function returnOf(share: number, legs: number): number {
  const [abandoned, bonus] = [1 / ABANDONED_ONE_IN, BONUS / 1_000];
  const allVoid = abandoned ** legs;
  return (((1 - abandoned) * share * bonus + abandoned) ** legs - allVoid) / bonus + allVoid;
}

/** Per cent, truncated: the least over all offers, for single bets and multiples. */
export const returnToPlayer =
  Math.floor(
    Math.min(...Array.from({ length: MOST_LEGS }, (_, index) => returnOf(Math.min(...shares), index + 1))) * 10_000,
  ) / 100;
