import { fileURLToPath } from 'node:url';
import { fileUrl, readArtIndex } from '../base/art-index.js';
import { defaultLocale, LOCALES, type Locale } from '../base/locale.js';
import type { Renderer } from './built.js';
import type { FirstData } from './first-data.js';
import type { Look } from './page.js';

/**
 * Title of a document and what search engines and link previews read of it (decision 106): description, canonical address, the
 * address in each language, Open Graph. A page that search engines shall not list says so and has a title alone.
 */
export function headOf(
  { headAt }: Pick<Renderer, 'headAt'>,
  { origin, path, locale }: Pick<Look, 'origin' | 'path' | 'locale'>,
  site: FirstData['site'],
): string {
  const websiteName = site?.websiteName || 'Paraw';
  const { title, listed } = headAt(path, locale, { websiteName, documentTitle: site?.documentTitle || websiteName });
  // Without the site's info its language is unknown, and with it the addresses.
  if (listed === null || site === null) return `${titleTag(title)}<meta name="robots" content="noindex">`;
  const { description } = listed;
  const siteLocale = defaultLocale(site.websiteDefaultLanguage, site.countryCode);
  const addresses = addressesOf(origin + listed.path, siteLocale);
  const url = addresses.byLocale[locale];
  return [
    titleTag(title),
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(url)}">`,
    ...addresses.alternates.map(
      ([language, address]) => `<link rel="alternate" hreflang="${language}" href="${escaped(address)}">`,
    ),
    ...[
      ['type', 'website'],
      ['site_name', websiteName],
      ['title', title],
      ['description', description],
      ['url', url],
      ['image', origin + shareUrl()],
      ['image:width', '1200'],
      ['image:height', '630'],
      ['locale', locale],
      ...LOCALES.filter((other) => other !== locale).map((other) => ['locale:alternate', other] as const),
    ].map(([name = '', content = '']) => `<meta property="og:${name}" content="${escaped(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

export const titleTag = (title: string): string => `<title>${escaped(title)}</title>`;

/** By language alone, not by country: a reader of Thai is one everywhere. */
const languages: Readonly<Record<Locale, string>> = {
  en_US: 'en',
  ms_MY: 'ms',
  my_MM: 'my',
  th_TH: 'th',
  zh_CN: 'zh-Hans',
};

/**
 * A page's address in each language: the site's own language has none in its address, the others are named by `lang`, as in
 * the API. `alternates` are the pairs of `hreflang` and address; `x-default` is for readers of any other language.
 */
export function addressesOf(
  page: string,
  siteLocale: Locale,
): { byLocale: Readonly<Record<Locale, string>>; alternates: readonly (readonly [string, string])[] } {
  const byLocale = Object.fromEntries(
    LOCALES.map((locale) => [locale, locale === siteLocale ? page : `${page}?lang=${locale}`]),
  ) as Record<Locale, string>;
  return {
    byLocale,
    alternates: [...LOCALES.map((locale) => [languages[locale], byLocale[locale]] as const), ['x-default', page]],
  };
}

let share: string | undefined;
/** The picture of link previews: a JPEG, because not all of them read WebP. */
const shareUrl = (): string =>
  (share ??= fileUrl(readArtIndex(fileURLToPath(new URL('../../dist/art/', import.meta.url))), 'share'));

/** A text in an element, in an attribute in double quotes, or in XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
