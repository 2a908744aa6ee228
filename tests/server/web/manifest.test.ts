import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressOf } from '../../../machines/addresses.js';
import { LOCALES } from '../../../server/base/locale.js';
import { addManifest, shortcuts } from '../../../server/web/manifest.js';
import { readJson } from '../../support/files.js';

const file = (name: string) => ({ file: `${name}.png`, width: 1, height: 1 });
const ids = ['icon-192', 'icon-512', 'icon-full-180', 'icon-full-192', 'icon-full-512'];
const art = { inputs: '', pictures: {}, files: Object.fromEntries(ids.map((id) => [id, file(id)])) };

let app: FastifyInstance;
let site: object | null;
beforeEach(() => {
  site = { websiteName: 'Sails', documentTitle: 'Sails and games' };
  app = fastify();
  app.get('/user-api/game/getWebsiteInfo', async () => (site ? { code: 200, data: site } : { code: 503 }));
  addManifest(app, art, async () => '#f6f8fb');
});
afterEach(() => app.close());

type Manifest = { lang: string; shortcuts: { name: string; url: string }[] } & Record<string, unknown>;
const manifest = async (lang: string) => {
  const response = await app.inject(`/manifest.webmanifest?lang=${lang}`);
  expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/);
  return response.json<Manifest>();
};

test('an installed lobby has the name of the site, its own window and icons for every shape', async () => {
  expect(await manifest('en_US')).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    name: 'Sails and games',
    short_name: 'Sails',
    display: 'standalone',
    theme_color: '#f6f8fb',
    background_color: '#f6f8fb',
    icons: [
      { src: '/art/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/art/icon-full-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/art/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/art/icon-full-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
  site = null;
  expect(await manifest('en_US')).toMatchObject({ name: 'Paraw', short_name: 'Paraw' });
});

test.each(LOCALES)('its shortcuts lead to pages of the lobby, in the words of %s', async (locale) => {
  const texts = readJson(`locales/${locale}.json`) as Record<string, string>;
  const { lang, shortcuts: offered } = await manifest(locale);
  expect(lang).toBe(locale.replace('_', '-'));
  expect(offered.map(({ name }) => name)).toEqual([texts['common.deposit'], texts['common.myGames']]);
  expect(offered.map(({ url }) => addressOf(url)?.name)).toEqual(['deposit', 'myGames']);
});

test('any other language is English', async () => {
  expect((await manifest('xx')).shortcuts.map(({ name }) => name)).toEqual(shortcuts.map(({ name }) => name.en_US));
});

test('Safari gets an icon without transparent corners', async () => {
  expect((await app.inject('/apple-touch-icon.png')).headers.location).toBe('/art/icon-full-180.png');
});
