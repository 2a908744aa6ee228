import { describe, expect, test } from 'vitest';
import {
  BETS,
  chanceOf,
  diceRules,
  hundredthsOf,
  returnOf,
  sumOf,
  waysOf,
  wins,
  type DiceBet,
  type Throw,
} from '../../sandbox/maker/games/dice/rules.js';
import { stakesIn } from '../../sandbox/maker/stakes.js';

const stakes = stakesIn('PHP');
const faces = [1, 2, 3, 4, 5, 6];
const throws: readonly Throw[] = faces.flatMap((one) => faces.map((other): Throw => [one, other]));

describe('the rules of two dice', () => {
  test.each<[DiceBet, number, boolean]>([
    [{ side: 'under', sum: 7 }, 6, true],
    [{ side: 'under', sum: 7 }, 7, false],
    [{ side: 'exactly', sum: 7 }, 7, true],
    [{ side: 'exactly', sum: 7 }, 8, false],
    [{ side: 'over', sum: 7 }, 8, true],
    [{ side: 'over', sum: 7 }, 7, false],
  ])('%j with a sum of %i wins: %s', (bet, sum, isWin) => expect(wins(bet, sum)).toBe(isWin));

  test('draw each throw from what is random alone', () => {
    const drawn = throws.map((_, index) => {
      const left = [Math.floor(index / 6), index % 6];
      return diceRules.draw(() => left.shift() ?? Number.NaN);
    });
    expect(drawn).toEqual(throws);
  });

  test('a bet wins with as many of the 36 throws as it says', () => {
    for (const bet of BETS) {
      const won = throws.filter((thrown) => wins(bet, sumOf(thrown))).length;
      expect(waysOf(bet)).toBe(won);
      expect(chanceOf(bet)).toBeCloseTo((won / 36) * 100, 0);
    }
  });

  test('a win pays whole minor units, more than the stake, and more for a smaller chance', () => {
    const paid = (bet: DiceBet, stake: number) =>
      Math.max(...throws.map((outcome) => diceRules.winOf({ bet, outcome, stake })));
    const byChance = BETS.toSorted((one, other) => waysOf(one) - waysOf(other));
    for (const stake of [...stakes, ...stakesIn('MMK')])
      byChance.forEach((bet, index) => {
        expect(Number.isInteger(paid(bet, stake))).toBe(true);
        expect(paid(bet, stake)).toBeGreaterThan(stake);
        const rarer = byChance[index - 1];
        if (rarer) expect(paid(bet, stake)).toBeLessThanOrEqual(paid(rarer, stake));
      });
    expect([paid({ side: 'over', sum: 7 }, 1_000), paid({ side: 'exactly', sum: 2 }, 1_000)]).toEqual([2_320, 34_920]);
  });

  test('the published return is the least of all bets', () => {
    const exact = BETS.map((bet) => Math.floor((waysOf(bet) * hundredthsOf(bet) * 100) / 36) / 100);
    expect(BETS.map(returnOf)).toEqual(exact);
    expect(diceRules.returnToPlayer).toBe(Math.min(...exact));
    expect(Math.max(...exact)).toBe(97);
  });
});

test.each<[string, unknown, number]>([
  ['no side', { sum: 7 }, 100],
  ['another side', { side: 'between', sum: 7 }, 100],
  ['a sum that never comes', { side: 'exactly', sum: 13 }, 100],
  ['a sum that would pay less than the stake', { side: 'under', sum: 12 }, 100],
  ['a certain win', { side: 'over', sum: 1 }, 100],
  ['half a sum', { side: 'under', sum: 7.5 }, 100],
  ['a text', { side: 'under', sum: '7' }, 100],
  ['a stake that is not offered', { side: 'under', sum: 7 }, 150],
  ['nothing', null, 100],
])('a bet with %s is refused', (_, given, stake) => expect(diceRules.read(given, stake, stakes)).toBeNull());
