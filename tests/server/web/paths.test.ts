import { expect, test } from 'vitest';
import { isHome, isPage, pathOf } from '../../../server/web/paths.js';
import { routeOf, routes } from '../../../src/app/routes.js';

test('the server fetches home for the addresses at which the router shows it, and for no others', () => {
  for (const path of Object.keys(routes)) expect(isHome(path), path).toBe(routeOf(path)?.name === 'home');
});

test('every address of the router looks like a page, and no file does', () => {
  expect(Object.keys(routes).filter((path) => !isPage(path))).toEqual([]);
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
