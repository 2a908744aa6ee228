import { describe, expect } from 'vitest';
import { contactMachine, type ContactRef } from '../../../machines/account/contact.machine.js';
import { ContactScreen } from '../../../src/screens/account/contact/Screen.js';
import { ContactPart } from '../../../src/screens/account/contact/Part.js';
import { contactSpec } from '../../fixtures/account/contact.spec.js';
import { site as siteInfo } from '../../fixtures/entry/launch.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const site = {
  ...siteInfo,
  tiktokLink: 'https://social.example/paraw',
  facebookLink: 'javascript:alert(1)',
  youtubeLink: '',
};

const view: View<typeof contactMachine, Page> = {
  open: (ref) => openPage(<ContactScreen contact={ref as ContactRef} site={site} />),
  ...onPage,
  send: { 'contact.retried': press('Try again') },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the contacts')).toBeTruthy(),
    shown: ({ getByRole, getByText, queryByRole }) => {
      expect(getByRole('link', { name: 'help@paraw.example' }).getAttribute('href')).toBe('mailto:help@paraw.example');
      expect(getByRole('link', { name: 'Talk to us' }).getAttribute('rel')).toBe('noopener');
      expect(getByText('Every day, 08:00–24:00')).toBeTruthy();
      expect(queryByRole('link', { name: /Every day/ })).toBeNull();
      expect(getByRole('link', { name: /^Help and feedback/ }).getAttribute('href')).toBe('/pages/account/contactUs');
    },
    empty: ({ getByRole }) =>
      expect(getByRole('link', { name: 'To the lobby' }).getAttribute('href')).toBe('/pages/index/index'),
    unavailable: (page) => {
      seesText('alert', /did not load/)(page);
      expect(page.getByRole('link', { name: 'TikTok' }).getAttribute('rel')).toBe('noopener');
      expect(page.queryByRole('link', { name: /Facebook|YouTube/ })).toBeNull();
    },
  },
};

describePaths(contactMachine, contactSpec, view);

const part: View<typeof contactMachine, Page> = {
  ...view,
  open: (ref) => openPage(<ContactPart contact={ref as ContactRef} />),
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the contacts')).toBeTruthy(),
    shown: ({ getByRole, getByText }) => {
      expect(getByRole('link', { name: 'help@paraw.example' })).toBeTruthy();
      expect(getByText('Every day, 08:00–24:00')).toBeTruthy();
    },
    // The questions and the form below are the way on.
    empty: ({ queryByRole }) => expect(queryByRole('list')).toBeNull(),
    unavailable: seesText('alert', /did not load/),
  },
};
describe('as a part of help and feedback', () => describePaths(contactMachine, contactSpec, part));
