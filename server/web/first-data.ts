import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../openapi/user-api.js';
import { defaultLocale, type Locale } from '../base/locale.js';
import type { AppParts } from '../http/parts.js';
import type { Renderer, SharedApi } from './built.js';
import type { Look } from './page.js';

type Schemas = components['schemas'];
/** What a page is rendered from, and the settings of the site in it; null if they cannot be read. */
export type FirstData = { start: object; site: Schemas['WebsiteInfo'] | null };

/**
 * Reads as a visitor, inside the process, what the first screen of a look is rendered from. What cannot be read is null; the
 * app then loads it itself. `texts`: of the first screen.
 */
export async function firstData(
  app: FastifyInstance,
  built: Pick<Renderer, 'showsHome'>,
  { path, hint, locale, accent, mode, device, isLowData, consent }: Look,
  texts: unknown,
): Promise<FirstData> {
  const [site, home] = await Promise.all([
    siteInfo(app, locale),
    built.showsHome(path) ? requestData<Schemas['Home']>(app, '/game/home', locale) : null,
  ]);
  return {
    start: { site, home, hint, preferences: { locale, accent, mode, device, isLowData, consent }, texts },
    site,
  };
}

type Paths = Readonly<Record<string, { readonly get?: { readonly operationId: string } }>>;

/** The API for the charts of a page: a visitor's requests, inside the process. */
export function sharedApi(
  app: FastifyInstance,
  { contract, operations }: Pick<AppParts, 'contract' | 'operations'>,
  { hint }: Pick<Look, 'hint'>,
): SharedApi {
  const paths = contract.document['paths'] as Paths;
  return {
    isShared: (path) => {
      const { isShared, isSameForVisitors } = operations.get(paths[path]?.get?.operationId ?? '') ?? {};
      return isShared === true || (isSameForVisitors === true && hint === 'visitor');
    },
    fetch: async ({ url }) => {
      const { pathname, search } = new URL(url);
      const { statusCode, body } = await app.inject({ method: 'GET', url: pathname + search, authority: 'localhost' });
      return new Response(body, { status: statusCode, headers: { 'content-type': 'application/json' } });
    },
  };
}

/** The site's settings that looks depend on: the language of a player who has chosen none (H1), and the pixel's snippet (G1). */
export type SiteLook = { locale: Locale; snippet: string };

/** Returns the site's settings. They are read at most every 30 s, so a change by an operator takes up to 30 s to show. */
export function lookOfSite(app: FastifyInstance, fallback: Locale): () => Promise<SiteLook> {
  let known = { locale: fallback, snippet: '', readAt: -Infinity };
  return async () => {
    if (Date.now() - known.readAt < 30_000) return known;
    const site = await siteInfo(app, fallback);
    if (site)
      known = {
        locale: defaultLocale(site.websiteDefaultLanguage, site.countryCode),
        snippet: site.facebookPixel,
        readAt: Date.now(),
      };
    return known;
  };
}

/** The settings of the site as a visitor gets them; null if they cannot be read. */
export const siteInfo = (app: FastifyInstance, locale: string): Promise<Schemas['WebsiteInfo'] | null> =>
  requestData(app, '/game/getWebsiteInfo', locale);

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
