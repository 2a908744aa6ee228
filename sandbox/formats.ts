import type { Language } from './language.js';

/** The sites that a lobby can be, as its setting SITE names them, and their time: minutes east of UTC. */
const ZONES = { PH: 480, TH: 420, MM: 390 } as const;
export type SiteName = keyof typeof ZONES;
export const SITE_NAMES = Object.keys(ZONES) as readonly SiteName[];

/** Minor units as `PHP 1,500.00`: comma and point in every language, no cents in MMK. */
export function amountText(minor: number, currency: string): string {
  const decimals = currency === 'MMK' ? 0 : 2;
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${currency} ${(minor / 100).toLocaleString('en-US', format)}`;
}

/** In the time of the site, which the text names: the browser may be elsewhere. Latin digits and the Gregorian calendar. */
export function timeText(at: Date, language: Language, site: SiteName): string {
  // Shifted and formatted as UTC, because no zone is named UTC+6:30.
  const there = new Date(at.getTime() + ZONES[site] * 60_000);
  const day = there.toLocaleDateString(`${language.replace('_', '-')}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  // The clock by hand: in Burmese the locale data write hours with one digit or with two.
  const text = `${day} ${there.toISOString().slice(11, 19)}`;
  const minutes = ZONES[site] % 60;
  return `${text} (UTC+${Math.trunc(ZONES[site] / 60)}${minutes === 0 ? '' : `:${minutes}`})`;
}

/** Puts values in place of {0}, {1}. */
export const fill = (text: string, ...values: readonly string[]): string =>
  text.replaceAll(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '');
