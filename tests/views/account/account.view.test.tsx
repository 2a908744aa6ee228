import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { loginGuardMachine } from '../../../machines/access/loginGuard.machine.js';
import { sessionMachine } from '../../../machines/access/session.machine.js';
import { accountMachine, type AccountRef } from '../../../machines/account/account.machine.js';
import { addressOf } from '../../../machines/addresses.js';
import { preferencesMachine } from '../../../machines/entry/preferences.machine.js';
import type { SiteInfo, User } from '../../../machines/vocabulary.js';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { AccountScreen, type AccountScreenProps } from '../../../src/screens/account/account/Screen.js';
import { accountSpec } from '../../fixtures/account/account.spec.js';
import { site } from '../../fixtures/entry/launch.spec.js';
import { defaultPreferences } from '../../fixtures/entry/preferences.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressOrEscape, seesText, type Page } from '../../support/render.js';

const marisol: User = {
  userId: '7',
  username: 'marisol',
  nickname: 'Marisol',
  phone: '0917•••4567',
  avatar: { name: 'avatar-1.a1', dominant: '#3a2a6b' },
  avatarUrl: null,
  realname: '',
  gender: 'unknown',
  birthday: null,
  email: '',
  level: 3,
  levelName: 'Gold',
  language: 'en_US',
  createTime: '2024-02-03T01:00:00.000Z',
};
const sessionIn = (value: 'visitor' | { player: 'anonymous' | 'named' }, user: User | null = null) =>
  createActor(sessionMachine, {
    snapshot: sessionMachine.resolveState({
      value,
      context: { hint: 'player', token: 't', profile: null, user, endReason: null, isByPassword: false },
    }),
    input: { hint: 'player' },
  });
const balance = createActor(balanceMachine).start();
const preferences = createActor(preferencesMachine, { input: defaultPreferences }).start();
const loginGuard = createActor(loginGuardMachine, { input: { device: 'other', wantedPath: null } }).start();

const screen = (account: AccountRef, changes: Partial<AccountScreenProps> = {}) => (
  <AccountScreen
    account={account}
    session={sessionIn({ player: 'named' }, marisol)}
    balance={balance}
    preferences={preferences}
    loginGuard={loginGuard}
    site={site}
    app={null}
    unread={2}
    {...changes}
  />
);
const startAccount = (): AccountRef => createActor(accountMachine, { input: { hasSchedule: true } }).start();

