/** Days of the site's calendar, written as 2026-11-21. The time zone of the device does not matter. */
export type SiteDay = string;

const dayMs = 86_400_000;

/** The day of a time in ms; `offset`: minutes of the site east of UTC. */
export const dayAt = (ms: number, offset: number): SiteDay => new Date(ms + offset * 60_000).toISOString().slice(0, 10);

/** The time at which a day begins on the site, as ISO text in UTC. */
export const startOfDay = (day: SiteDay, offset: number): string =>
  new Date(Date.parse(day) - offset * 60_000).toISOString();

export const addDays = (day: SiteDay, days: number): SiteDay =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** How many days from the first to the last of them, both counted. */
export const countDays = (first: SiteDay, last: SiteDay): number => (Date.parse(last) - Date.parse(first)) / dayMs + 1;

/** The same day of another month, or its last day if that month is shorter. */
export function addMonths(day: SiteDay, months: number): SiteDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** A day that exists, from an address or a field; null for any other text. */
export function siteDayIn(text: string | undefined): SiteDay | null {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? null : text;
}

/** A minute of the site's clock as a native field has it: 2026-11-21T10:05. */
export const siteMinuteAt = (ms: number, offset: number): string =>
  new Date(ms + offset * 60_000).toISOString().slice(0, 16);

/** The time of such a minute as ISO text in UTC; null for any other text. */
export function instantOfSiteMinute(text: string, offset: number): string | null {
  const ms = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}:00.000Z`) : Number.NaN;
  return Number.isNaN(ms) ? null : new Date(ms - offset * 60_000).toISOString();
}
