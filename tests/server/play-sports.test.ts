import { describe, expect, test } from 'vitest';
import {
  fixtureOf,
  fixturesOf,
  lastFixtures,
  LEAGUE_NAMES,
  MATCH_MS,
  MINUTE_MS,
  nextFixtures,
  ROUND_MS,
  type Fixture,
} from '../../sandbox/maker/games/sports/fixtures.js';
import { chancesOf, isRight, oddsOf, PARTS, partsOf, PICKS } from '../../sandbox/maker/games/sports/odds.js';
import { oddsText } from '../../sandbox/maker/games/sports/matches.js';
import {
  drawResult,
  endOf,
  everyFixture,
  MOST_ODDS,
  oddsTogether,
  possibleWin,
  readBet,
  returnOf,
  returnToPlayer,
  scoreAt,
  timeOf,
  winOf,
  type Leg,
  type MatchResult,
} from '../../sandbox/maker/games/sports/rules.js';
import { sportsTexts } from '../../sandbox/maker/games/sports/texts.js';
import { seededRandom } from './seeded-random.js';

const NOW = Date.UTC(2026, 5, 1, 12, 0, 1);
const stakes = [100, 200, 500];
const [first, second, third] = nextFixtures(NOW) as [Fixture, Fixture, Fixture];
const legOf = (fixture: Fixture, pick: Leg['pick'] = 'home'): Leg => ({
  match: fixture.ref,
  pick,
  odds: oddsOf(fixture, pick),
});
const result = (home: number, away: number, abandoned: number | null = null): MatchResult => ({
  home: Array.from({ length: home }, (_, goal) => goal + 10),
  away: Array.from({ length: away }, (_, goal) => goal + 40),
  abandoned,
});

describe('the calendar', () => {
  test('lets everybody meet everybody at home and away, once a season', () => {
    for (const league of LEAGUE_NAMES) {
      const season = everyFixture.filter((fixture) => fixture.league === league);
      expect(new Set(season.map(({ home, away }) => `${home.name} ${away.name}`)).size).toBe(30);
      for (let round = 0; round < 10; round += 1)
        expect(new Set(fixturesOf(league, round).flatMap(({ home, away }) => [home, away])).size).toBe(6);
    }
  });

  test('has a kick-off of some league every two minutes, and all matches end before the next of their league', () => {
    const kickOffs = [...new Set(nextFixtures(NOW).map(({ kickOff }) => kickOff))].toSorted(
      (one, other) => one - other,
    );
    expect(kickOffs).toHaveLength(3);
    expect(kickOffs.every((kickOff) => kickOff > NOW && kickOff <= NOW + ROUND_MS)).toBe(true);
    expect((kickOffs[1] ?? 0) - (kickOffs[0] ?? 0)).toBe(ROUND_MS / 3);
    expect(MATCH_MS).toBeLessThan(ROUND_MS);
    expect(lastFixtures(NOW).every(({ kickOff }) => kickOff <= NOW && kickOff > NOW - ROUND_MS)).toBe(true);
  });

  test('finds a match by its reference, and none of other texts', () => {
    for (const fixture of nextFixtures(NOW)) expect(fixtureOf(fixture.ref)).toEqual(fixture);
    for (const wrong of [
      '',
      'coast',
      'coast-1',
      'coast-1-3',
      'moon-1-0',
      'coast--1-0',
      'coast-1-0 ',
      'coast-9999999999-0',
    ])
      expect(fixtureOf(wrong)).toBeNull();
  });
});

