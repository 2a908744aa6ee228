import { expect } from 'vitest';
import { passkeyOfferMachine, type PasskeyOfferRef } from '../../../machines/account/passkeyOffer.machine.js';
import { PasskeyOfferScreen } from '../../../src/screens/account/passkeyOffer/Screen.js';
import { passkeyOfferSpec } from '../../fixtures/account/passkeyOffer.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressOrEscape, type Page } from '../../support/render.js';

const add = 'Add a passkey';
const seesNothing = ({ queryByRole }: Page) => expect(queryByRole('dialog')).toBeNull();
const seesOffer = (page: Page) => {
  const dialog = page.front();
  expect(dialog.getByRole('heading').textContent).toBe('Log in without a password?');
  for (const name of [add, 'Not now', "Don't ask again on this device"])
    expect(dialog.getByRole('button', { name }).getAttribute('aria-busy')).toBeNull();
};

const view: View<typeof passkeyOfferMachine, Page> = {
  open: (ref) => openPage(<PasskeyOfferScreen passkeyOffer={ref as PasskeyOfferRef} />),
  ...onPage,
  send: {
    'passkeyOffer.accepted': press(add),
    'passkeyOffer.skipped': pressOrEscape(/^(Not now|Done)$/),
    'passkeyOffer.declined': press("Don't ask again on this device"),
  },
  sees: {
    checking: seesNothing,
    preparing: seesNothing,
    'open.untouched': (page) => {
      seesOffer(page);
      expect(page.front().queryByRole('alert')).toBeNull();
    },
    'open.refused': (page) => {
      seesOffer(page);
      expect(page.front().getByRole('alert').textContent).toMatch(
        /No passkey was added|could not make a passkey|Look at your passkeys/,
      );
      // Only where a passkey may have been added after all.
      const list = page.front().queryByRole('link', { name: 'See your passkeys' })?.getAttribute('href') ?? null;
      const isUnknown = page.front().queryByText(/Look at your passkeys/) !== null;
      expect(list).toBe(isUnknown ? '/pages/account/passkeys' : null);
    },
    sending: (page) => expect(page.front().getByRole('button', { name: add }).getAttribute('aria-busy')).toBe('true'),
    added: (page) => {
      expect(page.front().getByRole('heading').textContent).toBe('Passkey added');
      expect(page.front().getByRole('link', { name: 'See your passkeys' }).getAttribute('href')).toBe(
        '/pages/account/passkeys',
      );
    },
    storing: (page) => expect(page.front().getByRole('heading').textContent).toBe('Log in without a password?'),
    ended: seesNothing,
  },
};

describePaths(passkeyOfferMachine, passkeyOfferSpec, view);
