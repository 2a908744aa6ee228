import { describe, expect, test, vi } from 'vitest';
import { addresses } from '../../machines/addresses.js';
import type { AnyPage } from '../../src/app/navigation/page.js';
import { isOfThisLobby } from '../../src/app/navigation/place.js';
import type { Outside } from '../../src/effects/outside.js';
import { areas } from '../../src/i18n/area.js';
import { present } from '../support/present.js';

// Test files share their modules. One that an earlier file imported can load nothing more, and this one loads pages.
vi.resetModules();
const { pageChunks } = await import('../../src/app/pages.js');

async function pageAt(path: string): Promise<AnyPage> {
  const { name, load } = present(pageChunks.chunkOf(path), path);
  return pageChunks.included[name] ?? load();
}

describe('every address (section 2)', () => {
  const pages = [...new Map(addresses.map((address) => [address.name, address])).values()];

  test.each(pages.map((address) => [address.path, address] as const))('%s loads a page', async (_, address) => {
    const page = await pageAt(address.path);
    expect(page.Screen).toBeTypeOf('function');
    if ('machine' in page) {
      expect(page.input).toBeTypeOf('function');
      const outside = {} as Outside;
      expect(page.machine(outside)).toBe(page.machine(outside));
    }
    expect(areas).toContain(address.area);
  });

  test('only home is in the first chunk', () => expect(Object.keys(pageChunks.included)).toEqual(['home']));

  test('a chart with the effects of one outside is not reused for another', async () => {
    const page = await pageAt('/pages/index/gameDetail');
    const charts = ([{}, {}] as Outside[]).map((outside) => 'machine' in page && page.machine(outside));
    expect(charts[0]).not.toBe(charts[1]);
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
