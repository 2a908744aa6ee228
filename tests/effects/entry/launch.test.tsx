import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineLaunchActors } from '../../../src/effects/entry/launch.js';
import type { DeviceCheck } from '../../../machines/entry/launch.machine.js';
import { readCookie } from '../../../src/effects/cookies.js';
import { slot } from '../../../src/effects/store.js';
import { createWorld, run } from '../access/world.js';

type Browser = {
  width?: number;
  address?: string;
  kept?: Readonly<Record<string, string>>;
  takesCookies?: boolean;
};

/** A browser at an address, that stores or refuses cookies. */
function browse({ width = 390, address = '/', kept = {}, takesCookies = true }: Browser = {}) {
  vi.spyOn(screen, 'width', 'get').mockReturnValue(width);
  if (!takesCookies) vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  history.replaceState(null, '', address);
  const outside = {
    ...createWorld({ 'GET /game/getWebsiteInfo': { code: 200, msg: 'OK', data: { websiteName: 'Paraw' } } }),
    reload: vi.fn<(path: string) => void>(),
  };
  for (const [name, text] of Object.entries(kept)) outside.store.set(name, text);
  return { ...outside, actors: defineLaunchActors(outside) };
}

beforeEach(() => {
  document.cookie = 'device=; Path=/; Max-Age=0';
});
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the device (A9)', () => {
  test.each([
    ['a phone', { width: 390 }, 'other'],
    ['a tablet held upright', { width: 820 }, 'other'],
    ['a tablet with a wide screen', { width: 1024 }, 'pc'],
    ['a narrow screen', { width: 1023 }, 'other'],
    ['a desktop', { width: 1440 }, 'pc'],
  ] as const)('%s is measured, and stored for the next visit and for the server', async (_, browser, device) => {
    const { actors, store } = browse(browser);
    expect(await run(actors.checkDevice, { device })).toEqual({ device, reloadTo: null });
    expect([store.get(slot.device), readCookie('device')]).toEqual([device, device]);
  });

  test('that differs from the last visit relaunches to the redirect page', async () => {
    const { actors } = browse({ width: 1440, kept: { [slot.device]: 'other' } });
    expect(await run(actors.checkDevice, { device: 'other' })).toEqual({
      device: 'pc',
      reloadTo: '/pages/redirect/redirect',
    });
  });

  test.each([
    ['at a first visit', {}],
    ['without the cookie of the last visit', { kept: { [slot.device]: 'pc' } }],
  ])('that the server guessed wrongly %s keeps its address and its query', async (_, known) => {
    const { actors } = browse({ width: 1440, address: '/pages/index/gameDetail?id=1001&inviteCode=ABC123', ...known });
    expect(await run(actors.checkDevice, { device: 'other' })).toEqual({
      device: 'pc',
      reloadTo: '/pages/index/gameDetail?id=1001&inviteCode=ABC123',
    });
  });

  test('is overridden by the layout that was chosen in the settings', async () => {
    const { actors } = browse({ kept: { [slot.deviceChoice]: 'pc', [slot.device]: 'pc' } });
    expect(await run(actors.checkDevice, { device: 'pc' })).toEqual({ device: 'pc', reloadTo: null });
  });

  test('never reloads the page of a browser that cannot store it, because it would reload for ever', async () => {
    const { actors } = browse({ width: 1440, takesCookies: false });
    expect(await run(actors.checkDevice, { device: 'other' })).toMatchObject({ reloadTo: null });
  });

  test('reloads the page once, even if the server renders the same page again', async () => {
    const { actors, reload } = browse({ width: 1440 });
    await run(actors.startOver, (await run(actors.checkDevice, { device: 'other' })) as DeviceCheck);
    expect(reload.mock.calls).toEqual([['/']]);
    expect(await run(browse({ width: 1440 }).actors.checkDevice, { device: 'other' })).toMatchObject({
      reloadTo: null,
    });
  });
});

describe('a code in the address (C5)', () => {
  test.each([
    '/?inviteCode=ABC123&referralCode=XYZ789',
    '/pages/index/gameDetail?id=1&inviteCode=ABC123&referralCode=XYZ789',
    '/pages/privilege/privilege?referralCode=XYZ789&inviteCode=ABC123',
  ])('is stored from %s', async (address) => {
    const { actors, store } = browse({ address });
    await run(actors.storeVisit);
    expect([store.get(slot.inviteCode), store.get(slot.referralCode)]).toEqual(['ABC123', 'XYZ789']);
  });

  test.each(['abc123', 'ABC12', 'ABC1234', '<b>AB1', ''])(
    'is invalid if it is %j, and the code of an earlier visit stays',
    async (code) => {
      const { actors, store } = browse({
        address: `/?inviteCode=${encodeURIComponent(code)}`,
        kept: { [slot.inviteCode]: 'OLD000' },
      });
      await run(actors.storeVisit);
      expect(store.get(slot.inviteCode)).toBe('OLD000');
    },
  );

  test('does not change the browser id, which is created once', async () => {
    const { actors, store } = browse();
    await run(actors.storeVisit);
    const id = store.get(slot.browserUuid);
    await run(actors.storeVisit);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(store.get(slot.browserUuid)).toBe(id);
  });
});

test('site info is requested without a token (section 6)', async () => {
  const { actors, calls } = browse({ kept: { [slot.token]: 'token-1' } });
  expect(await run(actors.loadSite)).toEqual({ websiteName: 'Paraw' });
  expect(calls.map(({ path, headers }) => [path, headers.get('Authorization'), headers.get('x-open')])).toEqual([
    ['/game/getWebsiteInfo', null, null],
  ]);
});
