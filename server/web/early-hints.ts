import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Build } from './built.js';

/**
 * Sends 103 Early Hints (RFC 8297): the browser requests the scripts of the first route while the page is still rendered.
 * Only for navigations, because other clients may take the 103 for the response, and only over a proxy or protocol that
 * passes it on does it gain anything: browsers ignore it in HTTP/1.1.
 */
export function sendEarlyHints(
  { entry, imports }: Pick<Build, 'entry' | 'imports'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (request.headers['sec-fetch-mode'] !== 'navigate' || reply.raw.headersSent) return;
  reply.raw.writeEarlyHints({
    link: [...imports, entry].map((file) => `<${file}>; rel=modulepreload; crossorigin`),
  });
}
