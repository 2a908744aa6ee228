import type { SiteInfo } from '../../vocabulary.js';
import { holds, type Check } from './check.js';
import { grouped, plainNumber } from './numerals.js';

export type Country = SiteInfo['countryCode'];

type Plan = {
  /** Numbers of the country in 0-form: the specification's patterns (section 5). */
  national: RegExp;
  /** The prefix that replaces the 0: the country code, or nothing before a 9 in PH. */
  prefix: RegExp;
};

const plans: Readonly<Record<Country, Plan>> = {
  PH: { national: /^0\d{10}$/, prefix: /^(?:\+?630?(?=[1-9]\d{9}$)|(?=9\d{9}$))/ },
  TH: { national: /^0[689]\d{8}$/, prefix: /^\+?660?(?=\d{9}$)/ },
  MM: { national: /^0[1-9]\d{7,9}$/, prefix: /^\+?950?(?=[1-9]\d{7,9}$)/ },
};

/**
 * A phone number in 0-form, Latin digits only: `0917 123 4567`, `+63 917…` and `917…` are `09171234567` in PH (D1). Null
 * if it is not a mobile number of the country.
 */
export function normalisePhone(text: string, country: Country): string | null {
  const { national, prefix } = plans[country];
  const phone = plainNumber(text)?.replace(prefix, '0') ?? '';
  return national.test(phone) ? phone : null;
}

export const phone = (country: Country): Check =>
  grouped(
    holds({ name: 'phone', country }, (text) => normalisePhone(text, country) !== null),
    /[\d+]/,
  );

/**
 * The spec's phone input: digits as 3-3-rest with dashes. With a plus it is an international number of any country, its plus
 * and digits only. A text with anything else stays as it was typed, and `phone` refuses it (K2).
 */
export function formatPhone(text: string): string {
  const plain = plainNumber(text);
  if (plain === null) return text;
  if (plain.startsWith('+')) return plain;
  return [plain.slice(0, 3), plain.slice(3, 6), plain.slice(6)].filter((part) => part !== '').join('-');
}
