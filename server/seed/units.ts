import type { CountryCode } from '../site.js';

/** The smallest sensible amount of a site, in minor units: ₱1, ฿1, K50. */
export const UNIT: Readonly<Record<CountryCode, number>> = { PH: 100, TH: 100, MM: 5000 };
