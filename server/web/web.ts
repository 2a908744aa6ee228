import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SITES } from '../site.js';
import type { Settings } from '../settings.js';
import { fileUrl, readArtIndex } from '../seed/art/art-index.js';
import { loadBuild, type Build } from './built.js';
import { firstData, firstTexts, type FirstData } from './first-data.js';
import { lookOf } from './look.js';
import { drawnPage, type Look } from './page.js';
import { isHome, pathOf } from './paths.js';

const compress = promisify(brotliCompress);
const folder = (name: string) => fileURLToPath(new URL(`../../dist/${name}/`, import.meta.url));
const forever = { maxAge: '365d', immutable: true, preCompressed: true, index: false, decorateReply: false } as const;

/** A page ready to send. */
type Ready = { raw: Buffer; brotli: Buffer; etag: string; csp: string; madeAt: number };

/** How long a drawn page is sent before it is drawn anew. In between it is at most this old. */
const freshness = 30_000;
/** A look is a product of few values; this many are far more than they make. */
const mostPages = 500;

/** Serves the lobby itself: files of the build, art, and every page with its first screen drawn. */
export async function addWeb(app: FastifyInstance, settings: Settings): Promise<void> {
  const built = await loadBuild();
  const pages = new Map<string, Promise<Ready>>();
  await app.register(fastifyStatic, { root: folder('client/assets'), prefix: '/assets/', ...forever });
  await addArt(app);

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const isKnown = built.knows(path);
    const look = lookOf(request, path, SITES[settings.SITE].defaultLocale);
    // One page stands for all that is unknown, so that nobody fills the cache with addresses of his own.
    const page = await pageOf(app, built, pages, isKnown ? look : { ...look, path: '/404' });
    return send(request, reply.code(isKnown ? 200 : 404), page);
  });
}

/** Pictures and marks under /art/, whose names change with their content. */
export async function addArt(app: FastifyInstance): Promise<void> {
  const favicon = fileUrl(readArtIndex(folder('art')), 'favicon');
  await app.register(fastifyStatic, { root: folder('art'), prefix: '/art/', ...forever });
  app.get('/favicon.ico', async (_, reply) => reply.redirect(favicon));
}

/** The cached page of a look; a stale one is sent once more while the next is drawn. */
async function pageOf(app: FastifyInstance, built: Build, pages: Map<string, Promise<Ready>>, look: Look): Promise<Ready> {
  const key = Object.values(look).join('|');
  const cached = pages.get(key);
  if (cached) {
    const page = await cached;
    if (Date.now() - page.madeAt < freshness) return page;
  }
  if (pages.size > mostPages) pages.clear();
  const drawing = draw(app, built, look);
  pages.set(key, drawing);
  drawing.catch(() => pages.delete(key));
  return cached ?? drawing;
}

async function draw(app: FastifyInstance, built: Build, look: Look): Promise<Ready> {
  const data: FirstData = await firstData(app, look.locale, isHome(look.path));
  const start = {
    ...data,
    hint: look.hint,
    preferences: { locale: look.locale, accent: look.accent, mode: look.mode, device: look.device },
    texts: await firstTexts(look.locale),
  };
  const { html, csp } = drawnPage(built, look, start, data.site?.documentTitle ?? 'Lobby');
  const raw = Buffer.from(html);
  const brotli = await compress(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } });
  const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 20)}"`;
  return { raw, brotli, etag, csp, madeAt: Date.now() };
}

function send(request: FastifyRequest, reply: FastifyReply, { raw, brotli, etag, csp }: Ready): FastifyReply {
  const isSecure = request.protocol === 'https';
  void reply
    .headers({
      'content-security-policy': csp,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, sec-ch-ua-mobile, user-agent',
      etag,
    })
    .type('text/html; charset=utf-8');
  if (isSecure) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(raw);
}
