import type { CountryCode } from '../server/base/site.js';

/** The unit of seeded amounts of a site, in minor units: ₱1, ฿1, K50. */
export const UNIT: Readonly<Record<CountryCode, number>> = { PH: 100, TH: 100, MM: 5000 };
