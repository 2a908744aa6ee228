import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CLIENT_ID } from '../wire.js';
import type { Parts } from '../parts.js';
import { html, sendPage } from '../page.js';
import { issueCode } from './codes.js';

/** The addresses to which the social network redirects, after a login and after a bind. It accepts no other address. */
const REDIRECT_PATHS = ['/pages/login/getFacebookQuery', '/pages/account/socialBinds'];

/** Cookie with the identity key of the browser; expires after a year. */
const COOKIE = 'sandbox_identity';
const COOKIE_SECONDS = 31_536_000;
const KEY = /^[\w-]{22,64}$/;

/** Invented names that the form offers. */
const PEOPLE = ['Tala Rivera', 'Niran Chai', 'May Thiri'] as const;

interface Dialog {
  readonly client_id?: string;
  readonly redirect_uri?: string;
  readonly state?: string;
  readonly code_challenge?: string;
}

/**
 * GET and POST /sandbox/facebook/dialog: the consent page of the social network. `lobbies`: the origins of the lobby that it
 * leads back to; its own origin if there are none.
 */
export async function identityPage(app: FastifyInstance, parts: Parts, lobbies: readonly string[]): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 512 },
      (_, body, done) => {
        done(null, new URLSearchParams(String(body)));
      },
    );
    pages.get<{ Querystring: Dialog }>('/sandbox/facebook/dialog', async (request, reply) => {
      const { query } = request;
      if (!isOurs(query, lobbies.length > 0 ? lobbies : [`${request.protocol}://${request.host}`]))
        return sendPage(reply.code(400), {
          title: 'This login cannot continue',
          body: html`<p>The link does not belong to this lobby.</p>`,
        });
      const key = keyOf(request) ?? randomBytes(16).toString('base64url');
      reply.header(
        'set-cookie',
        `${COOKIE}=${key}; Path=/sandbox/facebook; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax`,
      );
      return sendPage(reply, {
        title: 'Who are you?',
        leadsTo: lobbies,
        body: html`<p>
            This page replaces Facebook in the demo; Facebook itself is not contacted. The lobby receives your name and
            nothing else.
          </p>
          <form method="post">
            <p>
              <label>Identity key <input name="key" value="${key}" maxlength="64" autocomplete="off" /></label
              ><br /><small
                >A random key for this browser. The key identifies you, not the name: log in with the same key to get
                the same account. Keep it secret.</small
              >
            </p>
            ${PEOPLE.map((name) => html`<button name="person" value="${name}">Continue as ${name}</button>`)}
            <p>
              <label>Somebody else <input name="name" maxlength="60" autocomplete="off" /></label>
              <button name="person" value="">Continue</button>
            </p>
            <button name="deny" value="1">Not now</button>
          </form>`,
      });
    });
    pages.post<{ Querystring: Dialog; Body: URLSearchParams }>('/sandbox/facebook/dialog', async (request, reply) => {
      const { query, body } = request;
      if (!isOurs(query, lobbies.length > 0 ? lobbies : [`${request.protocol}://${request.host}`]))
        return reply.code(400).send();
      const name = (body.get('person') || body.get('name') || '').trim().slice(0, 60);
      const back = (fields: Record<string, string>) =>
        reply.redirect(
          `${query.redirect_uri ?? ''}?${new URLSearchParams({ ...fields, state: query.state ?? '' }).toString()}`,
          303,
        );
      if (name === '' || body.get('deny') !== null) return back({ error: 'access_denied' });
      // Other players see the name, so it is no secret: typing a player's name must not log in as that player.
      const given = body.get('key')?.trim() || keyOf(request);
      if (given === undefined || !KEY.test(given))
        return sendPage(reply.code(400), {
          title: 'This login cannot go on',
          body: html`<p>The identity key is missing or not whole. Go back and use the one that was shown.</p>`,
        });
      const code = await issueCode(parts, { key: given, name, challenge: query.code_challenge ?? '' });
      return back({ code });
    });
  });
}

function isOurs({ client_id, redirect_uri, state, code_challenge }: Dialog, origins: readonly string[]): boolean {
  return (
    client_id === CLIENT_ID &&
    origins.some((origin) => REDIRECT_PATHS.some((path) => redirect_uri === `${origin}${path}`)) &&
    typeof state === 'string' &&
    typeof code_challenge === 'string' &&
    /^[\w-]{43}$/.test(code_challenge)
  );
}

/** The identity key in the cookie of an earlier visit. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers.cookie
    ?.split(/; */)
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return key !== undefined && KEY.test(key) ? key : undefined;
}
