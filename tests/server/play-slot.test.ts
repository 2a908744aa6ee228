import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  LINES,
  ROWS,
  STRIPS,
  SYMBOLS,
  evaluate,
  exactReturn,
  paidOn,
  slotRules,
  type SlotSymbol,
} from '../../sandbox/maker/games/slot/rules.js';
import { stakesIn } from '../../sandbox/maker/stakes.js';

const [a, b, w, s] = ['first', 'sixth', 'wild', 'scatter'] as const;

describe('the rules of the slot', () => {
  test.each<[string, SlotSymbol[], ReturnType<typeof paidOn>]>([
    ['three from the left pay', [b, b, b, a, s], { symbol: b, count: 3, factor: 4 }],
    ['two pay nothing', [b, b, a, b, b], null],
    ['three that start on the second reel pay nothing', [a, b, b, b, b], null],
    ['a wild substitutes for the symbol that follows it', [w, b, w, b, a], { symbol: b, count: 4, factor: 12 }],
    ['wilds alone count if they pay more', [w, w, w, b, a], { symbol: w, count: 3, factor: 50 }],
    [
      'the symbol that wilds substitute for counts if it pays more',
      [w, w, w, a, a],
      { symbol: a, count: 5, factor: 500 },
    ],
    ['a wild does not substitute for the scatter', [w, s, s, s, a], null],
    ['five wilds pay the most', [w, w, w, w, w], { symbol: w, count: 5, factor: 1_000 }],
  ])('%s', (_, symbols, paid) => expect(paidOn(symbols)).toEqual(paid));

  test('the window shows the strips from their stops, wrapping at the end', () => {
    const { grid } = evaluate(STRIPS.map((strip) => strip.length - 1));
    grid.forEach((column, reel) =>
      expect(column).toEqual([STRIPS[reel]?.at(-1), STRIPS[reel]?.[0], STRIPS[reel]?.[1]]),
    );
  });

  test('every line crosses every reel inside the window, and no two are alike', () => {
    for (const line of LINES)
      expect(line.every((row) => row >= 0 && row < ROWS) && line.length === STRIPS.length).toBe(true);
    expect(new Set(LINES.map(String)).size).toBe(LINES.length);
  });

  test('scatters are a window apart, so that a reel never shows two', () => {
    for (const strip of STRIPS) {
      const places = [...strip, ...strip].flatMap((symbol, index) => (symbol === s ? [index] : []));
      places.slice(1).forEach((place, index) => expect(place - (places[index] ?? 0)).toBeGreaterThanOrEqual(ROWS));
    }
  });

  test.each(['PHP', 'THB', 'MMK'])('every stake in %s is whole on every line', (currency) => {
    expect(stakesIn(currency).every((stake) => Number.isInteger(stake / LINES.length))).toBe(true);
  });

  test('a peso site offers stakes from 1 to 500', () => {
    expect(stakesIn('PHP')).toEqual([100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]);
  });
});

describe('the published return to the player', () => {
  test('equals what all windows together pay', () => {
    const { paid, staked } = exactReturn();
    let [sum, windows] = [0, 0];
    const [one = [], two = [], three = [], four = [], five = []] = STRIPS.map((strip) => [...strip.keys()]);
    // Every stop of every reel: 24^5 windows.
    for (const first of one)
      for (const second of two)
        for (const third of three)
          for (const fourth of four)
            for (const fifth of five) {
              sum += paidBy(first, second, third, fourth, fifth);
              windows += 1;
            }
    expect(BigInt(windows)).toBe(staked);
    expect(BigInt(sum)).toBe(paid * BigInt(LINES.length));
    expect(slotRules.returnToPlayer).toBe(Math.floor((sum / windows / LINES.length) * 10_000) / 100);
  });

  test('is within the limits of the law for such machines and of the lobby', () => {
    expect(slotRules.returnToPlayer).toBeGreaterThan(94);
    expect(slotRules.returnToPlayer).toBeLessThan(97);
  });

  test('is that of the game: every stop is equally likely, and each window pays what it paid above', () => {
    const seen = STRIPS.map((strip) => strip.map(() => 0));
    const wrong: (readonly number[])[] = [];
    const rounds = 24_000;
    for (let round = 0; round < rounds; round++) {
      const stops = slotRules.draw(randomInt);
      const win = slotRules.winOf({ bet: null, outcome: stops, stake: 100 });
      stops.forEach((stop, reel) => void (seen[reel]![stop] = (seen[reel]![stop] ?? 0) + 1));
      const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = stops;
      if (win * LINES.length !== paidBy(first, second, third, fourth, fifth) * 100) wrong.push(stops);
    }
    expect(wrong).toEqual([]);
    for (const counts of seen) {
      const expected = rounds / counts.length;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 23 degrees of freedom: a fair draw exceeds 70 once in half a million runs.
      expect(chiSquare).toBeLessThan(70);
    }
  });
});

/**
 * A second implementation of `evaluate`, so that the two can disagree: by indices instead of names, with the pays of every
 * line looked up. It allocates nothing, since it runs eight million times.
 */
const reels = STRIPS.map((strip) =>
  // The first rows again at the end, so that a window never wraps.
  Uint8Array.from([...strip, ...strip.slice(0, ROWS - 1)], (symbol) => SYMBOLS.indexOf(symbol)),
);
const bits = Math.ceil(Math.log2(SYMBOLS.length));
const paysOf = Int32Array.from({ length: 2 ** (bits * STRIPS.length) }, (_, code) => {
  const symbols = STRIPS.map((_strip, reel) => SYMBOLS[(code >> (bits * reel)) % 2 ** bits]);
  return paidOn(symbols.filter((symbol) => symbol !== undefined))?.factor ?? 0;
});
const scatterPays = [0, 0, 0, 2, 10, 50];
const scatter = SYMBOLS.indexOf(s);
// Copies: an import is looked up anew at each use.
const [lines, rowsShown] = [LINES.map((rows) => Uint8Array.from(rows)), ROWS];

function paidBy(first: number, second: number, third: number, fourth: number, fifth: number): number {
  const [one, two, three, four, five] = reels as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  let [sum, scatters] = [0, 0];
  for (const rows of lines)
    sum +=
      paysOf[
        one[first + rows[0]!]! |
          (two[second + rows[1]!]! << bits) |
          (three[third + rows[2]!]! << (2 * bits)) |
          (four[fourth + rows[3]!]! << (3 * bits)) |
          (five[fifth + rows[4]!]! << (4 * bits))
      ]!;
  for (let row = 0; row < rowsShown; row++) {
    if (one[first + row] === scatter) scatters += 1;
    if (two[second + row] === scatter) scatters += 1;
    if (three[third + row] === scatter) scatters += 1;
    if (four[fourth + row] === scatter) scatters += 1;
    if (five[fifth + row] === scatter) scatters += 1;
  }
  return sum + scatterPays[scatters]! * lines.length;
}
