import { act, cleanup, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { addressOf } from '../../machines/addresses.js';
import { AppContext, type AppContextValue } from '../../src/app/context.js';
import { RoutedPage } from '../../src/app/hosting/RoutedPage.js';
import { HistoryHandle } from '../../src/app/navigation/history.js';
import { LocationReporter } from '../../src/app/navigation/LocationReporter.js';
import { flowPage, type AnyPage } from '../../src/app/navigation/page.js';
import { ChunkStore } from '../../src/app/navigation/chunk-store.js';
import { TextStore } from '../../src/i18n/texts.js';
import { childrenOf } from '../../src/app/hosting/useLobby.js';
import { nextFrame } from '../support/next-frame.js';
import { openPage } from '../support/render.js';
import { openLobby, stopLobby } from './lobby.js';

const path = '/pages/forbidden/forbidden';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  stopLobby();
});

const storeOf = (included: Readonly<Record<string, AnyPage>>) =>
  new ChunkStore(
    new TextStore(
      'en_US',
      {},
      { './compiled/en_US.common.json': async () => ({}), './compiled/en_US.entry.json': async () => ({}) },
    ),
    {
      included,
      chunkOf: (at) => {
        const address = addressOf(at);
        return address && { ...address, load: async () => ({ Screen: () => <p>The page</p> }) };
      },
    },
  );

/** The lobby at an address, for a visitor or for a player. */
async function openAt(at: string, pages: AppContextValue['pages'], visit: 'visitor' | 'player' = 'visitor') {
  const lobby = openLobby({ path: at, ...(visit === 'player' ? { stored: { token: 'token-1' } } : {}) });
  lobby.app.send({ type: 'app.ready' });
  await lobby.until(visit);
  const outside = { store: { get: () => null } };
  const value = { app: lobby.app, pages, outside, history: new HistoryHandle() } as unknown as AppContextValue;
  const page = openPage(
    <AppContext value={value}>
      <LocationReporter />
      <RoutedPage />
    </AppContext>,
    { at },
  );
  return { ...lobby, page };
}

test('a page is shown when its code has loaded, even if the chart that loads it is in the same state before and after', async () => {
  const pages = storeOf({});
  await openAt(path, pages);
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(() => pages.load(path));
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

test('a link opens a loaded page with its flow, without a skeleton before; leaving the page ends the flow', async () => {
  const [home, next] = ['/pages/index/index', '/pages/browser/browser?id=7'];
  const rendered: string[] = [];
  const machine = setup({ types: {} as { input: string; context: { id: string } } }).createMachine({
    context: ({ input: id }) => ({ id }),
  });
  const catalogue = flowPage({
    machine: () => machine,
    input: ({ params }) => params['id'] ?? '',
    key: ({ id = '' }) => id,
    Screen: ({ params }) => {
      rendered.push(params['id'] ?? '');
      return <Link to={home}>Game {params['id']}</Link>;
    },
  });
  const pages = storeOf({
    home: { Screen: () => <Link to={next}>Home</Link> },
    catalogue: catalogue as unknown as AnyPage,
  });
  const { app, page } = await openAt(home, pages);
  act(() => screen.getByText('Home').click());
  expect(screen.queryByText('Loading')).toBeNull();
  await nextFrame();
  expect(screen.getByText('Game 7')).toBeTruthy();
  expect(new Set(rendered)).toEqual(new Set(['7']));
  expect([page.path(), app.getSnapshot().context.place.path]).toEqual([next, next]);
  expect(Object.keys(childrenOf(app.getSnapshot()).flows.getSnapshot().context.flows)).toEqual(['catalogue:7']);
  const flow = childrenOf(app.getSnapshot()).flows.getSnapshot().context.flows['catalogue:7'];
  expect(flow?.getSnapshot().status).toBe('active');
  act(() => screen.getByText('Game 7').click());
  await nextFrame();
  expect(screen.getByText('Home')).toBeTruthy();
  expect(flow?.getSnapshot().status).toBe('stopped');
  expect(childrenOf(app.getSnapshot()).flows.getSnapshot().context.flows).toEqual({});
});

test('an unknown address asks a visitor to log in, like every address that section 6 does not list (A6)', async () => {
  const { loginGuard, visited } = await openAt('/pages/unknown', storeOf({}));
  expect(screen.getByRole('heading', { name: 'Log in to see this' })).toBeTruthy();
  expect(screen.queryByText('This page does not exist')).toBeNull();
  expect(loginGuard.getSnapshot().context.wantedPath).toBe('/pages/unknown');
  expect(visited.map(({ to }) => to)).toContain('/pages/login/accountLogin');
});

test('an unknown address tells a player that the page does not exist', async () => {
  const { visited } = await openAt('/pages/unknown', storeOf({}), 'player');
  expect(screen.getByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
  expect(visited).toEqual([]);
});