describe('the odds', () => {
  test('follow from chances that are whole', () => {
    for (const fixture of everyFixture) {
      const { home, away } = chancesOf(fixture);
      for (const parts of [home, away]) {
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(PARTS);
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }
      expect(partsOf(fixture, 'home') + partsOf(fixture, 'draw') + partsOf(fixture, 'away')).toBe(PARTS * PARTS);
      expect(partsOf(fixture, 'over') + partsOf(fixture, 'under')).toBe(PARTS * PARTS);
    }
  });

  test('return at least what is published with every bet, and always less than the stake', () => {
    for (const fixture of everyFixture)
      for (const pick of PICKS) {
        const share = ((partsOf(fixture, pick) / (PARTS * PARTS)) * oddsOf(fixture, pick)) / 100;
        for (const legs of [1, 2, 3, 4, 5]) {
          expect(returnOf(share, legs) * 100).toBeGreaterThanOrEqual(returnToPlayer);
          expect(returnOf(share, legs)).toBeLessThan(1);
        }
      }
    expect(returnToPlayer).toBe(94.01);
  });

  test.each([
    [2, 0, ['home', 'under']],
    [1, 1, ['draw', 'under']],
    [1, 2, ['away', 'over']],
    [3, 3, ['draw', 'over']],
  ])('%i:%i is right for %j', (home, away, right) =>
    expect(PICKS.filter((pick) => isRight(pick, home, away))).toEqual(right),
  );
});

describe('a bet', () => {
  test('on one match pays its odds', () => {
    const bet = { legs: [legOf(first)] };
    expect(winOf(bet, 100, new Map([[first.ref, result(1, 0)]]))).toBe(oddsOf(first, 'home'));
    expect(winOf(bet, 100, new Map([[first.ref, result(0, 0)]]))).toBe(0);
  });

  test('on several matches multiplies their odds and adds 6.4% for each after the first, rounded up', () => {
    const legs = [legOf(first), legOf(second, 'over')];
    const exact = (oddsOf(first, 'home') / 100) * (oddsOf(second, 'over') / 100) * 1.064;
    expect(possibleWin(legs, 10_000)).toBe(Math.ceil(exact * 10_000 - 1e-6));
    expect(oddsTogether(legs)).toBe(Math.floor(exact * 100 + 1e-6));
    const results = (away: number) =>
      new Map([
        [first.ref, result(2, 0)],
        [second.ref, result(2, away)],
      ]);
    expect(winOf({ legs }, 10_000, results(1))).toBe(possibleWin(legs, 10_000));
    expect(winOf({ legs }, 10_000, results(0))).toBe(0);
  });

  test('on several matches says what its odds are made of, so that they are not read as the odds multiplied alone', () => {
    const priced = (...odds: readonly number[]) => odds.map((one) => ({ odds: one }));
    const english = sportsTexts.en_US;
    expect(oddsText(priced(372), english)).toBe('3.72');
    expect(oddsText(priced(372, 256), english)).toBe('9.52 + 6.4% bonus = 10.13');
    expect(oddsText(priced(200, 200, 200), english)).toBe('8.00 + 13.2% bonus = 9.05');
    for (const { multiple } of Object.values(sportsTexts))
      for (const place of ['{0}', '{1}%', '{2}']) expect(multiple).toContain(place);
  });

  test('counts no abandoned match, and comes back if there is no other', () => {
    const legs = [legOf(first), legOf(second)];
    const results = (one: MatchResult, other: MatchResult) =>
      new Map([
        [first.ref, one],
        [second.ref, other],
      ]);
    expect(winOf({ legs }, 500, results(result(0, 3, 20), result(1, 0)))).toBe(5 * oddsOf(second, 'home'));
    expect(winOf({ legs }, 500, results(result(0, 3, 20), result(0, 0)))).toBe(0);
    expect(winOf({ legs }, 500, results(result(5, 0, 80), result(5, 0, 1)))).toBe(500);
  });

  test('is not paid before its matches have been played', () => {
    expect(() => winOf({ legs: [legOf(first)] }, 100, new Map())).toThrow('has not been played');
  });

  test('is open until the first kick-off, and ends with the last match', () => {
    const bet = { legs: [legOf(first), legOf(third)] };
    expect(timeOf(bet, first.kickOff - 1)).toBe('open');
    expect(timeOf(bet, first.kickOff)).toBe('tooLate');
    expect(timeOf(bet, first.kickOff - ROUND_MS - 1)).toBe('tooEarly');
    expect(endOf(bet)).toBe(third.kickOff + MATCH_MS);
  });

  test.each<[string, unknown, number]>([
    ['nothing', null, 100],
    ['no picks', { legs: [] }, 100],
    ['a text', { legs: 'home' }, 100],
    ['a stake that is not offered', { legs: [legOf(first)] }, 150],
    ['better odds', { legs: [{ ...legOf(first), odds: oddsOf(first, 'home') + 1 }] }, 100],
    ['odds as a text', { legs: [{ ...legOf(first), odds: String(oddsOf(first, 'home')) }] }, 100],
    ['an unknown match', { legs: [{ ...legOf(first), match: 'coast-1-9' }] }, 100],
    ['an unknown pick', { legs: [{ ...legOf(first), pick: 'both' }] }, 100],
    ['one match twice', { legs: [legOf(first), legOf(first, 'over')] }, 100],
    ['a pick that is none', { legs: [legOf(first), null] }, 100],
    [
      'six picks',
      {
        legs: nextFixtures(NOW)
          .slice(0, 6)
          .map((fixture) => legOf(fixture)),
      },
      100,
    ],
  ])('with %s is refused', (_, given, stake) => expect(readBet(given, stake, stakes)).toBeNull());

  test('is read without what does not belong to it, and refused above the highest odds', () => {
    expect(readBet({ legs: [{ ...legOf(first), win: 9 }], more: 1 }, 100, stakes)).toEqual({ legs: [legOf(first)] });
    const longShots = nextFixtures(NOW)
      .map((fixture) => legOf(fixture, oddsOf(fixture, 'home') > oddsOf(fixture, 'away') ? 'home' : 'away'))
      .toSorted((one, other) => other.odds - one.odds)
      .slice(0, 5);
    expect(readBet({ legs: longShots }, 100, stakes) === null).toBe(oddsTogether(longShots) > MOST_ODDS);
    expect(oddsTogether(longShots)).toBeGreaterThan(MOST_ODDS);
  });
});

