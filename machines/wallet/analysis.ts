import type { components, operations } from '../../openapi/user-api.js';
import { path, withQuery } from '../addresses.js';
import { addDays, addMonths, countDays, dayAt, siteDayIn, startOfDay, type SiteDay } from '../shared/siteDays.js';

export type BillAnalysis = components['schemas']['BillAnalysis'];
export type AnalysisPeriod = components['schemas']['AnalysisPeriod'];
export type AnalysisRequest = Pick<
  operations['analyzeBill']['parameters']['query'],
  'period' | 'startTime' | 'endTime'
>;

/** The periods of section 2, in its order. */
export const analysisPeriods = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'lastMonth',
  'last3Months',
  'last12Months',
  'customize',
] as const satisfies readonly AnalysisPeriod[];

/** The most days that the server analyzes at once. */
export const longestDays = 366;

/** Days of the site, both included. */
export type DayRange = { from: SiteDay; to: SiteDay };

/** `range`: only with `customize`; null until the player has given both days. */
export type AnalysisChoice = { period: AnalysisPeriod; range: DayRange | null };

/** The choice in the query of an address. Days in the wrong order are exchanged; a range that is too long keeps its last days. */
export function analysisChoiceIn(query: Readonly<Record<string, string>>): AnalysisChoice {
  const period = analysisPeriods.find((known) => known === query['period']) ?? 'last7Days';
  const from = siteDayIn(query['from']);
  const to = siteDayIn(query['to']);
  return { period, range: period === 'customize' && from !== null && to !== null ? rangeOf(from, to) : null };
}

export function rangeOf(one: SiteDay, other: SiteDay): DayRange {
  const [from, to] = one <= other ? [one, other] : [other, one];
  return { from: countDays(from, to) > longestDays ? addDays(to, 1 - longestDays) : from, to };
}

export const analysisAddress = ({ period, range }: AnalysisChoice): string =>
  withQuery(path.billAnalysis, {
    period: period === 'last7Days' ? null : period,
    from: range?.from ?? null,
    to: range?.to ?? null,
  });

/** `offset`: minutes of the site east of UTC. */
export const requestOf = ({ from, to }: DayRange, offset: number): AnalysisRequest => ({
  period: 'customize',
  startTime: startOfDay(from, offset),
  endTime: startOfDay(addDays(to, 1), offset),
});

/** The days of an analysis. */
export const daysOf = (
  { startTime, endTime }: Pick<BillAnalysis, 'startTime' | 'endTime'>,
  offset: number,
): DayRange => ({
  from: dayAt(Date.parse(startTime), offset),
  to: dayAt(Date.parse(endTime) - 1, offset),
});

/** The period before, to compare with: the same number of days, or, for last month, the calendar month before it. */
export function rangeBefore(period: AnalysisPeriod, { from, to }: DayRange): DayRange {
  const last = addDays(from, -1);
  return { from: period === 'lastMonth' ? addMonths(from, -1) : addDays(from, -countDays(from, to)), to: last };
}

export type DaySum = DayRange & Pick<BillAnalysis, 'income' | 'expense'>;

/** At most 31 bars fit on a phone: days up to a month, weeks up to a quarter, else calendar months. */
export function barsOf(analysis: BillAnalysis, offset: number): readonly DaySum[] {
  const range = daysOf(analysis, offset);
  const sums = new Map(analysis.days.map(({ date, income, expense }) => [date, { income, expense }]));
  return stepsOf(range).map(({ from, to }) => {
    const bar: DaySum = { from, to, income: 0, expense: 0 };
    for (let day = from; day <= to; day = addDays(day, 1)) {
      bar.income += sums.get(day)?.income ?? 0;
      bar.expense += sums.get(day)?.expense ?? 0;
    }
    return bar;
  });
}

function stepsOf({ from, to }: DayRange): readonly DayRange[] {
  const days = countDays(from, to);
  const endOf = (first: SiteDay): SiteDay => {
    if (days <= 31) return first;
    return days <= 100 ? addDays(first, 6) : addDays(addMonths(`${first.slice(0, 7)}-01`, 1), -1);
  };
  const steps: DayRange[] = [];
  for (let first = from; first <= to; first = addDays(endOf(first), 1))
    steps.push({ from: first, to: endOf(first) > to ? to : endOf(first) });
  return steps;
}
