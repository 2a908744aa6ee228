import type { Site } from '../../site.js';

const DAY_MS = 86_400_000;

/** The day in the site's time zone at a time, YYYY-MM-DD. */
export const dayAt = (site: Pick<Site, 'utcOffsetMinutes'>, at: Date): string =>
  new Date(at.getTime() + site.utcOffsetMinutes * 60_000).toISOString().slice(0, 10);

/** The start of a day in the site's time zone. */
export const startOf = (site: Pick<Site, 'utcOffsetMinutes'>, day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - site.utcOffsetMinutes * 60_000);

/** The day that many days later; earlier if negative. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
