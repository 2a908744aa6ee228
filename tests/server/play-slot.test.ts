import { describe, expect, test } from 'vitest';
import { draw } from '../../server/sandbox/maker/rounds.js';
import {
  LINES,
  RETURN_TO_PLAYER,
  ROWS,
  STRIPS,
  SYMBOLS,
  evaluate,
  exactReturn,
  paidOn,
  type SlotSymbol,
} from '../../server/sandbox/maker/slot.js';
import { stakesIn } from '../../server/sandbox/maker/stakes.js';

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
    const stops = STRIPS.map(() => 0);
    // Counts through every stop of every reel: 24^5 windows, each evaluated as the game does.
    for (let turning = true; turning;) {
      sum += paidBy(stops);
      windows += 1;
      let reel = 0;
      while (reel < stops.length && (stops[reel] = (stops[reel] ?? 0) + 1) === STRIPS[reel]?.length) stops[reel++] = 0;
      turning = reel < stops.length;
    }
    expect(BigInt(windows)).toBe(staked);
    expect(BigInt(sum)).toBe(paid * BigInt(LINES.length));
    expect(RETURN_TO_PLAYER).toBe(Math.floor((sum / windows / LINES.length) * 10_000) / 100);
  });

  test('is within the limits of the law for such machines and of the lobby', () => {
    expect(RETURN_TO_PLAYER).toBeGreaterThan(94);
    expect(RETURN_TO_PLAYER).toBeLessThan(97);
  });

  test('is reached by random rounds', () => {
    const rounds = 400_000;
    let won = 0;
    for (let round = 0; round < rounds; round++) won += draw(100).win;
    // Standard deviation of one round is below 5 stakes, so five standard errors are below 4 per cent.
    expect(Math.abs(won / rounds - RETURN_TO_PLAYER)).toBeLessThan(4);
  });

  test('every stop of every reel is equally likely', () => {
    const seen = STRIPS.map((strip) => strip.map(() => 0));
    const rounds = 24_000;
    for (let round = 0; round < rounds; round++)
      draw(100).stops.forEach((stop, reel) => void (seen[reel]![stop] = (seen[reel]![stop] ?? 0) + 1));
    for (const counts of seen) {
      const expected = rounds / counts.length;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 23 degrees of freedom: a fair draw exceeds 70 once in half a million runs.
      expect(chiSquare).toBeLessThan(70);
    }
  });
});

/** A second implementation of `evaluate`, by indices instead of names, so that the two can disagree. */
const index = STRIPS.map((strip) => strip.map((symbol) => SYMBOLS.indexOf(symbol)));
const paysOfLine = new Map<number, number>();
function paidBy(stops: readonly number[]): number {
  let [sum, scatters] = [0, 0];
  const window = index.map((strip, reel) =>
    [0, 1, 2].map((row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
  );
  for (const rows of LINES) {
    let code = 0;
    for (let reel = 0; reel < rows.length; reel++) code = code * 8 + (window[reel]?.[rows[reel] ?? 0] ?? 0);
    let pays = paysOfLine.get(code);
    if (pays === undefined) {
      pays = paidOn(rows.map((row, reel) => SYMBOLS[window[reel]?.[row] ?? 0] ?? a))?.factor ?? 0;
      paysOfLine.set(code, pays);
    }
    sum += pays;
  }
  for (const column of window) if (column.includes(7)) scatters += 1;
  return sum + ([0, 0, 0, 2, 10, 50][scatters] ?? 0) * LINES.length;
}
