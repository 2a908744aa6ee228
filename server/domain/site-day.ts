import type { Site } from '../base/site.js';

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

/** The day in the site's time zone at a time, YYYY-MM-DD. */
export const dayAt = (site: Zone, at: Date): string =>
  new Date(at.getTime() + site.utcOffsetMinutes * 60_000).toISOString().slice(0, 10);

/** The start of a day in the site's time zone. */
export const startOf = (site: Zone, day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - site.utcOffsetMinutes * 60_000);

/** The day that many days later; earlier if negative. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
