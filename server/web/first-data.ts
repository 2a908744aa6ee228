import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../openapi/user-api.js';
import { defaultLocale, type Locale } from '../base/locale.js';

type Schemas = components['schemas'];
/** The data that the first screen is rendered from. Null where the API request failed; the app then loads it itself. */
export type FirstData = { site: Schemas['WebsiteInfo'] | null; home: Schemas['Home'] | null };

/** Sends a visitor's requests to the API inside the process. */
export async function firstData(app: FastifyInstance, locale: string, withHome: boolean): Promise<FirstData> {
  const [site, home] = await Promise.all([
    requestData<Schemas['WebsiteInfo']>(app, '/game/getWebsiteInfo', locale),
    withHome ? requestData<Schemas['Home']>(app, '/game/home', locale) : null,
  ]);
  return { site, home };
}

/** The site's settings that looks depend on: the language of a player who has chosen none (H1), and the pixel's snippet (G1). */
export type SiteLook = { locale: Locale; snippet: string };

/** Returns the site's settings. They are read at most every 30 s, so a change by an operator takes up to 30 s to show. */
export function lookOfSite(app: FastifyInstance, fallback: Locale): () => Promise<SiteLook> {
  let known = { locale: fallback, snippet: '', readAt: -Infinity };
  return async () => {
    if (Date.now() - known.readAt < 30_000) return known;
    const site = await requestData<Schemas['WebsiteInfo']>(app, '/game/getWebsiteInfo', fallback);
    if (site)
      known = {
        locale: defaultLocale(site.websiteDefaultLanguage, site.countryCode),
        snippet: site.facebookPixel,
        readAt: Date.now(),
      };
    return known;
  };
}

async function requestData<T>(app: FastifyInstance, path: string, locale: string): Promise<T | null> {
  const response = await app.inject({
    method: 'GET',
    url: `/user-api${path}`,
    query: { lang: locale },
    authority: 'localhost',
  });
  if (response.statusCode !== 200) return null;
  const body = response.json<{ code: number; data?: T }>();
  return body.code === 200 ? (body.data ?? null) : null;
}

const texts = new Map<string, Promise<unknown>>();

/** The compiled texts of the first screen in a language, as the build keeps them beside the renderer. */
export function firstTexts(locale: string): Promise<unknown> {
  const reading = texts.get(locale) ?? readTexts(new URL('../../dist/server/texts/', import.meta.url), locale);
  texts.set(locale, reading);
  reading.catch(() => texts.delete(locale));
  return reading;
}

/** The same from the sources: in development they change. */
export const freshTexts = (locale: string): Promise<unknown> =>
  readTexts(new URL('../../src/i18n/compiled/', import.meta.url), locale);

async function readTexts(folder: URL, locale: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`${locale}.shell.json`, folder), 'utf8')) as unknown;
}
