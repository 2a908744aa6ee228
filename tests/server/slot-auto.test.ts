import { expect, test } from 'vitest';
import {
  endOf,
  noRun,
  presetsOf,
  withRound,
  type AutoPlan,
  type AutoRun,
} from '../../sandbox/maker/games/slot/auto.js';
import { slotTexts } from '../../sandbox/maker/games/slot/texts.js';
import { stakesIn } from '../../sandbox/maker/stakes.js';

const plan: AutoPlan = { rounds: 10, lossLimit: 2_500, winStop: null, stopsAtFreeSpins: true };
const paid = { stake: 500, isFree: false };
const free = { stake: 500, isFree: true };

const after = (...wins: readonly number[]): AutoRun =>
  wins.reduce((run, win) => withRound(run, { cost: 500, win }, false), noRun);

test('auto play starts no round that could bring its loss above the limit', () => {
  expect(endOf(plan, after(0, 0, 0, 0), paid)).toBeNull();
  expect(endOf(plan, after(0, 0, 0, 0, 0), paid)).toBe('loss');
  // What was won may be lost again.
  expect(endOf(plan, after(0, 0, 0, 0, 500), paid)).toBeNull();
  expect(endOf(plan, after(0, 0, 0, 0, 499), paid)).toBe('loss');
  // A stake above the rest of the limit is not started either.
  expect(endOf(plan, after(0), { ...paid, stake: 2_001 })).toBe('loss');
});

test('auto play ends with its last round, and at a win of the chosen size', () => {
  expect(endOf(plan, after(...Array.from({ length: 9 }, () => 500)), paid)).toBeNull();
  expect(endOf(plan, after(...Array.from({ length: 10 }, () => 500)), paid)).toBe('done');
  const cautious = { ...plan, winStop: 5_000 };
  expect(endOf(cautious, after(4_999), paid)).toBeNull();
  expect(endOf(cautious, after(5_000), paid)).toBe('win');
  // Only the latest round counts: it stopped at the one before already.
  expect(endOf(cautious, after(6_000, 0), paid)).toBeNull();
});

test('auto play stops when free spins arrive, if chosen, and always when they are over', () => {
  expect(endOf(plan, after(0), free)).toBe('free');
  expect(endOf({ ...plan, stopsAtFreeSpins: false }, after(0), free)).toBeNull();
  const freeRun = withRound(noRun, { cost: 0, win: 0 }, true);
  expect(endOf(plan, freeRun, free)).toBeNull();
  expect(endOf({ ...plan, stopsAtFreeSpins: false }, freeRun, paid)).toBe('free');
  // Free spins cost nothing, so no limit of loss holds them up.
  expect(endOf({ ...plan, stopsAtFreeSpins: false }, after(0, 0, 0, 0, 0), free)).toBeNull();
});

test('a few of the offered stakes are one tap away, the highest is not', () => {
  expect(presetsOf(stakesIn('PHP'))).toEqual([100, 500, 2_000, 10_000]);
  expect(presetsOf(stakesIn('MMK'))).toEqual([5_000, 20_000, 100_000, 500_000]);
});

test('the sentences of auto play name their figures in every language', () => {
  for (const own of Object.values(slotTexts))
    for (const text of [own.autoStop, own.autoDone, own.autoLossEnd, own.autoWinEnd]) expect(text).toContain('{0}');
});
