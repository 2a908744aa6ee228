import type { CountryCode } from '../server/base/site.js';

/** The demo login, as in the README. */
export const DEMO = {
  username: 'demo',
  password: 'demo1234',
  phone: { PH: '09170000001', TH: '0810000001', MM: '09170000001' } satisfies Record<CountryCode, string>,
} as const;

/** A number of the country that a real sign-up is unlikely to use: its digits count up. */
export function phoneOf(country: CountryCode, index: number): string {
  const tail = String(index + 1).padStart(4, '0');
  return { PH: `0917100${tail}`, TH: `081100${tail}`, MM: `0917100${tail}` }[country];
}
