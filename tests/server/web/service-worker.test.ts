import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../../server/base/settings.js';
import { lookOf } from '../../../server/web/look.js';
import { addServiceWorker } from '../../../server/web/service-worker.js';
import { keyOf } from '../../../server/web/web.js';
import { consentIn, consentText } from '../../../src/effects/consent.js';
import { lookCookies } from '../../../src/worker/look-cookies.js';

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
  await writeFile(join(folder, 'sw.js'), 'addEventListener("fetch", () => {})');
  app = fastify();
  await app.register(fastifyStatic, { root: folder, serve: false, maxAge: '365d', immutable: true, etag: false });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('the worker of the build is asked for anew each time, and has a policy of its own', async () => {
  addServiceWorker(app, folder);
  const { headers, body } = await app.inject('/sw.js');
  expect(body).toBe('addEventListener("fetch", () => {})');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  const again = await app.inject({ url: '/sw.js', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('with SERVICE_WORKER=false a worker is served that handles no request', async () => {
  expect(readSettings({}).SERVICE_WORKER).toBe(true);
  expect(readSettings({ SERVICE_WORKER: 'false' }).SERVICE_WORKER).toBe(false);
  addServiceWorker(app, null);
  const { headers, body } = await app.inject('/sw.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain('fetch');
});

test('the worker tells the pages apart by every cookie that the server renders them by', () => {
  const chosen: Record<(typeof lookCookies)[number], string> = {
    locale: 'th_TH',
    device: 'other',
    accent: 'pink',
    mode: 'dark',
    player: '1',
    lowData: '1',
    motion: 'less',
    consent: consentText('given'),
  };
  const keyWith = (cookie: string) =>
    keyOf(
      lookOf(
        { headers: { cookie }, query: {}, protocol: 'https', host: 'lobby.example' } as unknown as FastifyRequest,
        { path: '/', search: '' },
        'en_US',
        consentIn,
      ),
    );
  for (const name of lookCookies) expect(keyWith(`${name}=${chosen[name]}`), name).not.toBe(keyWith(''));
  // Every field of a look but origin, path and query has its cookie.
  expect(lookCookies.length).toBe(keyWith('').split('|').length - 3);
});
