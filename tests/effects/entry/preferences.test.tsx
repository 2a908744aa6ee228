import { afterEach, expect, test, vi } from 'vitest';
import { definePreferencesActors } from '../../../src/effects/entry/preferences.js';
import { consentIn } from '../../../src/effects/consent.js';
import { readCookie } from '../../../src/effects/cookies.js';
import { createWorld, run } from '../access/world.js';

afterEach(() => {
  const { dataset } = document.documentElement;
  delete dataset['accent'];
  delete dataset['mode'];
});

function world(kept: Readonly<Record<string, string>> = {}) {
  const made = {
    ...createWorld({ 'PUT /user/language': { code: 200, msg: 'OK' } }),
    reload: vi.fn<(path: string) => void>(),
  };
  for (const [name, text] of Object.entries(kept)) made.store.set(name, text);
  return made;
}

test('colours are applied to the page and stored for the server and the next visit', async () => {
  const outside = world();
  const { applyTheme } = definePreferencesActors(outside);
  await run(applyTheme, { accent: 'green', mode: 'dark' });
  expect([document.documentElement.dataset['accent'], document.documentElement.dataset['mode']]).toEqual([
    'green',
    'dark',
  ]);
  expect([readCookie('accent'), readCookie('mode')]).toEqual(['green', 'dark']);
  expect([outside.store.get('accent'), outside.store.get('mode')]).toEqual(['green', 'dark']);
  await run(applyTheme, { accent: 'green', mode: 'system' });
  expect(document.documentElement.dataset['mode']).toBeUndefined();
  expect(readCookie('mode')).toBe('system');
});

test('another language reloads the page, and a player sends it to the server', async () => {
  const outside = world({ token: 'token-1' });
  await run(definePreferencesActors(outside).relaunch, { locale: 'my_MM', device: 'other' });
  expect([readCookie('locale'), outside.store.get('locale')]).toEqual(['my_MM', 'my_MM']);
  expect(outside.reload).toHaveBeenCalledExactlyOnceWith(location.pathname + location.search);
  await expect
    .poll(() => outside.calls.map(({ method, path, body }) => [method, path, body]))
    .toEqual([['PUT', '/user/language', { lang: 'my_MM' }]]);
});

test('the language of the address is given up for the one that was chosen, and the rest of the address stays', async () => {
  history.replaceState(null, '', '/pages/browser/browser?id=slots&lang=th_TH&sort=name');
  const outside = world();
  await run(definePreferencesActors(outside).relaunch, { locale: 'my_MM', device: 'other' });
  expect(outside.reload).toHaveBeenCalledExactlyOnceWith('/pages/browser/browser?id=slots&sort=name');
  history.replaceState(null, '', '/');
});

test('a visitor changes the layout without a request', async () => {
  const outside = world();
  await run(definePreferencesActors(outside).relaunch, { locale: 'en_US', device: 'pc' });
  expect([readCookie('device'), outside.store.get('deviceInfo')]).toEqual(['pc', 'pc']);
  expect(outside.reload).toHaveBeenCalledOnce();
  expect(outside.calls).toEqual([]);
});

test('data use and consent are stored for the server and the next visit; an unasked consent is not stored', async () => {
  const outside = world();
  const { storeChoices } = definePreferencesActors(outside);
  await run(storeChoices, { isLowData: true, consent: 'unasked' });
  expect([
    readCookie('lowData'),
    outside.store.get('lowData'),
    readCookie('consent'),
    outside.store.get('consent'),
  ]).toEqual(['1', '1', null, null]);
  await run(storeChoices, { isLowData: false, consent: 'refused' });
  expect([readCookie('lowData'), readCookie('consent'), outside.store.get('consent')]).toEqual([
    '0',
    '1-refused',
    '1-refused',
  ]);
  expect(outside.reload).not.toHaveBeenCalled();
});

test.each([
  ['1-given', 'given'],
  ['1-refused', 'refused'],
  ['0-given', 'unasked'],
  ['given', 'unasked'],
  [null, 'unasked'],
])('the answer %j reads as %s', (text, consent) => expect(consentIn(text)).toBe(consent));
