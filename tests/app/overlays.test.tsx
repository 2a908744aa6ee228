import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setup, waitFor } from 'xstate';
import type { Part } from '../../src/app/hosting/LazyPart.js';
import { AppContext, type AppContextValue } from '../../src/app/context.js';
import { LazyOverlays } from '../../src/app/overlays/LazyOverlays.js';
import { OverlayStore, type OverlayName } from '../../src/app/overlays/overlay-store.js';
import { Overlays } from '../../src/app/overlays/Overlays.js';
import type { Lobby } from '../../src/app/navigation/page.js';
import { openPage } from '../support/render.js';
import { balance, openLobby, stopLobby } from './lobby.js';

type Shelf = Partial<Record<OverlayName, Part>>;
const reloads: string[] = [];
const typing = setup({}).createMachine({ tags: 'form', initial: 'open', states: { open: { tags: 'form' } } });

beforeEach(() => {
  reloads.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  stopLobby();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The lobby on a desktop with one page and its overlays. An overlay that is not in `shelf` fails to load. */
async function openOverlays(
  shelf: Shelf,
  { isPlayer = false, answers = {} }: { isPlayer?: boolean; answers?: Readonly<Record<string, unknown>> } = {},
) {
  const lobby = openLobby({ device: 'pc', answers, ...(isPlayer ? { stored: { token: 'token-1' } } : {}) });
  const asked: OverlayName[] = [];
  const loaded = new Map<OverlayName, Part>();
  vi.spyOn(OverlayStore.prototype, 'get').mockImplementation((name) => loaded.get(name) ?? null);
  vi.spyOn(OverlayStore.prototype, 'load').mockImplementation(async function (this: OverlayStore, name) {
    asked.push(name);
    const part = shelf[name];
    if (!part) throw new TypeError('Failed to fetch dynamically imported module');
    loaded.set(name, part);
    this.notify();
    return part;
  });
  const outside = {
    store: { get: () => null, set: () => undefined, remove: () => undefined },
    reload: (path: string) => void reloads.push(path),
  };
  const host = { app: lobby.app, texts: {}, outside } as unknown as AppContextValue;
  const { children } = lobby.app.getSnapshot();
  await act(async () => {
    lobby.app.send({ type: 'app.ready' });
    await lobby.until(isPlayer ? 'player' : 'visitor');
    await waitFor(lobby.launch, (snapshot) => snapshot.matches('ready'));
  });
  openPage(
    <AppContext value={host}>
      <p>The page</p>
      <Overlays
        lobby={{ ...children, site: lobby.launch.getSnapshot().context.site, device: 'pc' } as unknown as Lobby}
      />
    </AppContext>,
    { at: '/pages/index/index', site: { device: 'pc' } },
  );
  const aSecond = () => act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { ...lobby, asked, aSecond, host };
}

/** Without delays between events, because the timers are fake. */
const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());

const popup: Part = () => <p>Log in here</p>;
const broken: Part = () => {
  throw new Error('a mistake in a view');
};

describe('a login popup that does not come (B7)', () => {
  test('says so over the page after a second try, and can be closed', async () => {
    const { loginGuard, asked, aSecond } = await openOverlays({});
    await act(async () => loginGuard.send({ type: 'login.tabChosen', tab: 'accountLogin' }));
    await aSecond();
    expect(asked.filter((name) => name === 'loginPopup')).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).toContain('There is a new version');
    expect(screen.getByText('The page')).toBeTruthy();
    await tap('Close');
    expect(loginGuard.getSnapshot().hasTag('popup')).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is there at the next press, once its code can be had', async () => {
    const shelf: Shelf = {};
    const { loginGuard, aSecond } = await openOverlays(shelf);
    const logIn = () => act(async () => loginGuard.send({ type: 'login.tabChosen', tab: 'accountLogin' }));
    await logIn();
    await aSecond();
    await tap('Close');
    shelf.loginPopup = popup;
    await logIn();
    expect(screen.getByText('Log in here')).toBeTruthy();
  });

  test('comes by itself when the network is back', async () => {
    const shelf: Shelf = {};
    const { loginGuard, aSecond } = await openOverlays(shelf);
    await act(async () => loginGuard.send({ type: 'login.tabChosen', tab: 'accountLogin' }));
    await aSecond();
    shelf.loginPopup = popup;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Log in here')).toBeTruthy();
    expect(reloads).toEqual([]);
  });

  test('keeps the form that a dead session interrupted: no close, no new document, only another try', async () => {
    const shelf: Shelf = {};
    const { app, flows, loginGuard, aSecond } = await openOverlays(shelf, { isPlayer: true });
    await act(async () => {
      flows.send({ type: 'flow.entered', name: 'deposit', logic: typing, input: undefined });
      app.send({ type: 'session.expired', reason: null });
    });
    await aSecond();
    expect(loginGuard.getSnapshot().hasTag('popup')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    shelf.loginPopup = popup;
    await tap('Try again');
    expect(screen.getByText('Log in here')).toBeTruthy();
    expect([
      reloads,
      Object.keys(flows.getSnapshot().context.flows).includes('deposit'),
      app.getSnapshot().hasTag('interrupted'),
    ]).toEqual([[], true, true]);
  });
});

describe('what breaks over a page leaves the page', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  test('a notice is left out', async () => {
    await openOverlays({ noticeOfTheDay: broken });
    expect(screen.getByText('The page')).toBeTruthy();
  });

  test('a login says so, and is tried again', async () => {
    const shelf: Shelf = { loginPopup: broken };
    const { loginGuard } = await openOverlays(shelf);
    await act(async () => loginGuard.send({ type: 'login.tabChosen', tab: 'accountLogin' }));
    expect(screen.getByText('The page')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This page broke');
    shelf.loginPopup = popup;
    await tap('Load again');
    expect(screen.getByText('Log in here')).toBeTruthy();
  });
});

describe('the notice of the day', () => {
  const notice: Part = () => <p>News</p>;
  const unread = { '/user/getBalanceInfo': { code: 500, msg: 'Not now' } };

  test('comes to a player whose balance could not be read', async () => {
    await openOverlays({ noticeOfTheDay: notice }, { isPlayer: true, answers: unread });
    expect(screen.getByText('News')).toBeTruthy();
  });

  test('waits while money is in a game', async () => {
    const inGame = { ...balance, inGame: [{ makerId: 'm', gameId: '17', name: 'Reef', amount: 100 }] };
    await openOverlays(
      { noticeOfTheDay: notice },
      { isPlayer: true, answers: { '/user/getBalanceInfo': { code: 200, msg: 'OK', data: inGame } } },
    );
    expect(screen.queryByText('News')).toBeNull();
  });

  test('is never over a login', async () => {
    const { loginGuard } = await openOverlays({ noticeOfTheDay: notice, loginPopup: popup });
    expect(screen.getByText('News')).toBeTruthy();
    await act(async () => loginGuard.send({ type: 'login.tabChosen', tab: 'accountLogin' }));
    expect(screen.queryByText('News')).toBeNull();
  });
});

test('overlays render after the first render of the page', async () => {
  const { host } = await openOverlays({ noticeOfTheDay: () => <p>News</p> });
  vi.useRealTimers();
  openPage(
    <AppContext value={host}>
      <LazyOverlays />
    </AppContext>,
    { at: '/pages/index/index' },
  );
  expect(screen.queryByText('News')).toBeNull();
  expect(await screen.findByText('News')).toBeTruthy();
});
