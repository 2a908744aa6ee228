import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HostContext, type Host } from '../../src/app/host.js';
import { PageStore } from '../../src/app/page-store.js';
import { RoutedPage } from '../../src/app/RoutedPage.js';
import { routeOf } from '../../src/app/routes.js';
import { TextStore } from '../../src/i18n/texts.js';
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
  const pages = new PageStore(new TextStore('en_US', {}, { './compiled/en_US.common.json': async () => ({}), './compiled/en_US.entry.json': async () => ({}) }));
  openPage(
    <HostContext value={{ app, pages, outside: {} } as unknown as Host}>
      <RoutedPage />
    </HostContext>,
    { at: path },
  );
  return pages;
}

test('a page is shown when it arrives, also when the chart that loads it looks the same before and after', async () => {
  const pages = await openEmpty();
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(() => pages.load(path));
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});
