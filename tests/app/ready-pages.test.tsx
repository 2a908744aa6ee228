import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Host } from '../../src/app/host.js';
import { keepPagesReady } from '../../src/app/ready-pages.js';

const loaded: string[] = [];
const asked: string[] = [];
let place = '/pages/index/index';
let moved = () => undefined as void;
let isLowData = false;
let chosen = () => undefined as void;
const readied: unknown[] = [];
let ready = {};
let isAnswered = true;
let answered = () => undefined as void;
let isPlayer = true;
const preferences = {
  getSnapshot: () => ({ context: { isLowData, device: 'other' } }),
  subscribe: (listener: () => void) => void (chosen = listener),
};

/** A lobby whose pages are all here, and note what is asked of them. */
const child = { getSnapshot: () => ({ context: { site: {} } }) };
const children = {
  preferences,
  ...Object.fromEntries(
    [
      'launch',
      'loading',
      'pageLoad',
      'session',
      'loginGuard',
      'navigator',
      'network',
      'notices',
      'balance',
      'favorites',
      'home',
    ].map((name) => [name, child]),
  ),
};
const host = {
  app: {
    getSnapshot: () => ({ context: { place: { path: place }, ready }, children, matches: () => isPlayer }),
    subscribe: (listener: () => void) => void (moved = listener),
    send: ({ type, name, path }: Record<string, unknown>) => void readied.push([type, name, path]),
  },
  pages: {
    load: async (path: string) => void loaded.push(path),
    get: (address: string) => ({
      machine: () => ({}),
      input: () => null,
      ...(address.includes('gameDetail') ? { key: ({ id = '' }) => id } : {}),
      ahead: async (_: unknown, params: object) => {
        asked.push(`${address.replace(/\?.*/, '')} ${JSON.stringify(params)}`);
        if (!isAnswered) throw new Error('no answer');
        if (address === '/pages/browser/browser') answered();
      },
    }),
  },
  texts: { load: async () => undefined },
  overlays: { load: async (name: string) => void loaded.push(name) },
  outside: {},
} as unknown as Host;

function draw(html: string, onScreen = true): void {
  document.body.innerHTML = html;
  for (const link of document.querySelectorAll('a')) {
    link.getBoundingClientRect = () =>
      ({ top: onScreen ? 10 : 5_000, bottom: onScreen ? 20 : 5_010, left: 0, right: 10 }) as DOMRect;
  }
}
const card = (id: number) => `<a href="/pages/index/gameDetail?id=${id}">game</a>`;
const idle = () => vi.runAllTimersAsync();

beforeEach(() => {
  vi.useFakeTimers();
  loaded.length = 0;
  asked.length = 0;
  readied.length = 0;
  ready = {};
  isAnswered = true;
  answered = () => undefined;
  isPlayer = true;
  place = '/pages/index/index';
  isLowData = false;
});
afterEach(() => vi.useRealTimers());

test('an idle browser fetches the main pages, and what the cards on screen lead to', async () => {
  draw(`<main>${Array.from({ length: 9 }, (_, index) => card(index)).join('')}</main>`);
  keepPagesReady(host, 'other');
  await idle();
  expect(loaded).toContain('/pages/index/gameDetail');
  expect(loaded).not.toContain('loginPopup');
  expect(new Set(asked)).toEqual(
    new Set(['/pages/browser/browser {}', ...[0, 1, 2, 3, 4, 5].map((id) => `/pages/index/gameDetail {"id":"${id}"}`)]),
  );
});

test('cards that nobody sees are not asked for', async () => {
  draw(`<main>${card(1)}</main>`, false);
  keepPagesReady(host, 'other');
  await idle();
  expect(asked).toEqual(['/pages/browser/browser {}']);
});

test('another page is looked at once, when it stands', async () => {
  draw('<main></main>');
  keepPagesReady(host, 'pc');
  await idle();
  expect(loaded).toContain('loginPopup');
  asked.length = 0;
  moved();
  await idle();
  expect(asked).toEqual([]);
  draw(`<main>${card(7)}</main>`);
  place = '/pages/myGames/myGames';
  moved();
  await idle();
  expect(asked).toContain('/pages/index/gameDetail {"id":"7"}');
});

