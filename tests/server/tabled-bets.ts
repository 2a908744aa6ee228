import type { Random } from '../../sandbox/maker/games/rules.js';
import type { Fixture } from '../../sandbox/maker/games/sports/fixtures.js';
import { chancesOf, isRight, oddsOf, PARTS, PICKS, type Pick } from '../../sandbox/maker/games/sports/odds.js';
import { ABANDONED_ONE_IN, possibleWin, type MatchResult } from '../../sandbox/maker/games/sports/rules.js';

/** What a match ends with as a bet sees it: `right` has a bit for each pick, in their order; 0 where all are wrong. */
interface Tabled {
  /** Goals by the part of `PARTS` that was drawn. */
  readonly home: Uint8Array;
  readonly away: Uint8Array;
  /** By home goals and away goals: the picks that are right. */
  readonly right: readonly (readonly number[])[];
}

/** A bet on each pick for one group of matches, with one draw. */
export interface TabledOffer {
  /** What all bets return together for one draw, in minor units. */
  readonly play: (random: Random) => number;
  /** The same for given results. */
  readonly winOf: (results: readonly MatchResult[]) => number;
}

const ALL = (1 << PICKS.length) - 1;

/** The matches and payouts of these bets in tables, since ten million of them are played. */
export function tabledOffer(fixtures: readonly Fixture[], stake: number): TabledOffer {
  const matches = fixtures.map(tabled);
  // By pick, and by a bit for each match that is abandoned.
  const paid = PICKS.map((pick) =>
    Array.from({ length: 1 << fixtures.length }, (_, abandoned) =>
      possibleWin(
        fixtures.filter((_match, index) => (abandoned & (1 << index)) === 0).map((fixture) => legOf(fixture, pick)),
        stake,
      ),
    ),
  );
  const payFor = (right: number, abandoned: number): number => {
    let sum = 0;
    for (let pick = 0; pick < PICKS.length; pick += 1)
      if ((right & (1 << pick)) !== 0) sum += paid[pick]?.[abandoned] ?? Number.NaN;
    return sum;
  };
  return {
    play: (random) => {
      let [right, abandoned] = [ALL, 0];
      for (let index = 0; index < matches.length; index += 1) {
        const match = matches[index] as Tabled;
        const home = match.home[random(PARTS)] ?? 0;
        const away = match.away[random(PARTS)] ?? 0;
        if (random(ABANDONED_ONE_IN) === 0) abandoned |= 1 << index;
        else right &= match.right[home]?.[away] ?? 0;
      }
      return payFor(right, abandoned);
    },
    winOf: (results) => {
      let [right, abandoned] = [ALL, 0];
      for (const [index, result] of results.entries()) {
        if (result.abandoned === null) right &= matches[index]?.right[result.home.length]?.[result.away.length] ?? 0;
        else abandoned |= 1 << index;
      }
      return payFor(right, abandoned);
    },
  };
}

export const legOf = (fixture: Fixture, pick: Pick) => ({ match: fixture.ref, pick, odds: oddsOf(fixture, pick) });

function tabled(fixture: Fixture): Tabled {
  const { home, away } = chancesOf(fixture);
  return {
    home: goalsByPart(home),
    away: goalsByPart(away),
    right: home.map((_, goals) => away.map((_part, others) => rightPicks(goals, others))),
  };
}

const goalsByPart = (chances: readonly number[]): Uint8Array =>
  Uint8Array.from(chances.flatMap((parts, goals) => Array.from({ length: parts }, () => goals)));

const rightPicks = (home: number, away: number): number =>
  PICKS.reduce((bits, pick, index) => (isRight(pick, home, away) ? bits | (1 << index) : bits), 0);
