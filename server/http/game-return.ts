import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { GAME_RETURN_PATH } from '../domain/play/return-path.js';

const SCRIPT = "parent.postMessage({type:'exit'},location.origin)";
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');
const POLICY =
  `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
  `<title>Exit</title><script>${SCRIPT}</script></head><body></body></html>`;

/**
 * In a frame the return page is only these few bytes. The frame of a game has an opaque origin, so the lobby's scripts
 * could not load or use storage in it. At top level the lobby itself serves this address and redirects to home.
 */
export function addGameReturn(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (
      request.method !== 'GET' ||
      request.headers['sec-fetch-dest'] !== 'iframe' ||
      request.url.split('?')[0] !== GAME_RETURN_PATH
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