test('a finger on a link of the lobby asks for what is behind it; a foreign link asks for nothing', async () => {
  draw(
    `<main><a href="/pages/browser/browser?id=slots"><b>Slots</b></a><a id="far" href="https://elsewhere.example/pages/browser/browser">x</a></main>`,
    false,
  );
  keepPagesReady(host, 'other');
  await idle();
  asked.length = 0;
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.querySelector('#far')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(new Set(asked)).toEqual(new Set(['/pages/browser/browser {"id":"slots"}']));
});

test('nothing is asked for while the player saves data, and it begins when that is over', async () => {
  draw(`<main>${card(7)}</main>`);
  isLowData = true;
  keepPagesReady(host, 'other');
  await idle();
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect([...loaded, ...asked.filter((one) => !one.startsWith('/pages/index/gameDetail'))]).toEqual([]);
  isLowData = false;
  chosen();
  await idle();
  expect(loaded).toContain('/pages/index/gameDetail');
  expect(asked).toContain('/pages/index/gameDetail {"id":"7"}');
});

test('data saving that is chosen later stops it at once', async () => {
  draw('<main></main>');
  keepPagesReady(host, 'other');
  await idle();
  asked.length = 0;
  isLowData = true;
  chosen();
  draw(`<main>${card(7)}</main>`);
  place = '/pages/myGames/myGames';
  moved();
  await idle();
  expect(asked).toEqual([]);
});

const allGames = ['flow.readied', 'catalogue', '/pages/browser/browser'];

test('the first card on screen runs as well, for all of them', async () => {
  draw(`<main>${card(3)}${card(4)}</main>`);
  keepPagesReady(host, 'other');
  await idle();
  expect(readied).toEqual([allGames, ['flow.readied', 'gameDetail:3', '/pages/index/gameDetail?id=3']]);
});

test('what asks a visitor to log in is not asked for, until somebody has', async () => {
  draw(`<main>${card(7)}</main>`);
  isPlayer = false;
  keepPagesReady(host, 'other');
  await idle();
  expect(asked).toEqual(['/pages/browser/browser {}']);
  isPlayer = true;
  moved();
  await idle();
  expect(asked).toContain('/pages/index/gameDetail {"id":"7"}');
  expect(readied).toHaveLength(3);
});

test('the tab of all games runs once its answers are here, wherever the tabs are in sight', async () => {
  draw('<main></main>');
  keepPagesReady(host, 'other');
  await idle();
  expect(readied).toEqual([allGames]);
  for (const [path, times] of [
    ['/pages/browser/browser', 1],
    ['/pages/account/myWallet', 1],
    ['/pages/myGames/myGames', 2],
  ] as const) {
    place = path;
    moved();
    await idle();
    expect(readied).toHaveLength(times);
  }
});

test('on a desktop its rail stands beside sub-pages too', async () => {
  draw('<main></main>');
  place = '/pages/account/myWallet';
  keepPagesReady(host, 'pc');
  await idle();
  expect(readied).toEqual([allGames]);
});

test('who has left, or logged out, before the answers were here gets nothing readied', async () => {
  draw(`<main>${card(7)}</main>`);
  answered = () => {
    isPlayer = false;
    place = '/pages/account/myWallet';
    moved();
  };
  keepPagesReady(host, 'other');
  await idle();
  expect(readied).toEqual([]);
});

test('without its answers it does not run: it would stand there with an error', async () => {
  draw('<main></main>');
  isAnswered = false;
  keepPagesReady(host, 'other');
  await idle();
  expect(readied).toEqual([]);
});

test('a finger on what runs already asks for nothing', async () => {
  draw('<main><a href="/pages/browser/browser">All games</a></main>');
  keepPagesReady(host, 'other');
  await idle();
  asked.length = 0;
  ready = { catalogue: '/pages/browser/browser' };
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(asked).toEqual([]);
});

test('cards of a page that nobody has opened are not on screen', async () => {
  draw(`<main><div inert>${card(7)}</div></main>`);
  keepPagesReady(host, 'other');
  await idle();
  expect(asked).toEqual(['/pages/browser/browser {}']);
});
