import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../openapi/user-api.js';
import { defaultLocale, type Locale } from '../locale.js';

type Schemas = components['schemas'];
/** What the first screen is drawn from. Null where the API could not say: the app asks again by itself. */
export type FirstData = { site: Schemas['WebsiteInfo'] | null; home: Schemas['Home'] | null };

/** Asks the API as a visitor would, inside the process. */
export async function firstData(app: FastifyInstance, locale: string, withHome: boolean): Promise<FirstData> {
  const [site, home] = await Promise.all([
    ask<Schemas['WebsiteInfo']>(app, '/game/getWebsiteInfo', locale),
    withHome ? ask<Schemas['Home']>(app, '/game/home', locale) : null,
  ]);
  return { site, home };
}

/** What looks depend on: the language for who has chosen none (H1), and the snippet of the pixel (G1). */
export type SiteLook = { locale: Locale; snippet: string };

/** The site as an operator set it within the last half minute. */
export function lookOfSite(app: FastifyInstance, fallback: Locale): () => Promise<SiteLook> {
  let known = { locale: fallback, snippet: '', readAt: -Infinity };
  return async () => {
    if (Date.now() - known.readAt < 30_000) return known;
    const site = await ask<Schemas['WebsiteInfo']>(app, '/game/getWebsiteInfo', fallback);
    if (site)
      known = {
        locale: defaultLocale(site.websiteDefaultLanguage, site.countryCode),
        snippet: site.facebookPixel,
        readAt: Date.now(),
      };
    return known;
  };
}

async function ask<T>(app: FastifyInstance, path: string, locale: string): Promise<T | null> {
  const answer = await app.inject({
    method: 'GET',
    url: `/user-api${path}`,
    query: { lang: locale },
    authority: 'localhost',
  });
  if (answer.statusCode !== 200) return null;
  const body = answer.json<{ code: number; data?: T }>();
  return body.code === 200 ? (body.data ?? null) : null;
}

const texts = new Map<string, Promise<unknown>>();

/** The compiled texts of the first screen in a language. `isFresh` reads them again: in development they change. */
export function firstTexts(locale: string, isFresh = false): Promise<unknown> {
  if (isFresh) texts.delete(locale);
  const file = new URL(`../../src/i18n/compiled/${locale}.shell.json`, import.meta.url);
  const reading = texts.get(locale) ?? readFile(file, 'utf8').then((text) => JSON.parse(text) as unknown);
  texts.set(locale, reading);
  return reading;
}
