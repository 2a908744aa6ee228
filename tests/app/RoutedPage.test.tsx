import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { flowPage } from '../../src/app/page.js';
import { HostContext, type Host } from '../../src/app/host.js';
import { PageStore } from '../../src/app/page-store.js';
import { RoutedPage } from '../../src/app/RoutedPage.js';
import { Router } from '../../src/app/router.js';
import { RouterBridge } from '../../src/app/RouterBridge.js';
import { routeOf } from '../../src/app/routes.js';
import { TextStore } from '../../src/i18n/texts.js';
import { Link } from '../../src/ui/link/Link.js';
import { NavigatorContext } from '../../src/ui/link/navigator.js';
import { present } from '../support/present.js';
import { openPage } from '../support/render.js';
import { openLobby, stopLobby } from './lobby.js';

const path = '/pages/forbidden/forbidden';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  stopLobby();
});

/** The lobby at an address whose page is not here, and whose load chart rests: it has begun nothing, or is through with it. */
async function openEmpty() {
  const { app, until } = openLobby({ path });
  app.send({ type: 'app.ready' });
  await until('visitor');
  vi.spyOn(present(routeOf(path), 'the route'), 'load').mockResolvedValue({ Screen: () => <p>The page</p> });
  const pages = new PageStore(
    new TextStore(
      'en_US',
      {},
      { './compiled/en_US.common.json': async () => ({}), './compiled/en_US.entry.json': async () => ({}) },
    ),
  );
  openAt(path, { app, pages, outside: {} });
  return pages;
}

/** The page of an address, and the way to others. */
function openAt(at: string, host: object) {
  const router = new Router(new URL(at, 'http://lobby'));
  openPage(
    <HostContext value={{ ...host, router } as unknown as Host}>
      <NavigatorContext value={router}>
        <RouterBridge />
        <RoutedPage />
      </NavigatorContext>
    </HostContext>,
    { at },
  );
}

test('a page is shown when it arrives, also when the chart that loads it looks the same before and after', async () => {
  const pages = await openEmpty();
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(() => pages.load(path));
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

test('a page that was drawn ahead is opened with its flow, and not drawn again', async () => {
  const [home, next] = ['/pages/index/index', '/pages/browser/browser?id=7'];
  const drawn: string[] = [];
  const ended: string[] = [];
  const machine = setup({ types: {} as { input: string; context: { id: string } } }).createMachine({
    context: ({ input: id }) => ({ id }),
    exit: ({ context }) => void ended.push(context.id),
  });
  const page = flowPage({
    machine: () => machine,
    input: ({ params }) => params['id'] ?? '',
    key: ({ id = '' }) => id,
    Screen: ({ params }) => {
      drawn.push(params['id'] ?? '');
      return <p>Game {params['id']}</p>;
    },
  });
  const { app, until } = openLobby({ path: home });
  app.send({ type: 'app.ready' });
  await until('visitor');
  const homePage = { Screen: () => <Link to={next}>Home</Link> };
  const pages = {
    get: (address: string) => (address.startsWith('/pages/browser/browser') ? page : homePage),
    isLoaded: () => true,
    subscribe: () => () => undefined,
  };
  openAt(home, { app, pages, outside: { store: { get: () => null } } });
  act(() => app.send({ type: 'flow.readied', name: 'catalogue:7', path: next, logic: machine, input: '7' }));
  const waiting = screen.getByText('Game 7');
  expect(waiting.closest('[inert]')).toBeTruthy();
  const before = drawn.length;
  act(() => screen.getByText('Home').click());
  expect(screen.getByText('Game 7')).toBe(waiting);
  expect(waiting.closest('[inert]')).toBeNull();
  expect(drawn).toHaveLength(before);
  expect(app.getSnapshot().context).toMatchObject({
    flows: { 'catalogue:7': expect.anything() as unknown },
    ready: {},
  });
  expect(ended).toEqual([]);
});
