import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { site } from '../fixtures/entry/launch.spec.js';
import { balance, deadToken, openLobby, stopLobby, user, usual } from './lobby.js';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(screen, 'width', 'get').mockReturnValue(390);
});
afterEach(() => {
  stopLobby();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What an earlier visit stored when it was asked to log in. */
const left = (wantedPath: unknown, minutesAgo = 1) => ({
  'resume.loginGuard': JSON.stringify({
    version: 1,
    at: Date.parse('2026-11-21T10:00:00Z') - minutesAgo * 60_000,
    fields: { wantedPath },
  }),
});
function wantedAfter(stored: Readonly<Record<string, string>>): string | null {
  const { app, loginGuard } = openLobby({ path: '/pages/login/accountLogin', stored });
  app.stop();
  return loginGuard.getSnapshot().context.wantedPath;
}

const ready = { type: 'app.ready' } as const;

describe('the session of the last visit', () => {
  test('sends no request before the page is hydrated', async () => {
    const { calls, session } = openLobby({ stored: { token: 'token-1' } });
    await Promise.resolve();
    expect(calls).toEqual([]);
    expect(session.getSnapshot().matches('hydrating')).toBe(true);
  });

  test('is restored: player, balance and favourites are loaded with its token', async () => {
    const { app, until, calls, session, wallet, favorites, notices } = openLobby({ stored: { token: 'token-1' } });
    app.send(ready);
    await until('player');
    await waitFor(session, (snapshot) => snapshot.matches({ player: 'named' }));
    await waitFor(wallet, (snapshot) => snapshot.context.info !== null);
    await waitFor(favorites, (snapshot) => snapshot.matches('shown'));
    expect(session.getSnapshot().context.user).toEqual(user);
    expect(wallet.getSnapshot().context.info).toEqual(balance);
    expect(favorites.getSnapshot().context.gameIds).toEqual(['17']);
    const own = ['/getInfo', '/user/getBalanceInfo', '/game/favorite/list'];
    expect(calls.filter(({ path }) => own.includes(path)).map(({ bearer }) => bearer)).toEqual([
      'Bearer token-1',
      'Bearer token-1',
      'Bearer token-1',
    ]);
    expect(notices.getSnapshot().context.queue).toEqual([]);
  });

  test('is missing for a visitor: no bearer, no data of a player, no toast', async () => {
    const { app, until, calls, notices, launch, visited } = openLobby();
    app.send(ready);
    await until('visitor');
    await waitFor(launch, (snapshot) => snapshot.matches('live'));
    expect(calls.filter(({ bearer }) => bearer !== null)).toEqual([]);
    expect(calls.map(({ path }) => path)).not.toContain('/getInfo');
    expect(notices.getSnapshot().context.queue).toEqual([]);
    expect(visited).toEqual([]);
  });

  test('that the server has ended is removed once, with one toast and no loop (A2)', async () => {
    const refused = Object.fromEntries(Object.keys(usual).map((path) => [path, deadToken]));
    const { app, until, calls, kept, notices, session, reloads, visited } = openLobby({
      stored: { token: 'token-1' },
      answers: refused,
    });
    app.send(ready);
    await until('visitor');
    await waitFor(session, (snapshot) => snapshot.matches('visitor'));
    const asked = calls.length;
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    expect(kept.has('token')).toBe(false);
    expect(notices.getSnapshot().context.queue).toEqual([{ tone: 'critical', lasts: 'long', text: 'Please log in' }]);
    expect(calls.slice(asked).filter(({ bearer }) => bearer !== null)).toEqual([]);
    expect(reloads).toEqual([]);
    expect(visited).toEqual([{ to: '/pages/index/index', replace: true }]);
  });

  test('that the server has ended reloads a desktop once, and the new page shows the reason (section 8, A2)', async () => {
    const refused = Object.fromEntries(
      Object.keys(usual)
        .filter((path) => path !== '/game/getWebsiteInfo')
        .map((path) => [path, deadToken]),
    );
    const path = '/pages/account/myWallet?from=game';
    vi.spyOn(screen, 'width', 'get').mockReturnValue(1440);
    const first = openLobby({ stored: { token: 'token-1', deviceInfo: 'pc' }, device: 'pc', path, answers: refused });
    first.app.send(ready);
    await first.until('visitor');
    expect(first.reloads).toEqual([path]);
    expect(first.visited).toEqual([]);
    first.app.stop();
    const next = openLobby({ stored: Object.fromEntries(first.kept), device: 'pc', path, answers: refused });
    next.app.send(ready);
    await next.until('visitor');
    expect(next.notices.getSnapshot().context.queue).toEqual([
      { tone: 'critical', lasts: 'long', text: 'Please log in' },
    ]);
    expect(next.loginGuard.getSnapshot().context.wantedPath).toBe(path);
    expect(next.reloads).toEqual([]);
    expect(next.kept.has('expiredReason')).toBe(false);
  });

  test('follows a login in another tab: no request uses the old token afterwards (A10)', async () => {
    const { app, until, calls, kept, session, wallet } = openLobby({ stored: { token: 'token-1' } });
    app.send(ready);
    await until('player');
    await waitFor(wallet, (snapshot) => snapshot.context.info !== null);
    const before = calls.length;
    kept.set('token', 'token-2');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(session.getSnapshot().context.token).toBe('token-2');
    await waitFor(wallet, (snapshot) => snapshot.context.info !== null);
    expect(new Set(calls.slice(before).map(({ bearer }) => bearer))).toEqual(new Set(['Bearer token-2']));
    kept.delete('token');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await until('visitor');
    expect(wallet.getSnapshot().context.info).toBeNull();
  });

  test('ends by a logout: token and balance are removed, and a page for players redirects to home', async () => {
    const { app, until, calls, kept, session, wallet, visited } = openLobby({
      stored: { token: 'token-1' },
      path: '/pages/account/myWallet',
    });
    app.send(ready);
    await until('player');
    await waitFor(wallet, (snapshot) => snapshot.context.info !== null);
    session.send({ type: 'session.end' });
    await until('visitor');
    expect(calls).toContainEqual({ path: '/logout', bearer: 'Bearer token-1' });
    expect(kept.has('token')).toBe(false);
    expect(wallet.getSnapshot().context.info).toBeNull();
    expect(visited).toEqual([{ to: '/pages/index/index', replace: true }]);
  });
});

describe('a redirect', () => {
  test('leads from an entry address to the home of the device type (A9)', async () => {
    const phone = openLobby({ path: '/' });
    phone.app.send(ready);
    await waitFor(phone.launch, (snapshot) => snapshot.matches('live'));
    expect(phone.visited).toEqual([{ to: '/pages/index/index', replace: true }]);
    phone.app.stop();
    const desktop = openLobby({ path: '/pages/redirect/redirect', device: 'pc', stored: { deviceChoice: 'pc' } });
    desktop.app.send(ready);
    await waitFor(desktop.launch, (snapshot) => snapshot.matches('live'));
    expect(desktop.visited).toEqual([{ to: '/pages/desktop/index', replace: true }]);
  });

  test('relaunches once if the page was rendered for another device type', async () => {
    document.cookie = 'device=; Path=/; Max-Age=0';
    const { app, launch, reloads } = openLobby({ device: 'other', stored: { deviceChoice: 'pc' } });
    app.send(ready);
    await waitFor(launch, (snapshot) => snapshot.matches('relaunching'));
    expect(reloads).toEqual(['/']);
  });

  test('leads a visitor from a page for players to the login, and the wanted path survives a reload (A4)', async () => {
    const { app, until, visited, kept } = openLobby({ path: '/pages/account/myWallet/recharge' });
    app.send(ready);
    await until('visitor');
    expect(visited).toEqual([{ to: '/pages/login/accountLogin', replace: true }]);
    expect(JSON.parse(kept.get('resume.loginGuard') ?? '{}')).toMatchObject({
      fields: { wantedPath: '/pages/account/myWallet/recharge' },
    });
  });

  test('stores no grant of Facebook, if the session ended while the player was there (C9)', async () => {
    const path = `/pages/account/socialBinds?code=code-1&state=${'s'.repeat(43)}`;
    const { app, until, kept } = openLobby({ path });
    app.send(ready);
    await until('visitor');
    expect(JSON.parse(kept.get('resume.loginGuard') ?? '{}')).toMatchObject({
      fields: { wantedPath: '/pages/account/socialBinds' },
    });
    expect([...kept.values()].join(' ')).not.toMatch(/code-1|sss/);
  });

  test('uses a stored wanted path only if it is recent and of this lobby (A4)', () => {
    expect(wantedAfter(left('/pages/account/myWallet/recharge?amount=500'))).toBe(
      '/pages/account/myWallet/recharge?amount=500',
    );
    expect(wantedAfter(left('/pages/account/myWallet/recharge?amount=500', 31))).toBeNull();
    for (const foreign of [
      '//evil.test',
      'javascript:alert(1)',
      'https://evil.test/pages/index/index',
      '/pages/unknown',
      7,
      null,
    ])
      expect(wantedAfter(left(foreign))).toBeNull();
    expect(wantedAfter({ 'resume.loginGuard': '{"version":1' })).toBeNull();
    expect(
      wantedAfter({ 'resume.loginGuard': JSON.stringify({ version: 0, fields: { wantedPath: '/' } }) }),
    ).toBeNull();
  });

  test('to a foreign address leads to the entry address instead', () => {
    const { app, visited } = openLobby();
    const { navigator } = app.getSnapshot().children;
    navigator?.send({ type: 'navigation.requested', to: 'https://evil.test/' });
    navigator?.send({ type: 'navigation.requested', to: '/pages/index/gameDetail?id=17' });
    expect(visited).toEqual([
      { to: '/', replace: false },
      { to: '/pages/index/gameDetail?id=17', replace: false },
    ]);
  });
});

describe('a plain static host', () => {
  test('brings no site: launch requests it', async () => {
    const { app, launch } = openLobby({ hasSite: false });
    app.send(ready);
    await waitFor(launch, (snapshot) => snapshot.matches('live'));
    expect(launch.getSnapshot().context.site).toEqual(site);
  });

  test('whose API is down can be retried', async () => {
    const { app, launch, server } = openLobby({ hasSite: false, answers: { '/game/getWebsiteInfo': deadToken } });
    app.send(ready);
    await waitFor(launch, (snapshot) => snapshot.matches('unavailable'));
    server.answers['/game/getWebsiteInfo'] = usual['/game/getWebsiteInfo'];
    launch.send({ type: 'launch.retried' });
    await waitFor(launch, (snapshot) => snapshot.matches('live'));
  });
});
