import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendEarlyHints } from '../../../server/web/early-hints.js';

const built = { entry: '/assets/main.js', imports: ['/assets/react.js'] };
let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  app.get<{ Querystring: { picture?: string } }>('/', async (request, reply) => {
    sendEarlyHints(built, request, reply, request.query.picture);
    return { ok: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** What arrives for one request: the informational responses, and the status of the last one. */
async function visit(
  headers: IncomingHttpHeaders,
  path = '/',
): Promise<{ hints: unknown[]; status: number | undefined }> {
  const hints: unknown[] = [];
  const request = get({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', path, headers });
  request.on('information', ({ statusCode, headers: { link } }) => hints.push([statusCode, link]));
  const [response] = (await once(request, 'response')) as [{ statusCode?: number; resume: () => void }];
  response.resume();
  return { hints, status: response.statusCode };
}

test('a navigation gets the scripts of the first route before its page', async () => {
  const link = '</assets/react.js>; rel=modulepreload; crossorigin, </assets/main.js>; rel=modulepreload; crossorigin';
  expect(await visit({ 'sec-fetch-mode': 'navigate' })).toEqual({ hints: [[103, link]], status: 200 });
});

test('the first picture of a page that was rendered before comes ahead of the scripts', async () => {
  const { hints } = await visit({ 'sec-fetch-mode': 'navigate' }, '/?picture=/art/banner.avif');
  expect(hints).toEqual([
    [103, expect.stringMatching(/^<\/art\/banner\.avif>; rel=preload; as=image; fetchpriority=high, <\/assets\/react/)],
  ]);
});

test('any other client gets the page alone', async () => {
  expect(await visit({})).toEqual({ hints: [], status: 200 });
  expect(await visit({ 'sec-fetch-mode': 'cors' })).toEqual({ hints: [], status: 200 });
});
