import type { SiteInfo } from '../vocabulary.js';

export type Country = SiteInfo['countryCode'];

type Plan = {
  /** Numbers of the country in 0-form: the specification's patterns (section 5). */
  national: RegExp;
  /** What stands before a number without its 0: the country code, or in PH nothing. */
  prefix: RegExp;
};

const plans: Readonly<Record<Country, Plan>> = {
  PH: { national: /^0\d{10}$/, prefix: /^(?:\+?630?)?(?=9\d{9}$)/ },
  TH: { national: /^0[689]\d{8}$/, prefix: /^\+?660?(?=\d{9}$)/ },
  MM: { national: /^0[1-9]\d{7,9}$/, prefix: /^\+?950?(?=[1-9]\d{7,9}$)/ },
};

/**
 * A phone number in 0-form, digits only: `0917 123 4567`, `+63 917…` and `917…` are `09171234567` in PH (D1). Null for what
 * is no mobile number of the country.
 */
export function normalisePhone(text: string, country: Country): string | null {
  const { national, prefix } = plans[country];
  const bare = text.trim().replaceAll(/[\s().-]/g, '');
  const phone = bare.replace(prefix, '0');
  return national.test(phone) ? phone : null;
}
