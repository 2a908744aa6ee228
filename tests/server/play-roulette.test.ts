import { describe, expect, test } from 'vitest';
import { Chips } from '../../sandbox/maker/games/roulette/chips.js';
import { numberText, withLatest } from '../../sandbox/maker/games/roulette/fallen.js';
import { rouletteTexts } from '../../sandbox/maker/games/roulette/texts.js';
import {
  colorOf,
  covers,
  factorOf,
  GROUP_NAMES,
  MOST_FIELDS,
  mostOn,
  POCKETS,
  rouletteRules,
  WHEEL,
  type Field,
} from '../../sandbox/maker/games/roulette/rules.js';
import { stakesIn } from '../../sandbox/maker/stakes.js';

const stakes = stakesIn('PHP');
const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket);
const fields: readonly Field[] = [...pockets, ...GROUP_NAMES];
const win = (on: Field, outcome: number) =>
  rouletteRules.winOf({ bet: [{ on, amount: 1_000 }], outcome, stake: 1_000 });

describe('the rules of roulette', () => {
  test('the wheel has every pocket once, red and black in turn but for the zero', () => {
    expect(WHEEL.toSorted((one, other) => one - other)).toEqual(pockets);
    const colors = WHEEL.map(colorOf);
    expect(colors.filter((color) => color === 'green')).toHaveLength(1);
    expect(colors.slice(1).some((color, index) => color === colors[index])).toBe(false);
  });

  test.each<[Field, number, number]>([
    [17, 17, 36_000],
    [17, 18, 0],
    [0, 0, 36_000],
    ['red', 32, 2_000],
    ['red', 0, 0],
    ['black', 17, 2_000],
    ['even', 0, 0],
    ['odd', 1, 2_000],
    ['low', 18, 2_000],
    ['high', 18, 0],
    ['dozen2', 24, 3_000],
    ['dozen3', 24, 0],
    ['column1', 34, 3_000],
    ['column3', 36, 3_000],
    ['column3', 0, 0],
  ])('a chip on %s pays for pocket %i: %i', (on, pocket, paid) => expect(win(on, pocket)).toBe(paid));

  test('several chips pay each for itself', () => {
    const bet = [
      { on: 'red', amount: 500 },
      { on: 32, amount: 100 },
      { on: 'dozen1', amount: 100 },
    ] as const;
    expect(rouletteRules.winOf({ bet, outcome: 32, stake: 700 })).toBe(2 * 500 + 36 * 100);
  });

  test('every field returns 36 of 37 stakes, which is the published return', () => {
    for (const field of fields) expect(pockets.reduce((sum, pocket) => sum + win(field, pocket), 0)).toBe(36_000);
    expect(rouletteRules.returnToPlayer).toBe(97.29);
  });
});

describe('a bet', () => {
  test.each<[string, unknown, number]>([
    ['no chip', [], 0],
    ['no list', { on: 17, amount: 100 }, 100],
    ['chips that are not the stake', [{ on: 17, amount: 100 }], 200],
    [
      'a field twice',
      [
        { on: 17, amount: 100 },
        { on: 17, amount: 100 },
      ],
      200,
    ],
    ['a pocket that does not exist', [{ on: 37, amount: 100 }], 100],
    ['half a pocket', [{ on: 0.5, amount: 100 }], 100],
    ['a group that does not exist', [{ on: 'toString', amount: 100 }], 100],
    ['less than the least chip', [{ on: 17, amount: 50 }], 50],
    ['a part of a chip', [{ on: 17, amount: 150 }], 150],
    [
      'a negative amount',
      [
        { on: 17, amount: -100 },
        { on: 1, amount: 200 },
      ],
      100,
    ],
    ['more than the table takes', [{ on: 17, amount: mostOn(stakes) + 100 }], mostOn(stakes) + 100],
    ['too many fields', pockets.slice(0, MOST_FIELDS + 1).map((on) => ({ on, amount: 100 })), 100 * (MOST_FIELDS + 1)],
    ['nothing', null, 100],
  ])('with %s is refused', (_, given, stake) => expect(rouletteRules.read(given, stake, stakes)).toBeNull());

  test('keeps only field and amount of what a page sends', () => {
    expect(rouletteRules.read([{ on: 'red', amount: 300, paid: 9 }], 300, stakes)).toEqual({
      bet: [{ on: 'red', amount: 300 }],
    });
  });
});

describe('the chips on the table', () => {
  test('add up on a field, and go back one by one', () => {
    const chips = new Chips();
    chips.add(17, 100, stakes);
    chips.add('red', 200, stakes);
    chips.add(17, 500, stakes);
    expect([chips.total, chips.bet()]).toEqual([
      800,
      [
        { on: 17, amount: 600 },
        { on: 'red', amount: 200 },
      ],
    ]);
    chips.undo();
    expect(chips.on(17)).toBe(100);
    chips.set([]);
    expect([chips.total, chips.bet()]).toEqual([0, []]);
  });

  test('stay within what the maker accepts', () => {
    const chips = new Chips();
    for (const on of pockets) chips.add(on, 100, stakes);
    expect(chips.bet()).toHaveLength(MOST_FIELDS);
    const largest = stakes.at(-1) ?? 0;
    while (chips.add(0, largest, stakes));
    expect(chips.on(0)).toBeLessThanOrEqual(mostOn(stakes));
    expect(rouletteRules.read(chips.bet(), chips.total, stakes)).not.toBeNull();
  });

  test('cover what their names say', () => {
    expect(pockets.filter((pocket) => covers('column2', pocket))).toEqual([
      2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35,
    ]);
    expect(factorOf('column2')).toBe(3);
  });
});

test('the last numbers are at most ten, the latest first, each with its color in words', () => {
  const drawn = Array.from({ length: 12 }, (_, index) => index);
  expect(drawn.reduce<readonly number[]>(withLatest, [])).toEqual(drawn.toReversed().slice(0, 10));
  expect([0, 17, 18].map((number) => numberText(number, rouletteTexts.en_US))).toEqual([
    'Number 0, green',
    'Number 17, black',
    'Number 18, red',
  ]);
});
