import { expect } from 'vitest';
import { forbiddenMachine, type ForbiddenRef } from '../../../machines/entry/forbidden.machine.js';
import { ForbiddenScreen } from '../../../src/screens/entry/forbidden/Screen.js';
import { forbiddenSpec } from '../../fixtures/entry/forbidden.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const isTrying = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBe('true');
const explains = seesText('alert', /cannot let you in/);

const view: View<typeof forbiddenMachine, Page> = {
  open: (ref) => openPage(<ForbiddenScreen forbidden={ref as ForbiddenRef} />),
  ...onPage,
  send: { 'forbidden.retried': press('Try again') },
  sees: {
    recalling: explains,
    shown: (page) => {
      explains(page);
      expect(page.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
        '/pages/account/contactInfomation',
      );
      const facts = page.queryByText('For customer service');
      if (facts) expect(page.getByText('/user-api/game/home')).toBeTruthy();
    },
    missing: ({ queryByRole, getByRole }) => {
      expect(queryByRole('alert')).toBeNull();
      expect(getByRole('heading', { name: 'You can use the lobby' })).toBeTruthy();
      expect(getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/pages/index/index');
    },
    checking: isTrying,
    allowed: isTrying,
  },
};

describePaths(forbiddenMachine, forbiddenSpec, view);
