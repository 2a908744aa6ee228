import { expect } from 'vitest';
import { passkeyLoginMachine, type PasskeyLoginRef } from '../../../machines/access/passkeyLogin.machine.js';
import { PasskeyLoginScreen } from '../../../src/screens/access/passkeyLogin/Screen.js';
import { passkeyLoginSpec } from '../../fixtures/access/passkeyLogin.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const name = 'Log in with a passkey';
const seesNothing = ({ queryByRole }: Page) => {
  expect(queryByRole('button', { name })).toBeNull();
  expect(queryByRole('alert')).toBeNull();
};
const isOffered = ({ getByRole, queryByRole }: Page) => {
  expect(getByRole('button', { name }).getAttribute('aria-busy')).toBeNull();
  expect(queryByRole('alert')).toBeNull();
};
const isWaiting = ({ getByRole }: Page) => expect(getByRole('button', { name }).getAttribute('aria-busy')).toBe('true');
/** The reason, with a button that tries again. */
const says = (words: RegExp) => (page: Page) => {
  seesText('alert', words)(page);
  expect(page.getByRole('button', { name }).getAttribute('aria-busy')).toBeNull();
};

const view: View<typeof passkeyLoginMachine, Page> = {
  open: (ref) => openPage(<PasskeyLoginScreen passkeyLogin={ref as PasskeyLoginRef} />),
  ...onPage,
  send: {
    'passkeyLogin.pressed': press(name),
    'passkeyLogin.withdrawn': 'outside',
    'passkeyLogin.restored': 'outside',
  },
  sees: {
    notOffered: seesNothing,
    preparing: isOffered,
    suggesting: isOffered,
    offered: isOffered,
    loading: isWaiting,
    signing: isWaiting,
    sending: isWaiting,
    'stopped.cancelled': says(/No passkey was used/),
    'stopped.expired': says(/took too long/),
    'stopped.unusable': says(/could not use a passkey/),
    'stopped.missing': says(/No longer works here/),
    'stopped.locked': says(/Locked/),
    'stopped.refused': says(/Too many tries/),
    'stopped.unanswered': says(/No connection/),
    blocked: (page) => {
      seesText('alert', /Not at this address/)(page);
      expect(page.queryByRole('button', { name })).toBeNull();
    },
    paused: isOffered,
    loggedIn: isWaiting,
  },
};

describePaths(passkeyLoginMachine, passkeyLoginSpec, view);
