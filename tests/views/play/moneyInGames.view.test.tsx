import { expect, test } from 'vitest';
import { moneyInGamesMachine, type MoneyInGamesRef } from '../../../machines/play/moneyInGames.machine.js';
import { MoneyInGamesScreen } from '../../../src/screens/play/moneyInGames/Screen.js';
import { MoneyInGamesView, type MoneyInGamesViewProps } from '../../../src/screens/play/moneyInGames/View.js';
import { goingIn, left, moneyInGamesSpec } from '../../fixtures/play/moneyInGames.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressIfTaken, seesText, type Page } from '../../support/render.js';

const seesGame = ({ getByRole }: Page) => expect(getByRole('region', { name: 'Mango Moon' })).toBeTruthy();

/** Rows of several games may wait for the same reason. */
const isWaiting = ({ getAllByText }: Page) =>
  expect(getAllByText(/On its way back|on its way to the game|A round is still open/).length).toBeGreaterThan(0);

const view: View<typeof moneyInGamesMachine, Page> = {
  open: (ref) => openPage(<MoneyInGamesScreen moneyInGames={ref as MoneyInGamesRef} />),
  ...onPage,
  send: {
    'moneyInGames.takeBackRequested': pressIfTaken('Take the money back from Mango Moon'),
    'moneyInGames.takeAllRequested': pressIfTaken('Take everything back'),
    'moneyInGames.retried': press('Try again'),
    'page.hidden': 'outside',
    'page.shown': 'outside',
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Looking for money in games')).toBeTruthy(),
    unavailable: seesText('alert', /Your money is safe/),
    empty: ({ getByRole }) => {
      expect(getByRole('heading', { name: 'All your money is in your wallet' })).toBeTruthy();
      const addressOf = (name: string) => getByRole('link', { name }).getAttribute('href');
      expect(addressOf('To the games')).toBe('/pages/browser/browser');
      expect(addressOf('See the entries of games')).toBe('/pages/account/myWallet/walletDetail?type=games');
    },
    'shown.untouched': (page) => {
      seesGame(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'shown.resting': isWaiting,
    'shown.paused': isWaiting,
    'shown.refused': seesText('alert', /no longer here|No connection/),
    'shown.stale': seesText('alert', /out of date/),
    sending: seesGame,
    takingAll: ({ getAllByRole }) => expect(getAllByRole('region').length).toBeGreaterThan(0),
    'shown.refreshing': ({ getAllByRole }) => expect(getAllByRole('region').length).toBeGreaterThan(0),
  },
};

describePaths(moneyInGamesMachine, moneyInGamesSpec, view);

const nothing = () => undefined;
const shown: MoneyInGamesViewProps = {
  panel: 'shown',
  rows: [left],
  returned: [],
  locked: [],
  taken: null,
  isAllTaken: false,
  isBusy: false,
  isStale: false,
  problem: null,
  onTakeBack: nothing,
  onTakeAllBack: nothing,
  onRetry: nothing,
};

test('a row says the game, its maker, since when, and how much; it can be played on or taken back', () => {
  const { getByRole } = openPage(<MoneyInGamesView {...shown} />);
  const row = getByRole('region', { name: 'Mango Moon' });
  expect(row.textContent).toMatch(/Kasoy Works · since Nov 21.*₱\s320\.00.*left the game without an exit/);
  expect(getByRole('link', { name: 'Play on: Mango Moon' }).getAttribute('href')).toBe(
    '/pages/index/playingGame?session=S1',
  );
});

test('money on its way has its number and no button; an amount that is not known is a dash', () => {
  const { getByRole, queryByRole } = openPage(<MoneyInGamesView {...shown} rows={[goingIn]} />);
  const row = getByRole('region', { name: 'Mango Moon' });
  expect(row.textContent).toMatch(/–not known yet.*₱\s500\.00 is on its way to the game.*91aa02cc77/);
  expect(queryByRole('button', { name: /Take/ })).toBeNull();
});

test.each([
  ['until when it is known', '2026-11-21T12:00:00.000Z', /under maintenance until Nov 21/],
  ['without a time where none is known', null, /under maintenance\. Take the money back/],
])('maintenance is said %s, and the game cannot be played on', (_, maintenanceEndTime, text) => {
  const row = { ...left, maintenanceStatus: true, maintenanceEndTime };
  const { getByRole, queryByRole } = openPage(<MoneyInGamesView {...shown} rows={[row]} />);
  expect(getByRole('region', { name: 'Mango Moon' }).textContent).toMatch(text);
  expect(queryByRole('link', { name: /Play on/ })).toBeNull();
  expect(getByRole('button', { name: 'Take the money back from Mango Moon' })).toBeTruthy();
});

test('what came back is said, and nothing is said of an empty session', () => {
  const returned = [
    { sessionId: 'S1', gameName: 'Mango Moon', amount: 32_000 },
    { sessionId: 'S3', gameName: 'Dragon Fruit', amount: 0 },
  ];
  const { getByText, queryByText } = openPage(
    <MoneyInGamesView {...shown} panel="empty" rows={[]} returned={returned} />,
  );
  expect(getByText(/₱\s320\.00 from Mango Moon is back in your wallet/)).toBeTruthy();
  expect(queryByText(/Dragon Fruit/)).toBeNull();
});
