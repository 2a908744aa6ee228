import type { Site } from '../../site.js';

const DAY_MS = 86_400_000;

/** A date and weekday in the site's time zone (0 is Sunday). */
export interface SiteDate {
  readonly year: number;
  /** January is 0. */
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

type Zone = Pick<Site, 'utcOffsetMinutes'>;

/** The date in the site's time zone. */
export function siteDate({ utcOffsetMinutes }: Zone, at: Date): SiteDate {
  const there = new Date(at.getTime() + utcOffsetMinutes * 60_000);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth(),
    day: there.getUTCDate(),
    weekday: there.getUTCDay(),
  };
}

/** The instant of an hour of a site date; days and months may overflow, as in `Date.UTC`. */
export function instantOf({ utcOffsetMinutes }: Zone, year: number, month: number, day: number, hour = 0): Date {
  return new Date(Date.UTC(year, month, day, hour) - utcOffsetMinutes * 60_000);
}

/** The last midnight in the site's time zone. */
export function midnight(zone: Zone, at: Date): Date {
  const { year, month, day } = siteDate(zone, at);
  return instantOf(zone, year, month, day);
}

/** The midnight that many days after the last one. */
export const midnightAfter = (zone: Zone, at: Date, days: number): Date =>
  new Date(midnight(zone, at).getTime() + days * DAY_MS);
