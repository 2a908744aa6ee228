import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Parts } from '../parts.js';
import { namedLanguage } from '../language.js';
import { html } from '../page.js';
import { isSigned, launchFields } from '../signature.js';
import { makerApi } from './api.js';
import { listed } from './catalogue.js';
import { pageFile } from './page-files.js';

/**
 * The policy of the game page: an opaque origin even when it is opened outside a frame, only the maker's script, style,
 * pictures and API. Only the lobby may frame it.
 */
const policyFor = (lobbies: readonly string[]): string =>
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  `base-uri 'none'; form-action 'none'; ${["frame-ancestors 'self'", ...lobbies].join(' ')}; sandbox allow-scripts`;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The maker under /sandbox/maker/: play (the page), art, game (its files), api. `lobbies`: origins that may frame a game. */
export async function makerPages(app: FastifyInstance, parts: Parts, lobbies: readonly string[]): Promise<void> {
  const policy = policyFor(lobbies);
  await app.register((api) => makerApi(api, parts), { prefix: '/sandbox/maker/api' });
  app.get<{ Querystring: Query }>('/sandbox/maker/play', async ({ query }, reply) => {
    if (Object.values(query).some((value) => typeof value !== 'string')) return reply.callNotFound();
    const of = (name: string): string => String(query[name] ?? '');
    const { title, gameRef, currency } = launchedAs(parts.lobby.secret, of);
    const { game, theme } = listed(gameRef);
    const locale = namedLanguage(of('lang')) ?? 'en_US';
    const page = html`<!doctype html>
      <html lang="${locale.replace('_', '-')}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <link rel="stylesheet" href="/sandbox/maker/game/${game}.css" />
          <script defer src="/sandbox/maker/game/${game}.js"></script>
        </head>
        <body
          data-theme="${theme}"
          data-language="${locale}"
          data-title="${title}"
          data-currency="${currency}"
          data-sound="${of('sound') === 'on' ? 'on' : 'off'}"
          data-motion="${of('motion') === 'less' ? 'less' : 'full'}"
        ></body>
      </html>`;
    return reply
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.text);
  });
  for (const [kind, type] of [
    ['js', 'text/javascript; charset=utf-8'],
    ['css', 'text/css; charset=utf-8'],
  ] as const)
    app.get<{ Params: { readonly name: string } }>(`/sandbox/maker/game/:name.${kind}`, async ({ params }, reply) =>
      sendFile(reply, type, await pageFile(`${params.name}.${kind}`)),
    );
  app.get<{ Params: { readonly theme: string; readonly name: string } }>(
    '/sandbox/maker/art/:theme/:name.svg',
    async ({ params }, reply) =>
      sendFile(reply, 'image/svg+xml', await pageFile(`art/${params.theme}/${params.name}.svg`)),
  );
}

/** What the lobby signed into the address of the page; an address that nobody signed opens the first game without a title. */
function launchedAs(
  secret: string,
  of: (name: string) => string,
): { readonly title: string; readonly gameRef: number; readonly currency: string } {
  const launch = { ticket: of('ticket'), game: of('game'), name: of('name'), currency: of('currency') };
  return isSigned(secret, launchFields(launch), of('signature'))
    ? { title: launch.name, gameRef: Number(launch.game), currency: launch.currency }
    : { title: '', gameRef: 0, currency: 'PHP' };
}

/** Sends a public file. The page that requests it has an opaque origin, so the request is cross-site (CORP and CORS: Fetch standard). */
function sendFile(reply: FastifyReply, type: string, text: string | null): FastifyReply | void {
  if (text === null) return reply.callNotFound();
  return reply
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('access-control-allow-origin', '*')
    .header('cache-control', 'public, max-age=3600')
    .type(type)
    .send(text);
}
