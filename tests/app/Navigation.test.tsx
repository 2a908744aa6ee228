import { afterEach, expect, test } from 'vitest';
import { AppContext, type AppContextValue } from '../../src/app/context.js';
import { Rail } from '../../src/app/shell/Navigation.js';
import { openPage } from '../support/render.js';
import { openLobby, stopLobby } from './lobby.js';

afterEach(stopLobby);

test('each link of the rail leads to the page of its name', () => {
  const { app } = openLobby({ device: 'pc' });
  const page = openPage(
    <AppContext value={{ app } as unknown as AppContextValue}>
      <Rail />
    </AppContext>,
  );
  const addressOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Account')).toBe('/pages/account/account');
  expect(addressOf('Settings')).toBe('/pages/account/settings');
});
