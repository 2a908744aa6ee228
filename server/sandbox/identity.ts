import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CLIENT_ID } from '../adapters/identity/sandbox-identity.js';
import type { AppParts } from '../app.js';
import { hashToken } from '../domain/access/tokens.js';
import { html, sendPage } from './page.js';

/** Where the network sends people back to; it knows this app's address and takes no other. */
const REDIRECT_URI = '/pages/login/getFacebookQuery';
const CODE_MS = 300_000;

/** Invented people who have an account there. */
const PEOPLE = ['Tala Rivera', 'Niran Chai', 'May Thiri'] as const;

interface Dialog {
  readonly client_id?: string;
  readonly redirect_uri?: string;
  readonly state?: string;
  readonly code_challenge?: string;
}

/** GET and POST /sandbox/facebook/dialog: the embedded social network asks whether the lobby may know who somebody is. */
export async function identitySandbox(app: FastifyInstance, { db, services }: AppParts): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 512 }, (_, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    pages.get<{ Querystring: Dialog }>('/sandbox/facebook/dialog', async ({ query }, reply) => {
      if (!isOurs(query)) return sendPage(reply.code(400), { title: 'This login cannot go on', body: html`<p>The link is not one of the lobby's.</p>` });
      return sendPage(reply, {
        title: 'Who are you?',
        body: html`<p>A stand-in for Facebook in this demo: nobody real is asked. The lobby would learn your name and nothing else.</p>
          <form method="post">${PEOPLE.map((name) => html`<button name="person" value="${name}">Continue as ${name}</button>`)}
          <p><label>Somebody else <input name="name" maxlength="60" autocomplete="off"></label> <button name="person" value="">Continue</button></p>
          <button name="deny" value="1">Not now</button></form>`,
      });
    });
    pages.post<{ Querystring: Dialog; Body: URLSearchParams }>('/sandbox/facebook/dialog', async ({ query, body }, reply) => {
      if (!isOurs(query)) return reply.code(400).send();
      const name = (body.get('person') || body.get('name') || '').trim().slice(0, 60);
      const back = (fields: Record<string, string>) => reply.redirect(`${REDIRECT_URI}?${new URLSearchParams({ ...fields, state: query.state ?? '' }).toString()}`, 303);
      if (name === '' || body.get('deny') !== null) return back({ error: 'access_denied' });
      const code = randomBytes(32).toString('base64url');
      const subject = createHash('sha256').update(name).digest('hex').slice(0, 24);
      await db.insertInto('sandbox_identity_code').values({ code_hash: hashToken(code), subject, name, code_challenge: query.code_challenge ?? '', expires_at: new Date(services.clock.now().getTime() + CODE_MS) }).execute();
      return back({ code });
    });
  });
}

function isOurs({ client_id, redirect_uri, state, code_challenge }: Dialog): boolean {
  return client_id === CLIENT_ID && redirect_uri === REDIRECT_URI && typeof state === 'string' && typeof code_challenge === 'string' && /^[\w-]{43}$/.test(code_challenge);
}
