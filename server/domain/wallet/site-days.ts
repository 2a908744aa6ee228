import type { Site } from '../../site.js';

const DAY_MS = 86_400_000;

/** A date and weekday as the site's calendar has them (0 is Sunday). */
export interface SiteDate {
  readonly year: number;
  /** From 0. */
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

type Zone = Pick<Site, 'utcOffsetMinutes'>;

/** The date that the site's clocks show. */
export function siteDate({ utcOffsetMinutes }: Zone, at: Date): SiteDate {
  const there = new Date(at.getTime() + utcOffsetMinutes * 60_000);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth(),
    day: there.getUTCDate(),
    weekday: there.getUTCDay(),
  };
}

/** The instant of an hour of a date at the site; days and months may run over, as in `Date.UTC`. */
export function instantOf({ utcOffsetMinutes }: Zone, year: number, month: number, day: number, hour = 0): Date {
  return new Date(Date.UTC(year, month, day, hour) - utcOffsetMinutes * 60_000);
}

/** The last midnight at the site. */
export function midnight(zone: Zone, at: Date): Date {
  const { year, month, day } = siteDate(zone, at);
  return instantOf(zone, year, month, day);
}

/** The midnight that many days from the last one. */
export const midnightAfter = (zone: Zone, at: Date, days: number): Date =>
  new Date(midnight(zone, at).getTime() + days * DAY_MS);
