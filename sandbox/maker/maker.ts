import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppParts } from '../../server/http/parts.js';
import { hashToken } from '../../server/domain/access/tokens.js';
import { toLocale } from '../../server/base/locale.js';
import { html } from '../page.js';
import { makerApi } from './api.js';
import { gameOf } from '../../demo/content/open-games.js';
import { themeOf } from '../../demo/content/open-games.js';
import type { GameName } from './games/games.js';
import { pageFile } from './page-files.js';

/**
 * The policy of the game page: an opaque origin even when it is opened outside a frame, only the maker's script, style,
 * pictures and API. Only the lobby may frame it.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts";

/** The embedded maker under /sandbox/maker/: play (the page), art, game (its files), api. */
export async function makerSandbox(app: FastifyInstance, parts: AppParts): Promise<void> {
  await app.register((api) => makerApi(api, parts), { prefix: '/sandbox/maker/api' });
  app.get<{
    Querystring: {
      readonly ticket?: string | readonly string[];
      readonly lang?: string;
      readonly sound?: string;
      readonly motion?: string;
    };
  }>('/sandbox/maker/play', async ({ query }, reply) => {
    const { ticket = '' } = query;
    if (typeof ticket !== 'string') return reply.callNotFound();
    const locale = toLocale(query.lang);
    const { title, name, theme, currency } = await openedWith(parts, ticket);
    const language = locale.replace('_', '-');
    const page = html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <link rel="stylesheet" href="/sandbox/maker/game/${name}.css" />
          <script defer src="/sandbox/maker/game/${name}.js"></script>
        </head>
        <body
          data-theme="${theme}"
          data-language="${locale}"
          data-title="${title}"
          data-currency="${currency}"
          data-sound="${query.sound === 'on' ? 'on' : 'off'}"
          data-motion="${query.motion === 'less' ? 'less' : 'full'}"
        ></body>
      </html>`;
    return reply
      .header('content-security-policy', POLICY)
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

/** What the page shows before the game has entered. This reads the ticket without using it. */
async function openedWith(
  { db, services }: AppParts,
  ticket: string,
): Promise<{ title: string; name: GameName; theme: string; currency: string }> {
  const game = await db
    .selectFrom('game_session')
    .innerJoin('game', 'game.id', 'game_session.game_id')
    .select(['game.id', 'game.name', 'game_session.currency'])
    .where('ticket_hash', '=', hashToken(ticket))
    .executeTakeFirst();
  return {
    title: game?.name ?? '',
    name: gameOf(game?.id ?? 0),
    theme: themeOf(game?.id ?? 0),
    currency: game?.currency ?? services.site.currency,
  };
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
