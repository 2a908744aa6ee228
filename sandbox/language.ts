import type { FastifyRequest } from 'fastify';

/** The languages of the lobby, which the pages of the companies speak too. */
export const LANGUAGES = ['en_US', 'ms_MY', 'my_MM', 'th_TH', 'zh_CN'] as const;
export type Language = (typeof LANGUAGES)[number];
export type InLanguages<Words> = Readonly<Record<Language, Words>>;

export const namedLanguage = (name: unknown): Language | null => LANGUAGES.find((known) => known === name) ?? null;

/** Of a page: `lang` in its address, else the one that the lobby named, else what the browser prefers. */
export function languageOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>, named?: unknown): Language {
  const { lang } = query as { readonly lang?: unknown };
  return namedLanguage(lang) ?? namedLanguage(named) ?? preferred(headers['accept-language'] ?? '') ?? 'en_US';
}

/** The best language of an Accept-Language header that is known here (RFC 9110, 12.5.4). */
function preferred(header: string): Language | null {
  const wishes = header.split(',').map((wish) => {
    const [tag = '', ...rest] = wish.trim().toLowerCase().split(';');
    const weight = rest.find((part) => part.trim().startsWith('q='));
    return { tag, weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) };
  });
  for (const { tag, weight } of wishes.toSorted((a, b) => b.weight - a.weight)) {
    const found = LANGUAGES.find((known) => known.slice(0, 2) === tag.split('-')[0]);
    if (found !== undefined && weight > 0) return found;
  }
  return null;
}
