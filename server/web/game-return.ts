import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Where a game sends its own frame when the player leaves it there (decision A7). */
const PATH = '/pages/index/gamePostMessagePage';
const SCRIPT = "parent.postMessage({type:'exit'},location.origin)";
const POLICY = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Exit</title><script>${SCRIPT}</script></head><body></body></html>`;

/**
 * In a frame the return page is these few bytes: the frame of a game has no origin of its own, so the lobby's scripts and
 * storage would be closed to it. At top level the lobby itself answers, and goes home.
 */
export function addGameReturn(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (
      request.method !== 'GET' ||
      request.headers['sec-fetch-dest'] !== 'iframe' ||
      request.url.split('?')[0] !== PATH
    )
      return undefined;
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .header('vary', 'sec-fetch-dest')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(PAGE);
  });
}
