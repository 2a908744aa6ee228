import { describe, expect, test } from 'vitest';
import { diceRules, returnOf, type DiceBet } from '../../server/sandbox/maker/games/dice/rules.js';
import { FISH_NAMES, fishingRules } from '../../server/sandbox/maker/games/fishing/rules.js';
import { rouletteRules, type Chip } from '../../server/sandbox/maker/games/roulette/rules.js';
import type { GameRules, Random } from '../../server/sandbox/maker/games/rules.js';

const ROUNDS = 10_000_000;
const STAKE = 1_000;
/** A true return is missed once in about 300,000 runs; each run is the same, since the numbers come from a fixed seed. */
const DEVIATIONS = 4.5;

/** mulberry32: fast, and good enough for counts. */
function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** The mean return in per cent, and the standard error of that mean. */
function simulate<Bet, Outcome>(rules: GameRules<Bet, Outcome>, bet: Bet): { mean: number; error: number } {
  const random = seededRandom(20_260_101);
  let [sum, squares] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const share = (rules.winOf({ bet, outcome: rules.draw(random), stake: STAKE }) / STAKE) * 100;
    sum += share;
    squares += share * share;
  }
  const mean = sum / ROUNDS;
  return { mean, error: Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS) };
}

/** Every window of the slot is counted in play-slot.test.ts, which is more than any simulation. */
describe('ten million rounds return what is published', () => {
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
    const { mean, error } = simulate(rouletteRules, bet);
    expect(Math.abs(mean - (36 / 37) * 100)).toBeLessThan(DEVIATIONS * error);
    expect(error).toBeLessThan(0.2);
  });

  test.each<DiceBet>([
    { side: 'under', chance: 50 },
    { side: 'over', chance: 89 },
    { side: 'under', chance: 2 },
  ])('dice on %j', (bet) => {
    const { mean, error } = simulate(diceRules, bet);
    expect(Math.abs(mean - returnOf(bet.chance))).toBeLessThan(DEVIATIONS * error);
    expect(error).toBeLessThan(0.3);
  });

  test.each(FISH_NAMES)('fishing for %s', (fish) => {
    const { mean, error } = simulate(fishingRules, { fish });
    expect(Math.abs(mean - fishingRules.returnToPlayer)).toBeLessThan(DEVIATIONS * error);
    expect(error).toBeLessThan(0.3);
  });
});
