import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileUrl, readArtIndex } from '../base/art-index.js';
import { Refusal } from '../base/refusal.js';
import type { AppParts } from '../http/parts.js';
import { originsOf } from '../domain/services.js';
import type { Build } from './built.js';
import { sendEarlyHints } from './early-hints.js';
import { firstData, firstTexts, lookOfSite, sharedApi } from './first-data.js';
import { headOf } from './head.js';
import { languageCookie, lookOf } from './look.js';
import { addManifest } from './manifest.js';
import { emptyPage, renderedPage, withOrigins, type Look, type Page } from './page.js';
import { PageCache } from './page-cache.js';
import { pathOf, searchOf } from './paths.js';
import { addRobots } from './robots.js';
import { addServiceWorker } from './service-worker.js';

const compress = promisify(brotliCompress);
const folder = (name: string) => fileURLToPath(new URL(`../../dist/${name}/`, import.meta.url));
/** Browsers keep these files and never ask for them again, so they need no validators. */
const forever = {
  maxAge: '365d',
  immutable: true,
  preCompressed: true,
  index: false,
  etag: false,
  lastModified: false,
  acceptRanges: false,
} as const;
type Parts = Pick<AppParts, 'contract' | 'operations' | 'services' | 'metrics'>;
type File = { Params: { file: string } };

/** A rendered page, ready to send. */
type CachedPage = {
  raw: Buffer;
  brotli: Buffer;
  etag: string;
  csp: string;
  renderedAt: string;
  picture: string | null;
};

/**
 * A page is rendered again after 30 s. The cache keeps the looks in use, about 0.1 MB each. At most two pages are
 * rendered at once, because rendering blocks the event loop. Each takes about 50 ms, so nobody waits for much longer
 * than half a second, however many looks somebody invents by cookies; beyond that, browsers render the page themselves.
 */
const limits = { most: 500, atOnce: 2, mostWaiting: 16, freshness: 30_000 };

/** Serves the lobby: the files of the build, art, and every page with its first screen rendered. */
export async function addWeb(app: FastifyInstance, parts: Parts, built: Build): Promise<void> {
  const { services, metrics } = parts;
  const pages = new PageCache<CachedPage>(limits);
  // Of their own, so that invented queries push out no other page and keep none waiting.
  const pagesWithQuery = new PageCache<CachedPage>(limits);
  metrics?.watchQueue('pages', () => pages.waiting() + pagesWithQuery.waiting());
  const companies = originsOf(services);
  const empty = await sendable(emptyPage(built));
  const siteLook = lookOfSite(app, services.site.defaultLocale);
  await addArt(app);
  addManifest(app, readArtIndex(folder('art')), async () => built.pageColour('blue', 'light'));
  addRobots(app, built, async () => (await siteLook()).locale);
  app.get('/assets/:file', async ({ params }: FastifyRequest<File>, reply) =>
    reply.sendFile(params.file, folder('client/assets')),
  );
  addServiceWorker(app, services.settings.SERVICE_WORKER ? folder('client') : null);

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const isKnown = built.knows(path);
    const { locale, snippet } = await siteLook();
    // All unknown addresses share one page, so that requests for invented addresses cannot fill the cache.
    const look = dropUnusedConsent(
      lookOf(
        request,
        { path: isKnown ? path : '/404', search: built.readsQuery(path) ? searchOf(request.url) : '' },
        locale,
        built.consentIn,
      ),
      built.pixelIdOf(snippet) !== null,
    );
    const key = keyOf(look);
    const cache = look.search === '' ? pages : pagesWithQuery;
    sendEarlyHints(built, request, reply, cache.peek(key)?.picture);
    const page = await cache
      .get(key, () => render(app, parts, built, look))
      .catch((error: unknown) => {
        if (error instanceof Refusal) return empty;
        throw error;
      });
    const cookie = isKnown ? languageCookie(request) : undefined;
    if (cookie !== undefined) void reply.header('set-cookie', cookie);
    return send(request, reply.code(isKnown ? 200 : 404), withCompanies(request, page));
  });
  // For the service worker, which shows it where it has no page of an address.
  app.get('/index.html', async (request, reply) => send(request, reply, withCompanies(request, empty)));

  function withCompanies(request: FastifyRequest, page: CachedPage): CachedPage {
    const csp = withOrigins(page.csp, {
      'connect-src': [...built.calledFrom(request.hostname), ...companies],
      'form-action': companies,
      'frame-src': companies,
    });
    return { ...page, csp };
  }
}

/**
 * Pictures and marks under /art/, whose names change with their content. Pages name the AVIF of a picture; a browser that
 * accepts WebP but not AVIF gets the WebP at the same address.
 */
export async function addArt(app: FastifyInstance): Promise<void> {
  const favicon = fileUrl(readArtIndex(folder('art')), 'favicon');
  // Files are sent by `sendFile` alone: the plugin's own routes read the names of a whole folder for each file.
  await app.register(fastifyStatic, { root: folder('art'), ...forever, serve: false });
  app.get('/art/:file', async (request: FastifyRequest<File>, reply) => {
    const { file } = request.params;
    const accept = request.headers.accept ?? '';
    const isWebp = accept.includes('image/webp') && !accept.includes('image/avif');
    return reply.header('vary', 'accept').sendFile(isWebp ? file.replace(/\.avif$/, '.webp') : file);
  });
  app.get('/favicon.ico', async (_, reply) => reply.redirect(favicon));
}

/**
 * Without a pixel the consent changes nothing, so the look ignores it and fewer pages are cached. The page is rendered
 * with this look too: a pixel that is configured in the meantime runs only on a later page.
 */
export const dropUnusedConsent = (look: Look, hasPixel: boolean): Look =>
  hasPixel ? look : { ...look, consent: 'unasked' };

/** The cache key of a look: all its fields. */
export const keyOf = (look: Look): string => Object.values(look).join('|');

async function render(app: FastifyInstance, parts: Parts, built: Build, look: Look): Promise<CachedPage> {
  const { start, site } = await firstData(app, built, look, await firstTexts(look.locale));
  const hasPixel = built.mayTrack(look.path, look.consent, site?.facebookPixel ?? '');
  const head = headOf(built, look, site);
  const page = await renderedPage(built, look, { start, head, api: sharedApi(app, parts, look), hasPixel });
  return { ...(await sendable(page)), picture: firstPicture(page.html, look.device) };
}

/** The rendering of the first picture that phones need, or wide windows. Null if the page preloads none. */
export function firstPicture(html: string, device: Look['device']): string | null {
  const [, rest = ''] = html.split('<link rel="preload" as="image" imageSrcSet="', 2);
  const candidates = rest.slice(0, Math.max(0, rest.indexOf('"'))).split(', ');
  return candidates.at(device === 'pc' ? -1 : 0)?.split(' ')[0] || null;
}

async function sendable({ html, csp }: Page): Promise<CachedPage> {
  const raw = Buffer.from(html);
  const brotli = await compress(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
  const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 20)}"`;
  return { raw, brotli, etag, csp, renderedAt: new Date().toUTCString(), picture: null };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { raw, brotli, etag, csp, renderedAt }: CachedPage,
): FastifyReply {
  const isSecure = request.protocol === 'https';
  void reply
    .headers({
      'content-security-policy': csp,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, save-data, sec-ch-ua-mobile, user-agent',
      etag,
      // The browser tells the page when its data was read, also when a cache answers without a network.
      'last-modified': renderedAt,
    })
    .type('text/html; charset=utf-8');
  if (isSecure) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(raw);
}
