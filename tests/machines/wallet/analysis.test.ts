import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, countDays, dayAt, siteDayIn, startOfDay } from '../../../machines/shared/siteDays.js';
import {
  analysisAddress,
  analysisChoiceIn,
  barsOf,
  daysOf,
  longestDays,
  rangeBefore,
  rangeOf,
  requestOf,
  type BillAnalysis,
} from '../../../machines/wallet/analysis.js';
import { billFilterIn, billsAddress } from '../../../machines/wallet/billFilter.js';
import { week } from '../../fixtures/wallet/billAnalysis.spec.js';

const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, 'http://lobby').searchParams);
/** Minutes east of UTC: Manila, Bangkok, Yangon. */
const offsets = fc.constantFrom(480, 420, 390);
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));

describe('a day of the site', () => {
  test('begins at its own midnight and ends at the next one, in every zone', () => {
    fc.assert(
      fc.property(day, offsets, (of, offset) => {
        const start = Date.parse(startOfDay(of, offset));
        expect(dayAt(start, offset)).toBe(of);
        expect(dayAt(start - 1, offset)).toBe(addDays(of, -1));
        expect(dayAt(Date.parse(startOfDay(addDays(of, 1), offset)) - 1, offset)).toBe(of);
      }),
    );
  });

  test.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-01'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s, %i months on, is %s', (from, months, to) => expect(addMonths(from, months)).toBe(to));

  test.each(['2026-02-30', '2026-13-01', '26-01-01', 'today', ''])('%s is no day', (text) =>
    expect(siteDayIn(text)).toBeNull(),
  );
});

describe('own dates', () => {
  test('in the wrong order are exchanged, and are never more than the server analyzes', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const { from, to } = rangeOf(one, other);
        expect(from <= to).toBe(true);
        expect(countDays(from, to)).toBeLessThanOrEqual(longestDays);
        expect(rangeOf(other, one)).toEqual({ from, to });
      }),
    );
  });

  test('survive the address', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const choice = { period: 'customize' as const, range: rangeOf(one, other) };
        expect(analysisChoiceIn(queryOf(analysisAddress(choice)))).toEqual(choice);
      }),
    );
  });
});

test('the period before ends where the period begins, and is as long', () => {
  fc.assert(
    fc.property(day, day, offsets, (one, other, offset) => {
      const range = rangeOf(one, other);
      const before = rangeBefore('last30Days', range);
      expect(requestOf(before, offset).endTime).toBe(requestOf(range, offset).startTime);
      expect(countDays(before.from, before.to)).toBe(countDays(range.from, range.to));
    }),
  );
});

test('the bars are every day of the period once, and together the sums of the server', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: longestDays }), offsets, (from, length, offset) => {
      const to = addDays(from, length - 1);
      const { startTime = '', endTime = '' } = requestOf({ from, to }, offset);
      const days = Array.from({ length }, (_, at) => addDays(from, at))
        .filter((_, at) => at % 3 === 0)
        .map((date, at) => ({ date, income: at * 100, expense: at * 7 }));
      const analysis: BillAnalysis = { ...week, startTime, endTime, days };
      expect(daysOf(analysis, offset)).toEqual({ from, to });
      const bars = barsOf(analysis, offset);
      expect(bars.at(0)?.from).toBe(from);
      expect(bars.at(-1)?.to).toBe(to);
      for (const [at, bar] of bars.entries()) if (at > 0) expect(bar.from).toBe(addDays(bars[at - 1]?.to ?? '', 1));
      const sum = (of: readonly { income: number; expense: number }[]) =>
        of.reduce((all, { income, expense }) => all + income * 1_000_000 + expense, 0);
      expect(sum(bars)).toBe(sum(days));
      expect(bars.length).toBeLessThanOrEqual(31);
    }),
  );
});

describe('the filter of the bills', () => {
  test('survives the address', () => {
    const filter = fc.record(
      {
        type: fc.constantFrom('deposit' as const, 'games' as const),
        transferType: fc.constantFrom('withdraw' as const, 'toGameMaker' as const),
        status: fc.constantFrom('failed' as const, 'done' as const),
        from: fc.constant('2026-11-01'),
        to: fc.constant('2026-11-30'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filter, (of) => {
        expect(billFilterIn(queryOf(billsAddress(of)))).toEqual(of);
      }),
    );
  });

  test('ignores what does not exist, and exchanges days in the wrong order', () => {
    expect(
      billFilterIn({ type: 'magic', status: 'done', transferType: '', from: '2026-11-30', to: '2026-11-01', id: 'b1' }),
    ).toEqual({ status: 'done', from: '2026-11-01', to: '2026-11-30' });
  });
});
