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
    absent: seesNothing,
    preparing: isOffered,
    suggesting: isOffered,
    offered: isOffered,
    asking: isWaiting,
    signing: isWaiting,
    sending: isWaiting,
    'failed.cancelled': says(/No passkey was used/),
    'failed.timedOut': says(/took too long/),
    'failed.unusable': says(/could not use a passkey/),
    'failed.unknown': says(/No longer works here/),
    'failed.locked': says(/Locked/),
    'failed.refused': says(/Too many tries/),
    'failed.lost': says(/No connection/),
    unavailable: (page) => {
      seesText('alert', /Not at this address/)(page);
      expect(page.queryByRole('button', { name })).toBeNull();
    },
    withdrawn: isOffered,
    loggedIn: isWaiting,
  },
};

describePaths(passkeyLoginMachine, passkeyLoginSpec, view);
