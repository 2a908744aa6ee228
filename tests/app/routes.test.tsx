import { describe, expect, test } from 'vitest';
import { isOfThisLobby } from '../../src/app/boot.js';
import { pathnameOf, routeOf, routes } from '../../src/app/routes.js';
import type { Outside } from '../../src/effects/outside.js';
import { present } from '../support/present.js';
import { areas } from '../../src/i18n/area.js';

describe('every address (section 2)', () => {
  const pages = [...new Map(Object.entries(routes).map(([path, route]) => [route, path]))];

  test.each(pages.map(([route, path]) => [path, route] as const))('%s loads a page', async (_, route) => {
    const page = await route.load();
    expect(page.Screen).toBeTypeOf('function');
    if ('machine' in page) {
      expect(page.input).toBeTypeOf('function');
      const outside = {} as Outside;
      expect(page.machine(outside)).toBe(page.machine(outside));
    }
    expect(areas).toContain(route.area);
  });

  test('a chart that talks to one world is not given to another', async () => {
    const page = await present(routeOf('/pages/index/gameDetail'), 'the page of a game').load();
    const charts = ([{}, {}] as Outside[]).map((outside) => 'machine' in page && page.machine(outside));
    expect(charts[0]).not.toBe(charts[1]);
  });

  test('the five tabs, and home under all its names, stand over the tab bar', () => {
    const tabs = Object.entries(routes)
      .filter(([, { frame }]) => frame === 'tab')
      .map(([path]) => path);
    expect(new Set(tabs)).toEqual(
      new Set([
        '/',
        '/pages/redirect/redirect',
        '/entry',
        '/choose-location',
        '/open-location',
        '/pages/index/index',
        '/pages/desktop/index',
        '/pages/browser/browser',
        '/pages/privilege/privilege',
        '/pages/myGames/myGames',
        '/pages/account/account',
      ]),
    );
  });

  test('is found with its query, its fragment and a slash at the end', () => {
    for (const path of [
      '/pages/index/gameDetail?id=17',
      '/pages/index/gameDetail/',
      '/pages/index/gameDetail//?id=1',
      '/pages/index/gameDetail#how',
    ]) {
      expect(routeOf(path)?.name).toBe('gameDetail');
    }
    expect([pathnameOf('/'), pathnameOf('/?lang=x')]).toEqual(['/', '/']);
    expect(routeOf('/pages/index/nothing')).toBeNull();
    expect(routeOf('/pages/INDEX/gameDetail')).toBeNull();
  });
});

describe('a path that is taken from outside (A4)', () => {
  test.each([
    '/',
    '/pages/index/index',
    '/pages/account/myWallet/recharge',
    '/pages/index/gameDetail?id=17',
    '/pages/account/account#top',
    '/pages/index/index?next=//evil.test',
  ])('%s is ours', (path) => expect(isOfThisLobby(path)).toBe(true));

  test.each([
    '//evil.test',
    '//evil.test/pages/index/index',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '///',
    'https://evil.test/pages/index/index',
    'https:/pages/index/index',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hello',
    'pages/index/index',
    ' /pages/index/index',
    '/pages/index/unknown',
    '/user-api/logout',
    '/pages/index/../../user-api/logout',
    '/__proto__',
    '',
  ])('%j is refused', (path) => expect(isOfThisLobby(path)).toBe(false));
});
