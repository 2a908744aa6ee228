import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Build } from './built.js';

/**
 * Sends 103 Early Hints (RFC 8297): the browser requests the scripts of the first route while the page is still rendered.
 * `picture` is the address of the first picture of the page, if the page was rendered before. It comes first: proxies send in
 * the order of the requests, and behind the scripts the picture would be half a second late on a slow line.
 * Only for navigations, because other clients may take the 103 for the response, and only over a proxy or protocol that
 * passes it on does it gain anything: browsers ignore it in HTTP/1.1.
 */
export function sendEarlyHints(
  { entry, imports }: Pick<Build, 'entry' | 'imports'>,
  request: FastifyRequest,
  reply: FastifyReply,
  picture?: string | null,
): void {
  if (request.headers['sec-fetch-mode'] !== 'navigate' || reply.raw.headersSent) return;
  reply.raw.writeEarlyHints({
    link: [
      ...(picture ? [`<${picture}>; rel=preload; as=image; fetchpriority=high`] : []),
      ...[...imports, entry].map((file) => `<${file}>; rel=modulepreload; crossorigin`),
    ],
  });
}
