import { createActor } from 'xstate';
import { expect } from 'vitest';
import { loginGuardMachine } from '../../../machines/access/loginGuard.machine.js';
import { sessionMachine } from '../../../machines/access/session.machine.js';
import { accountMachine, type AccountRef } from '../../../machines/account/account.machine.js';
import { preferencesMachine } from '../../../machines/entry/preferences.machine.js';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { AccountScreen } from '../../../src/screens/account/account/Screen.js';
import { accountSpec } from '../../fixtures/account/account.spec.js';
import { defaultPreferences } from '../../fixtures/entry/preferences.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, type Page } from '../../support/render.js';

/** A player whose name has not been loaded yet: the page shows everything that the chart needs. */
const session = createActor(sessionMachine, {
  snapshot: sessionMachine.resolveState({
    value: { player: 'anonymous' },
    context: { hint: 'player', token: 't', profile: null, user: null, endReason: null },
  }),
  input: { hint: 'player' },
});
const balance = createActor(balanceMachine).start();
const preferences = createActor(preferencesMachine, {
  input: defaultPreferences,
}).start();
const loginGuard = createActor(loginGuardMachine, { input: { device: 'other', wantedPath: null } }).start();

const dialog = (title: string) => (page: Page) =>
  expect(page.front().getByRole('heading', { name: title })).toBeTruthy();

const view: View<typeof accountMachine, Page> = {
  open: (ref) =>
    openPage(
      <AccountScreen
        account={ref as AccountRef}
        session={session}
        balance={balance}
        preferences={preferences}
        loginGuard={loginGuard}
        hasPixel
        unread={2}
      />,
    ),
  ...onPage,
  send: {
    'account.languageOpened': press(/^Language/),
    'account.layoutOpened': press(/^Layout/),
    'account.logoutRequested': press(/^Log out/),
    'account.logoutConfirmed': press('Log out'),
    'account.closed': press(/Close|Keep this one|Stay/),
  },
  sees: {
    browsing: ({ queryByRole, getByRole }) => {
      expect(queryByRole('dialog') ?? queryByRole('alertdialog')).toBeNull();
      expect(getByRole('link', { name: /Deposit/ })).toBeTruthy();
    },
    choosingLanguage: (page) => {
      dialog('Language')(page);
      expect(page.front().getByRole('button', { name: 'ไทย' })).toBeTruthy();
    },
    askingLayout: dialog('Switch the layout?'),
    askingLogout: dialog('Log out?'),
  },
};

describePaths(accountMachine, accountSpec, view);