const view: View<typeof accountMachine, Page> = {
  open: (ref) => openPage(screen(ref as AccountRef)),
  ...onPage,
  send: {
    'session.loggedIn': 'outside',
    'session.absent': 'outside',
    'account.levelRetried': press('Try again'),
    'account.logoutRequested': press(/^Log out/),
    'account.logoutConfirmed': press('Log out'),
    'account.closed': pressOrEscape('Stay'),
  },
  sees: {
    'question.hidden': ({ queryByRole, getByRole }) => {
      expect(queryByRole('alertdialog')).toBeNull();
      expect(getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/pages/account/myWallet/cashout');
    },
    'question.confirming': (page) => expect(page.front().getByRole('heading', { name: 'Log out?' })).toBeTruthy(),
    'level.hidden': ({ queryByRole }) => expect(queryByRole('progressbar')).toBeNull(),
    'level.loading': ({ getByText }) => expect(getByText('Loading your level')).toBeTruthy(),
    'level.shown': ({ queryByText }) =>
      expect(queryByText('To level 4 · Pearl') ?? queryByText('You have the highest level.')).toBeTruthy(),
    'level.unavailable': seesText('alert', /next level could not be loaded/),
  },
};

describePaths(accountMachine, accountSpec, view);

const linksOf = ({ getAllByRole }: Page) => getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

test('a player sees who the account belongs to, since when, and how many messages are unread', () => {
  const page = openPage(screen(startAccount()));
  for (const text of ['Marisol', '0917•••4567', 'Member since Feb 3, 2024', 'Level 3 · Gold', '2 unread'])
    expect(page.getByText(text)).toBeTruthy();
});

test('the phone number of an account that was opened by Facebook is left out, not shown empty', () => {
  const page = openPage(screen(startAccount(), { session: sessionIn({ player: 'named' }, { ...marisol, phone: '' }) }));
  expect(page.queryByText('0917•••4567')).toBeNull();
});

test('every link of the page leads to a page of the lobby', () => {
  const own = linksOf(openPage(screen(startAccount()))).filter((href) => href.startsWith('/'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((href) => addressOf(href) === null)).toEqual([]);
  expect(own).toContain('/pages/account/myInfomation');
  // By its language, and by its colours.
  expect(own.filter((href) => href === '/pages/account/settings')).toHaveLength(2);
});

test('a visitor sees what an account gives, and only links that work without one', () => {
  const page = openPage(screen(startAccount(), { session: sessionIn('visitor') }));
  expect(page.getByText('Deposits, withdrawals to your bank card, and every bill')).toBeTruthy();
  expect(page.getByRole('button', { name: 'Sign up' })).toBeTruthy();
  expect(page.queryByRole('button', { name: /^Log out/ })).toBeNull();
  const own = linksOf(page).filter((href) => href.startsWith('/'));
  expect(own.filter((href) => addressOf(href)?.isPublic !== true)).toEqual([]);
});

test("the site's pages elsewhere and its app are links, where the site has them", () => {
  const sited: SiteInfo = {
    ...site,
    tiktokLink: 'https://tiktok.example/paraw',
    facebookLink: 'http://plain.example/',
  };
  const page = openPage(
    screen(startAccount(), { site: sited, app: { href: 'https://files.example/app.apk', host: 'files.example' } }),
  );
  expect(page.getByRole('link', { name: 'TikTok' }).getAttribute('rel')).toBe('noopener');
  expect(page.queryByRole('link', { name: 'Facebook' })).toBeNull();
  expect(page.getByRole('link', { name: 'Get the Android app' }).getAttribute('href')).toBe(
    'https://files.example/app.apk',
  );
  expect(page.getByText('From files.example')).toBeTruthy();
});

test('after a logout the page starts again at what a visitor can do, with the focus there', async () => {
  const player = sessionIn({ player: 'named' }, marisol);
  const visitor = sessionIn('visitor');
  const account = startAccount();
  function Leaving() {
    const [isOver, setOver] = useState(false);
    return (
      <>
        {screen(account, { session: isOver ? visitor : player })}
        <button onClick={() => setOver(true)}>The session ends</button>
      </>
    );
  }
  const page = openPage(<Leaving />);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await press('The session ends')(page);
  const step = document.activeElement;
  expect(step?.contains(page.getByRole('button', { name: 'Log in' }))).toBe(true);
  expect(step?.contains(page.getByRole('heading', { level: 1 }))).toBe(false);
  expect(scroll.mock.contexts).toContain(step);
});

test('a visitor who opens the page keeps the focus where it is', () => {
  openPage(screen(startAccount(), { session: sessionIn('visitor') }));
  expect(document.activeElement).toBe(document.body);
});

test('a visitor logs in or signs up by the login guard', async () => {
  const page = openPage(screen(startAccount(), { session: sessionIn('visitor') }));
  const send = vi.spyOn(loginGuard, 'send').mockImplementation(() => undefined);
  await press('Log in')(page);
  await press('Sign up')(page);
  expect(send.mock.calls).toEqual([
    [{ type: 'loginGuard.tabChosen', tab: 'accountLogin' }],
    [{ type: 'loginGuard.tabChosen', tab: 'signUp' }],
  ]);
  send.mockRestore();
});

test('a name that could not be loaded is asked for again', async () => {
  const session = sessionIn({ player: 'anonymous' });
  const send = vi.spyOn(session, 'send').mockImplementation(() => undefined);
  const page = openPage(screen(startAccount(), { session }));
  await page.user.click(page.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  expect(send.mock.calls).toEqual([[{ type: 'session.refresh' }]]);
});

test.each(['pc', 'other'] as const)('on %s the wallet and the withdrawal are one press away, once each', (device) => {
  const links = linksOf(openPage(screen(startAccount()), { site: { device } }));
  for (const way of ['/pages/account/myWallet', '/pages/account/myWallet/cashout'])
    expect(links.filter((href) => href === way)).toHaveLength(1);
});
