import { createApiClient } from '../../src/api/client.js';
import { createOpener } from '../../src/api/envelope.js';
import { createRoot } from '../../src/app/boot/root.js';
import type { App } from '../../src/app/context.js';
import { ChunkStore } from '../../src/app/navigation/chunk-store.js';
import { pageChunks } from '../../src/app/pages.js';
import { PrefetchCache } from '../../src/effects/prefetch-cache.js';
import { createStore } from '../../src/effects/store.js';
import { TextStore } from '../../src/i18n/texts.js';
import { waitFor } from 'xstate';
import { site } from '../fixtures/entry/launch.spec.js';
import { defaultPreferences } from '../fixtures/entry/preferences.spec.js';

type LobbyOptions = {
  path?: string;
  stored?: Readonly<Record<string, string>>;
  device?: 'pc' | 'other';
  hasSite?: boolean;
  answers?: Readonly<Record<string, unknown>>;
};

export const user = { nickname: 'Joy', avatar: { name: '/art/a.svg', dominant: '#345' }, level: 3 };
export const balance = { balance: 50_000, currency: 'PHP', inGame: [], asOf: '2026-11-21T10:00:00.000Z' };
const home = {
  banners: [],
  bulletins: [],
  categories: [],
  hot: [],
  newest: [],
  byMaker: [],
  winners: [],
  bottomPicture: null,
};
export const usual: Readonly<Record<string, unknown>> = {
  '/getInfo': { code: 200, msg: 'OK', user },
  '/user/getBalanceInfo': { code: 200, msg: 'OK', data: balance },
  '/game/favorite/list': { code: 200, msg: 'OK', rows: [{ gameId: '17' }], total: 1 },
  '/game/history/list': { code: 200, msg: 'OK', rows: [], total: 0 },
  '/game/getWebsiteInfo': { code: 200, msg: 'OK', data: site },
  '/game/home': { code: 200, msg: 'OK', data: home },
  '/logout': { code: 200, msg: 'OK' },
};
export const deadToken = { code: 401, msg: 'Please log in' };

let running: App | null = null;
export const stopLobby = (): void => void running?.stop();

/** The whole lobby without React, over a storage and a server of the test. */
export function openLobby({
  path = '/pages/index/index',
  stored = {},
  device = 'other',
  hasSite = true,
  answers = {},
}: LobbyOptions = {}) {
  const kept = new Map(Object.entries(stored));
  const store = createStore(
    () =>
      ({
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, text: string) => void kept.set(name, text),
        removeItem: (name: string) => void kept.delete(name),
      }) as Storage,
  );
  const calls: { path: string; bearer: string | null }[] = [];
  const visited: { to: string; replace: boolean }[] = [];
  const reloads: string[] = [];
  const server = { answers: { ...usual, ...answers } };
  const api = createApiClient({
    baseUrl: 'https://lobby.test',
    token: () => app.getSnapshot().children.session?.getSnapshot().context.token ?? null,
    lang: () => 'en_US',
    notify: (event) => app.getSnapshot().children.requests?.send(event),
    keepBlocked: () => undefined,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      calls.push({ path: pathname, bearer: request.headers.get('Authorization') });
      return Response.json(server.answers[pathname] ?? { code: 10_404, msg: 'Not there' });
    },
  });
  const outside = {
    ...createOpener((failure) => app.getSnapshot().children.requests?.send({ type: 'requests.failed', failure })),
    api,
    prefetchCache: new PrefetchCache(
      () => 0,
      () => null,
    ),
    store,
    now: () => Date.parse('2026-11-21T10:00:00Z'),
    serverNow: () => Date.parse('2026-11-21T10:00:00Z'),
    newKey: () => '7d2f1a34-0000-4000-8000-000000000001',
    openWindow: () => true,
    guardBack: () => () => undefined,
    navigate: (to: string, { replace }: { replace: boolean }) => void visited.push({ to, replace }),
    reload: (to: string) => void reloads.push(to),
  };
  const start = {
    site: hasSite ? site : null,
    home: null,
    hint: 'visitor',
    preferences: { ...defaultPreferences, device },
    texts: {},
    answers: {},
  } as const;
  const app: App = createRoot({ start, path, outside, pages: new ChunkStore(new TextStore('en_US', {}), pageChunks) });
  running = app;
  app.start();
  const until = (visit: 'visitor' | 'player') => waitFor(app, (snapshot) => snapshot.matches({ visit }));
  const { session, balance: wallet, favorites, notices, launch, loginGuard, flows } = app.getSnapshot().children;
  if (!session || !wallet || !favorites || !notices || !launch || !loginGuard || !flows)
    throw new Error('a chart of the root is not there');
  return {
    app,
    until,
    calls,
    visited,
    reloads,
    kept,
    server,
    session,
    wallet,
    favorites,
    notices,
    launch,
    loginGuard,
    flows,
  };
}
