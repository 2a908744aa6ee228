import { expect } from 'vitest';
import { socialBindsMachine, type SocialBindsRef } from '../../../machines/account/socialBinds.machine.js';
import { SocialBindsScreen } from '../../../src/screens/account/socialBinds/Screen.js';
import { socialBindsSpec } from '../../fixtures/account/socialBinds.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressOrEscape, seesText, type Page } from '../../support/render.js';

const start = <button type="button">To Facebook</button>;
const unlink = { name: 'Unlink Facebook' } as const;

const seesUnbound = ({ getByRole, queryByRole }: Page) => {
  expect(getByRole('listitem').textContent).toContain('Not linked');
  expect(getByRole('button', { name: 'To Facebook' })).toBeTruthy();
  expect(queryByRole('button', unlink)).toBeNull();
};
const seesBound = ({ getByRole, queryByRole }: Page) => {
  expect(getByRole('listitem').textContent).toContain('Linked as Tala Rivera since Nov 21');
  expect(getByRole('button', unlink)).toBeTruthy();
  expect(queryByRole('button', { name: 'To Facebook' })).toBeNull();
};
const isWaiting = ({ getByRole }: Page) => expect(getByRole('button', unlink).getAttribute('aria-busy')).toBe('true');
const isLoading = ({ getByText }: Page) => expect(getByText('Loading your linked accounts')).toBeTruthy();

const view: View<typeof socialBindsMachine, Page> = {
  open: (ref) => openPage(<SocialBindsScreen socialBinds={ref as SocialBindsRef} start={start} />),
  ...onPage,
  send: {
    'socialBinds.unbindAsked': press('Unlink Facebook'),
    'socialBinds.unbindConfirmed': press('Unlink'),
    'socialBinds.closed': pressOrEscape('Keep it linked'),
    'socialBinds.retried': press(/Try again|Look again/),
  },
  sees: {
    recalling: isLoading,
    binding: ({ getByText }) => expect(getByText('Linking Facebook')).toBeTruthy(),
    loading: isLoading,
    unavailable: seesText('alert', /could not be loaded/),
    notOffered: ({ getByText, queryByRole }) => {
      expect(getByText('No account can be linked on this site.')).toBeTruthy();
      expect(queryByRole('button', { name: 'To Facebook' })).toBeNull();
    },
    'unbound.untouched': (page) => {
      seesUnbound(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'unbound.refused': (page) => {
      seesUnbound(page);
      seesText('alert', /linked to another player|canceled|No connection/)(page);
    },
    'bound.untouched': (page) => {
      seesBound(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'bound.onlyWayIn': (page) => {
      seesBound(page);
      seesText('alert', /only way to log in/)(page);
      expect(page.getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe(
        '/pages/login/bindPhone',
      );
    },
    'bound.refused': (page) => {
      seesBound(page);
      seesText('alert', /Too many tries|No connection/)(page);
    },
    confirming: (page) => expect(page.front().getByRole('heading').textContent).toBe('Unlink Facebook?'),
    unbinding: isWaiting,
    'unknown.tracing': isWaiting,
    'unknown.unanswered': seesText('alert', /may be unlinked already/),
  },
};

describePaths(socialBindsMachine, socialBindsSpec, view);
