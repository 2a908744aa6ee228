/** The languages of the interface (spec section 9) and of every text this server sends. */
export const LOCALES = ['en_US', 'ms_MY', 'my_MM', 'th_TH', 'zh_CN'] as const;

export type Locale = (typeof LOCALES)[number];

/** One text in every language. */
export type Texts = Readonly<Record<Locale, string>>;

/**
 * The query parameter `lang` as a locale; English for any unknown value (spec section 1: the default locale is en_US).
 */
export function toLocale(lang: unknown): Locale {
  return LOCALES.find((locale) => locale === lang) ?? 'en_US';
}

const byCountry: Readonly<Record<string, Locale>> = { TH: 'th_TH', MM: 'my_MM', MY: 'ms_MY' };

/**
 * The site's language for a visitor who has not chosen one: the operator's setting (en, en-US and en_US are the same),
 * else the country's language (decision H1).
 */
export function defaultLocale(setting: string, country: string): Locale {
  const wanted = setting.trim().replaceAll('-', '_').toLowerCase();
  const named = LOCALES.find((locale) => locale.toLowerCase() === wanted || locale.slice(0, 2) === wanted);
  return named ?? byCountry[country] ?? 'en_US';
}
