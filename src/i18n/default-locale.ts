import type { Locale, SiteInfo } from '../../machines/vocabulary.js';

export const locales: readonly Locale[] = ['en_US', 'ms_MY', 'my_MM', 'th_TH', 'zh_CN'];

const byCountry: Readonly<Record<string, Locale>> = { TH: 'th_TH', MM: 'my_MM', MY: 'ms_MY' };

/**
 * The language of a site for a player who has chosen none: the site's setting (en, en-US and en_US are the same),
 * otherwise the language of its country (H1).
 */
export function defaultLocale({
  websiteDefaultLanguage,
  countryCode,
}: Pick<SiteInfo, 'websiteDefaultLanguage'> & { countryCode: string }): Locale {
  const wanted = websiteDefaultLanguage.trim().replaceAll('-', '_').toLowerCase();
  const named = locales.find((locale) => locale.toLowerCase() === wanted || locale.slice(0, 2) === wanted);
  return named ?? byCountry[countryCode] ?? 'en_US';
}
