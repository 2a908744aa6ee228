import { refusal, type Refusal } from '../../base/refusal.js';
import type { Site } from '../../base/site.js';
import { instantOf, midnightAfter, siteDate } from '../site-day.js';

export type Period =
  | 'today'
  | 'yesterday'
  | 'last7Days'
  | 'last30Days'
  | 'lastMonth'
  | 'last3Months'
  | 'last12Months'
  | 'customize';

/** A period; `customize` has a start (inclusive) and an end (exclusive), as ISO times. */
interface Choice {
  readonly period: Period;
  readonly startTime?: string;
  readonly endTime?: string;
}

/** From one time (inclusive) to another (exclusive). */
export interface Range {
  readonly from: Date;
  readonly to: Date;
}

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 366;

/**
 * The range of a period in site days (spec section 2): today counts as a whole day, and is the seventh of the "last 7
 * days".
 */
export function rangeOf(
  site: Pick<Site, 'utcOffsetMinutes'>,
  { period, startTime, endTime }: Choice,
  now: Date,
): Range | Refusal {
  const { year, month, day } = siteDate(site, now);
  const tomorrow = midnightAfter(site, now, 1);
  /** The day after the same day that many months ago, or after that month's last day if it has no such day. */
  const monthsAgo = (months: number): Date =>
    instantOf(
      site,
      year,
      month - months,
      Math.min(day, new Date(Date.UTC(year, month - months + 1, 0)).getUTCDate()) + 1,
    );
  const ranges: Readonly<Record<Exclude<Period, 'customize'>, Range>> = {
    today: { from: midnightAfter(site, now, 0), to: tomorrow },
    yesterday: { from: midnightAfter(site, now, -1), to: midnightAfter(site, now, 0) },
    last7Days: { from: midnightAfter(site, now, -6), to: tomorrow },
    last30Days: { from: midnightAfter(site, now, -29), to: tomorrow },
    lastMonth: { from: instantOf(site, year, month - 1, 1), to: instantOf(site, year, month, 1) },
    last3Months: { from: monthsAgo(3), to: tomorrow },
    last12Months: { from: monthsAgo(12), to: tomorrow },
  };
  if (period !== 'customize') return ranges[period];
  if (startTime === undefined || endTime === undefined)
    return refusal('invalidRequest', startTime === undefined ? 'startTime' : 'endTime');
  const custom = { from: new Date(startTime), to: new Date(endTime) };
  const length = custom.to.getTime() - custom.from.getTime();
  return length > 0 && length <= LONGEST_DAYS * DAY_MS ? custom : refusal('invalidRequest', 'endTime');
}
