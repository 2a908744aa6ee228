import { createIntl, defineMessages, type MessageDescriptor } from 'react-intl';
import { addresses, addressOf } from '../../machines/addresses.js';
import type { Locale } from '../../machines/vocabulary.js';
import type { Texts } from './texts.js';

/** The headings of the pages that search engines list; src/app/shell/PageTitle.tsx reads the same ones from the pages. */
const titles: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  catalogue: { id: 'common.categories', defaultMessage: 'Categories' },
  promotions: { id: 'common.promotions', defaultMessage: 'Promotions' },
  myGames: { id: 'common.myGames', defaultMessage: 'My games' },
  account: { id: 'common.account', defaultMessage: 'Account' },
  winners: { id: 'winners.title', defaultMessage: 'Top 20 winners' },
  agreement: { id: 'common.termsOfUse', defaultMessage: 'Terms of use' },
  contact: { id: 'common.contactUs', defaultMessage: 'Contact us' },
  settings: { id: 'common.settings', defaultMessage: 'Settings' },
  login: { id: 'login.welcome', defaultMessage: 'Welcome back' },
  smsLogin: { id: 'smsLogin.title', defaultMessage: 'Log in by SMS' },
  signUp: { id: 'signUp.title', defaultMessage: 'Sign up' },
  resetPassword: { id: 'resetPassword.title', defaultMessage: 'Reset password' },
  lost: { id: 'shell.notFound.title', defaultMessage: 'This page does not exist' },
});

/** What search engines and link previews say of these pages. Home has no heading of its own: its title is the site's. */
const descriptions: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  home: {
    id: 'head.home',
    defaultMessage:
      '{site}: slots, card and table games, fishing and sports in one lobby. Play, deposit and withdraw on your phone.',
  },
  catalogue: {
    id: 'head.catalogue',
    defaultMessage:
      'All games of {site} by category, maker and feature: slots, card and table games, fishing and sports.',
  },
  promotions: {
    id: 'head.promotions',
    defaultMessage: 'The current promotions of {site}: what each of them gives, its conditions and how long it runs.',
  },
  myGames: {
    id: 'head.myGames',
    defaultMessage: 'Your favorites, the games that you liked and those that you played last on {site}, in one place.',
  },
  account: {
    id: 'head.account',
    defaultMessage: 'Your account on {site}: balance, messages, bonuses, settings and help.',
  },
  winners: {
    id: 'head.winners',
    defaultMessage: 'The 20 winners of the largest amounts on {site}: of the day, the week and the month.',
  },
  agreement: { id: 'head.agreement', defaultMessage: 'The terms of use and the privacy notice of {site}.' },
  contact: { id: 'head.contact', defaultMessage: 'How to reach the customer service of {site}.' },
  settings: { id: 'head.settings', defaultMessage: 'Language, colors, layout and data use of {site} on this device.' },
  login: { id: 'head.login', defaultMessage: 'Log in to {site} with your password, a passkey or a code by SMS.' },
  smsLogin: {
    id: 'head.smsLogin',
    defaultMessage: 'Log in to {site} without a password: we send a code to your phone by SMS.',
  },
  signUp: { id: 'head.signUp', defaultMessage: 'Sign up at {site} with your phone number in about a minute.' },
  resetPassword: {
    id: 'head.resetPassword',
    defaultMessage: 'Forgotten your password for {site}? Set a new one with a code that we send to your phone.',
  },
});

const compiled = import.meta.glob<Texts>('./compiled/*.head.json', { import: 'default', eager: true });

/**
 * `listed` is null for what search engines shall not list: pages for players, unknown addresses, and the pages to which only
 * another company leads (the end of a payment, of a game, of a login with Facebook). `path`: the one address of a page that
 * has several.
 */
export type Head = { title: string; listed: { path: string; description: string } | null };

type Names = { websiteName: string; documentTitle: string };

/** Title and description of the page at a path, in a language. */
export function headAt(path: string, locale: Locale, { websiteName, documentTitle }: Names): Head {
  const intl = createIntl({
    locale: locale.replace('_', '-'),
    messages: compiled[`./compiled/${locale}.head.json`] ?? {},
  });
  // Without the marks where a line may end: see phrases.ts.
  const text = (message: MessageDescriptor) =>
    intl.formatMessage(message, { site: websiteName }).replaceAll('\u200B', '');
  const name = addressOf(path)?.name ?? 'lost';
  const [title, description, main] = [titles[name], descriptions[name], mainPathOf(name)];
  return {
    title: title ? `${text(title)} · ${documentTitle}` : documentTitle,
    listed: description && main !== undefined ? { path: main, description: text(description) } : null,
  };
}

/** The addresses of the pages that search engines list, each page once. */
export const listedPaths = (): readonly string[] => Object.keys(descriptions).flatMap((name) => mainPathOf(name) ?? []);

const mainPathOf = (wanted: string): string | undefined =>
  addresses.find(({ name, isEntry }) => name === wanted && !isEntry)?.path;
