import type { CountryCode } from '../../../server/base/site.js';
import { inCountry } from '../country.js';
import type { Agreement } from '../types.js';
import { PRIVACY } from './privacy.js';
import { TERMS } from './terms.js';

/** The agreements of a country's site. */
export const agreements = (country: CountryCode): readonly Agreement[] =>
  [TERMS, PRIVACY].map(({ type, title, content }) => ({ type, title, content: inCountry(content, country) }));