describe('a match', () => {
  test('shows only what has happened', () => {
    const played: MatchResult = { home: [10, 80], away: [45], abandoned: null };
    const at = (minute: number) => scoreAt(played, first, first.kickOff + minute * MINUTE_MS);
    expect(at(0)).toEqual({ state: 'live', minute: 0, home: 0, away: 0 });
    expect(at(9.9)).toEqual({ state: 'live', minute: 9, home: 0, away: 0 });
    expect(at(45)).toEqual({ state: 'live', minute: 45, home: 1, away: 1 });
    expect(at(90)).toEqual({ state: 'ended', minute: 90, home: 2, away: 1 });
    expect(at(500)).toEqual({ state: 'ended', minute: 90, home: 2, away: 1 });
  });

  test('that is abandoned stands still from then on', () => {
    const played: MatchResult = { home: [10, 80], away: [], abandoned: 50 };
    const at = (minute: number) => scoreAt(played, first, first.kickOff + minute * MINUTE_MS);
    expect(at(49)).toMatchObject({ state: 'live', minute: 49 });
    expect(at(50)).toEqual({ state: 'abandoned', minute: 50, home: 1, away: 0 });
    expect(at(90)).toEqual({ state: 'abandoned', minute: 50, home: 1, away: 0 });
  });

  test('has goals between the first and the last minute, as many as its chances say', () => {
    const random = seededRandom(5);
    const { home } = chancesOf(first);
    const mean = home.reduce((sum, part, goals) => sum + part * goals, 0) / PARTS;
    let goals = 0;
    for (let times = 0; times < 20_000; times += 1) {
      const drawn = drawResult(first, random);
      goals += drawn.home.length;
      expect([...drawn.home, ...drawn.away].every((minute) => minute >= 1 && minute <= 90)).toBe(true);
    }
    expect(goals / 20_000).toBeCloseTo(mean, 1);
  });

  test('has each number of goals in as many parts as the odds are made from', () => {
    for (const fixture of [first, second, third]) {
      const counts = { home: [] as number[], away: [] as number[] };
      for (let part = 0; part < PARTS; part += 1) {
        const drawn = drawResult(fixture, (below) => (below === PARTS ? part : 0));
        for (const side of ['home', 'away'] as const) {
          const goals = drawn[side].length;
          counts[side][goals] = (counts[side][goals] ?? 0) + 1;
        }
      }
      const { home, away } = chancesOf(fixture);
      const some = (parts: readonly number[]) => parts.slice(0, parts.findLastIndex((count) => count > 0) + 1);
      expect(counts).toEqual({ home: some(home), away: some(away) });
    }
  });
});
