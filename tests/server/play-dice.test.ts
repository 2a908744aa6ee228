import { describe, expect, test } from 'vitest';
import {
  diceRules,
  hundredthsOf,
  LEAST_CHANCE,
  markOf,
  MOST_CHANCE,
  returnOf,
  ROLLS,
  wins,
  type DiceBet,
} from '../../sandbox/maker/games/dice/rules.js';
import { stakesIn } from '../../sandbox/maker/stakes.js';

const stakes = stakesIn('PHP');
const chances = Array.from({ length: MOST_CHANCE }, (_, index) => index + LEAST_CHANCE);

describe('the rules of dice', () => {
  test.each<[DiceBet, number, boolean]>([
    [{ side: 'under', chance: 50 }, 4_999, true],
    [{ side: 'under', chance: 50 }, 5_000, false],
    [{ side: 'over', chance: 50 }, 5_000, true],
    [{ side: 'over', chance: 50 }, 4_999, false],
    [{ side: 'under', chance: 1 }, 99, true],
    [{ side: 'under', chance: 1 }, 100, false],
    [{ side: 'over', chance: 1 }, 9_900, true],
    [{ side: 'over', chance: 1 }, 9_899, false],
  ])('%j with a roll of %i wins: %s', (bet, roll, isWin) => expect(wins(bet, roll)).toBe(isWin));

  test('a chance is the share of the rolls that win, on both sides', () => {
    for (const chance of chances)
      for (const side of ['under', 'over'] as const) {
        const mark = markOf({ side, chance });
        expect(side === 'under' ? mark : ROLLS - mark).toBe(chance * 100);
      }
  });

  test('a win pays whole minor units, more than the stake, and more for a smaller chance', () => {
    const paid = (chance: number, stake: number) => {
      const bet = { side: 'under', chance } as const;
      return diceRules.winOf({ bet, outcome: 0, stake });
    };
    for (const stake of [...stakes, ...stakesIn('MMK')])
      chances.forEach((chance, index) => {
        expect(Number.isInteger(paid(chance, stake))).toBe(true);
        expect(paid(chance, stake)).toBeGreaterThan(stake);
        if (index > 0) expect(paid(chance, stake)).toBeLessThanOrEqual(paid(chance - 1, stake));
      });
    expect([paid(50, 1_000), paid(1, 1_000)]).toEqual([1_940, 97_000]);
  });

  test('the published return is the least of all chances', () => {
    const exact = chances.map((chance) => (chance * hundredthsOf(chance)) / 100);
    chances.forEach((chance, index) => expect(returnOf(chance)).toBeCloseTo(exact[index] ?? 0, 9));
    expect(diceRules.returnToPlayer).toBe(Math.min(...exact));
    expect(Math.max(...exact)).toBe(97);
  });
});

test.each<[string, unknown, number]>([
  ['no side', { chance: 50 }, 100],
  ['another side', { side: 'between', chance: 50 }, 100],
  ['no chance', { side: 'under', chance: 0 }, 100],
  ['a certain win', { side: 'under', chance: 100 }, 100],
  ['half a per cent', { side: 'under', chance: 0.5 }, 100],
  ['a text', { side: 'under', chance: '50' }, 100],
  ['a stake that is not offered', { side: 'under', chance: 50 }, 150],
  ['nothing', null, 100],
])('a bet with %s is refused', (_, given, stake) => expect(diceRules.read(given, stake, stakes)).toBeNull());
