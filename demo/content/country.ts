import type { Texts } from '../../server/base/locale.js';
import { SITES, type CountryCode } from '../../server/base/site.js';
import { SITE_CONTENT } from './sites.js';
import { filled } from './text.js';

/** Fills what is different on each site into a text that all share: `{age}`, `{currency}`, `{zone}` and the ways of contact. */
export function inCountry(shared: Texts, country: CountryCode): Texts {
  const { leastAge, currency, contact } = SITE_CONTENT[country];
  return filled(shared, { age: String(leastAge), currency, zone: SITES[country].timezone, ...contact });
}
