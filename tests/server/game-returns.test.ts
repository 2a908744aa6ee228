import { expect, test } from 'vitest';
import { diceRules, returnOf, type DiceBet } from '../../sandbox/maker/games/dice/rules.js';
import { FISH_NAMES, fishingRules } from '../../sandbox/maker/games/fishing/rules.js';
import { rouletteRules, type Chip } from '../../sandbox/maker/games/roulette/rules.js';
import { pokerRules } from '../../sandbox/maker/games/poker/rules.js';
import { adviceFor } from '../../sandbox/maker/games/poker/strategy.js';
import { pokerTexts } from '../../sandbox/maker/games/poker/texts.js';
import type { GameRules, Random } from '../../sandbox/maker/games/rules.js';
import type { Fixture } from '../../sandbox/maker/games/sports/fixtures.js';
import { oddsOf, PARTS, partsOf, PICKS, type Pick } from '../../sandbox/maker/games/sports/odds.js';
import {
  drawResult,
  everyFixture,
  returnOf as returnOfBets,
  returnToPlayer,
  winOf,
  type MatchResult,
} from '../../sandbox/maker/games/sports/rules.js';
import { provenOnce } from '../support/proven.js';
import { bestReturn, returnOfStrategy, tabledRound } from './poker-count.js';
import { seededRandom } from './seeded-random.js';
import { legOf, tabledOffer, type TabledOffer } from './tabled-bets.js';

const ROUNDS = 10_000_000;
const STAKE = 1_000;
const SEED = 20_260_101;
/** A true return is missed once in about 300,000 runs; each run is the same, since the numbers come from a fixed seed. */
const DEVIATIONS = 4.5;

