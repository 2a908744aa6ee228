import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AppContext } from '../../src/app/context.js';
import { HistoryHandle } from '../../src/app/navigation/history.js';
import { LocationReporter } from '../../src/app/navigation/LocationReporter.js';
import { ChunkStore } from '../../src/app/navigation/chunk-store.js';
import { pageChunks } from '../../src/app/pages.js';
import { TextStore } from '../../src/i18n/texts.js';
import { waitingForm } from '../support/fakes.js';
import { present } from '../support/present.js';
import { openLobby, stopLobby } from './lobby.js';

afterEach(() => {
  cleanup();
  stopLobby();
});

function openAt(path: string) {
  const { app } = openLobby({ path });
  app.send({ type: 'app.ready' });
  const texts = new TextStore('en_US', {});
  const context = { app, texts, pages: new ChunkStore(texts, pageChunks), outside: null, history: new HistoryHandle() };
  render(
    <AppContext value={context}>
      <MemoryRouter initialEntries={[path]}>
        <LocationReporter />
        <input aria-label="Amount" />
        <Link to="/pages/login/codeLogin">SMS code</Link>
        <Link to={`${path}?inviteCode=ABC123`}>Same page</Link>
      </MemoryRouter>
    </AppContext>,
  );
  const { flows, preferences } = app.getSnapshot().children;
  return {
    app,
    flows: present(flows, 'flows'),
    preferences: present(preferences, 'preferences'),
    user: userEvent.setup(),
  };
}

test('the root learns each new address with its query', async () => {
  const { app, user } = openAt('/pages/login/accountLogin');
  await user.click(screen.getByRole('link', { name: 'Same page' }));
  expect(app.getSnapshot().context.place.path).toBe('/pages/login/accountLogin?inviteCode=ABC123');
});

test('another page closes the language dialog, other parameters of the same page do not', async () => {
  const { preferences, user } = openAt('/pages/login/accountLogin');
  preferences.send({ type: 'preferences.languageOpened' });
  await user.click(screen.getByRole('link', { name: 'Same page' }));
  expect(preferences.getSnapshot().matches('open')).toBe(true);
  await user.click(screen.getByRole('link', { name: 'SMS code' }));
  expect(preferences.getSnapshot().matches('shown')).toBe(true);
});

test('an open form counts as typed from the first key on', async () => {
  const { flows, user } = openAt('/pages/login/accountLogin');
  flows.send({ type: 'flows.entered', name: 'deposit', logic: waitingForm(), input: null });
  await user.click(screen.getByRole('textbox', { name: 'Amount' }));
  expect(flows.getSnapshot().context.typed).toEqual([]);
  await user.keyboard('5');
  expect(flows.getSnapshot().context.typed).toEqual(['deposit']);
});
