import type { FastifyInstance } from 'fastify';
import type { Locale } from '../base/locale.js';
import { ownOrigin } from '../http/own-origin.js';
import type { Renderer } from './built.js';
import { addressesOf, escaped } from './head.js';

/** An operator's change of the site's language shows within an hour. */
const cacheControl = 'public, max-age=3600';

/**
 * `/robots.txt` and `/sitemap.xml` (sitemaps.org, with the other languages of a page as Google reads them). The addresses
 * begin as the one that was asked.
 */
export function addRobots(
  app: FastifyInstance,
  { listedPaths }: Pick<Renderer, 'listedPaths'>,
  siteLocale: () => Promise<Locale>,
): void {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      // Pages for players say `noindex` themselves: a crawler has to read them to know it.
      .send(
        [
          'User-agent: *',
          'Disallow: /user-api',
          'Disallow: /sandbox',
          '',
          `Sitemap: ${ownOrigin(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('application/xml; charset=utf-8')
      .send(sitemapOf(ownOrigin(request), listedPaths(), await siteLocale())),
  );
}

export function sitemapOf(origin: string, paths: readonly string[], siteLocale: Locale): string {
  const entries = paths.flatMap((path) => {
    const { byLocale, alternates } = addressesOf(origin + path, siteLocale);
    const links = alternates.map(
      ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`,
    );
    return Object.values(byLocale).map((address) => `<url><loc>${escaped(address)}</loc>${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