/** The mean return in per cent, and the standard error of that mean. */
function simulate(playRound: () => number, rounds = ROUNDS): { mean: number; error: number } {
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const share = (playRound() / STAKE) * 100;
    sum += share;
    squares += share * share;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

function simulateBet<Bet, Outcome>(rules: GameRules<Bet, Outcome>, bet: Bet): { mean: number; error: number } {
  const random = seededRandom(SEED);
  return simulate(() => rules.winOf({ bet, outcome: rules.draw(random), stake: STAKE }));
}

/** Every window of the slot is counted in play-slot.test.ts, which is more than any simulation. */
provenOnce('ten million rounds return what is published', import.meta.url, () => {
  test.each<[string, readonly Chip[]]>([
    ['one number', [{ on: 17, amount: STAKE }]],
    ['red', [{ on: 'red', amount: STAKE }]],
    [
      'a dozen, a column and the zero',
      [
        { on: 'dozen3', amount: 500 },
        { on: 'column1', amount: 300 },
        { on: 0, amount: 200 },
      ],
    ],
  ])('roulette on %s', (_, bet) => {
    const { mean, error } = simulateBet(rouletteRules, bet);
    expect(Math.abs(mean - (36 / 37) * 100)).toBeLessThan(DEVIATIONS * error);
    expect(error).toBeLessThan(0.2);
  });

  test.each<DiceBet>([
    { side: 'under', sum: 8 },
    { side: 'over', sum: 3 },
    { side: 'exactly', sum: 12 },
  ])('dice on %j', (bet) => {
    const { mean, error } = simulateBet(diceRules, bet);
    expect(Math.abs(mean - returnOf(bet))).toBeLessThan(DEVIATIONS * error);
    expect(error).toBeLessThan(0.3);
  });

  test.each(FISH_NAMES)('fishing for %s', (fish) => {
    const { mean, error } = simulateBet(fishingRules, { fish });
    expect(Math.abs(mean - fishingRules.returnToPlayer)).toBeLessThan(DEVIATIONS * error);
    expect(error).toBeLessThan(0.3);
  });

  test('video poker by the strategy that its rules state', () => {
    const random = seededRandom(SEED);
    const playRound = tabledRound();
    // The tables pay what the rules pay. Which of two equal cards is held is left to each.
    for (let times = 0; times < 2_000; times += 1) {
      const deck = pokerRules.deal(random);
      if (!['bestHands', 'madeHands', null].includes(adviceFor(deck.slice(0, 5)).line)) continue;
      const outcome = pokerRules.outcomeOf(deck, pokerRules.decideFor(deck));
      expect(playRound(deck)).toBe(pokerRules.winOf({ outcome, stake: 1 }));
    }
    // Of the deck, a round needs no more than the first ten cards.
    const { mean, error } = simulate(() => playRound(firstTen(random)) * STAKE);
    expect(Math.abs(mean - pokerRules.returnToPlayer)).toBeLessThan(DEVIATIONS * error);
    expect(error).toBeLessThan(0.2);
  });

  test('video poker by the published strategy, counted over all hands and truncated', () => {
    expect(Math.floor(returnOfStrategy() * 100) / 100).toBe(pokerRules.returnToPlayer);
  });

  test('video poker by a perfect strategy, as the rules state it', () => {
    const stated = String(Math.floor(bestReturn() * 100) / 100);
    for (const { strategyWhy } of Object.values(pokerTexts)) expect(strategyWhy).toContain(`${stated}%`);
  });

  test.each([1, 3])('sports on %i matches of every kind', (size) => {
    const random = seededRandom(SEED);
    const groups = everyFixture.map((_, index) =>
      Array.from(
        { length: size },
        (_unused, step) => everyFixture[(index + step * 37) % everyFixture.length] as Fixture,
      ),
    );
    const offers = groups.map((fixtures) => tabledOffer(fixtures, STAKE));
    // The tables pay what the rules pay. Both have the goals of `chancesOf` (play-sports.test.ts).
    for (const [index, fixtures] of groups.entries()) {
      const draws = Array.from({ length: 40 }, () => fixtures.map((fixture) => drawResult(fixture, random)));
      for (const drawn of draws) {
        const results = new Map(fixtures.map((fixture, place) => [fixture.ref, drawn[place] as MatchResult]));
        const wins = PICKS.map((pick) => winOf({ legs: fixtures.map((one) => legOf(one, pick)) }, STAKE, results));
        expect(offers[index]?.winOf(drawn)).toBe(wins.reduce((sum, win) => sum + win, 0));
      }
    }
    const shares = groups.flatMap((fixtures) =>
      PICKS.map((pick) => {
        const share = fixtures.reduce((product, fixture) => product * shareOf(fixture, pick), 1);
        return returnOfBets(share ** (1 / size), size) * 100;
      }),
    );
    const expected = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    let next = 0;
    // A bet on each pick for each group of matches that is drawn; the picks of one draw depend on each other, so they are one round.
    const { mean, error } = simulate(
      () => (offers[next++ % offers.length] as TabledOffer).play(random) / PICKS.length,
      ROUNDS / PICKS.length,
    );
    // A group of different shares is not the power of their mean: the abandoned matches make a thousandth of a per cent.
    expect(Math.abs(mean - expected)).toBeLessThan(DEVIATIONS * error + 0.01);
    expect(mean).toBeGreaterThan(returnToPlayer - DEVIATIONS * error);
    expect(error).toBeLessThan(0.3);
  });
});

/** How likely a pick is, times its odds. */
const shareOf = (fixture: Fixture, pick: Pick) =>
  ((partsOf(fixture, pick) / (PARTS * PARTS)) * oddsOf(fixture, pick)) / 100;

const cards = Array.from({ length: 52 }, (_, card) => card);

/** The first ten cards of a shuffled deck, without shuffling the rest. */
function firstTen(random: Random): readonly number[] {
  for (let place = 0; place < 10; place += 1) {
    const other = place + random(52 - place);
    [cards[place], cards[other]] = [cards[other] ?? 0, cards[place] ?? 0];
  }
  return cards.slice(0, 10);
}
