import { expect, test } from 'vitest';
import { addresses } from '../../../machines/addresses.js';
import { isPage, pathOf } from '../../../server/web/paths.js';
import { knows, showsHome } from '../../../src/server.js';

/** Written by hand: the addresses at which home is the first page. */
const home = [
  '/',
  '/entry',
  '/choose-location',
  '/open-location',
  '/pages/redirect/redirect',
  '/pages/index/index',
  '/pages/desktop/index',
];

test('the server writes the data of home into the addresses that show home, and into no others', () => {
  for (const { path, name } of addresses) {
    expect(showsHome(path), path).toBe(home.includes(path));
    expect(showsHome(path), path).toBe(name === 'home');
  }
  expect(showsHome('/pages/unknown')).toBe(false);
});

test('the server knows every address of the table, and answers any other with 404', () => {
  expect(addresses.filter(({ path }) => !knows(path))).toEqual([]);
  for (const path of ['/pages/unknown', '/pages/index/Index', '/__proto__', '']) expect(knows(path), path).toBe(false);
});

test('every address of the table counts as a page, and no file does', () => {
  expect(addresses.filter(({ path }) => !isPage(path))).toEqual([]);
  for (const path of [
    '/assets/main.js',
    '/src/main.tsx',
    '/favicon.ico',
    '/pages/',
    '/pages/x.js',
    '/pages/../etc',
    '/user-api/game/home',
    '//evil.test',
  ])
    expect(isPage(path), path).toBe(false);
});

test.each([
  ['/', '/'],
  ['/?lang=x', '/'],
  ['/pages/index/index/?a=/', '/pages/index/index'],
  ['/entry///', '/entry'],
  ['///', '/'],
  ['', ''],
  [`/${'/'.repeat(9)}x`, `/${'/'.repeat(9)}x`],
])('the path of %j is %j', (url, path) => expect(pathOf(url)).toBe(path));
