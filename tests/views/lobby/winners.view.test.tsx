import { expect, test } from 'vitest';
import { winnersMachine, type WinnersRef } from '../../../machines/lobby/winners.machine.js';
import { WinnersScreen } from '../../../src/screens/lobby/winners/Screen.js';
import { WinnersView } from '../../../src/screens/lobby/winners/View.js';
import { winnersOf } from '../../fixtures/lobby/games.js';
import { winnersSpec } from '../../fixtures/lobby/winners.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesAll, seesLink, seesText, type Page } from '../../support/render.js';

const rows = ({ queryAllByRole }: Page) => queryAllByRole('listitem').length;
const place = ({ queryByRole }: Page) => queryByRole('region', { name: 'Your highest win' });
/** The place is not shown where the whole page says that it could not be loaded. */
const hasList = ({ queryByRole }: Page) => queryByRole('heading', { name: 'The winners could not be loaded' }) === null;
const opened: { current: WinnersRef | null } = { current: null };

const isBroken = () =>
  opened.current?.getSnapshot().matches({ list: 'unavailable' }) ||
  opened.current?.getSnapshot().matches({ list: 'stale' });

const view: View<typeof winnersMachine, Page> = {
  open: (ref) => {
    opened.current = ref as WinnersRef;
    return openPage(<WinnersScreen winners={ref as WinnersRef} />);
  },
  ...onPage,
  send: {
    'winners.addressed': 'outside',
    // The button belongs to the list; the own place alone has none.
    'winners.retried': async (page, _, { send }) => (isBroken() ? press('Try again')(page) : send()),
    'session.loggedIn': 'outside',
    'session.absent': 'outside',
    'page.shown': 'outside',
  },
  sees: {
    'list.loading': ({ getByText }) => expect(getByText('Loading the winners')).toBeTruthy(),
    'list.unavailable': seesText('alert', /winners could not be loaded/),
    'list.shown': (page) => expect(rows(page)).toBeGreaterThan(0),
    'list.empty': seesAll(seesText('heading', /Nobody has won/), seesLink('Look for games', '/pages/browser/browser')),
    // The rows of the last load, or the sentence that there are none, and no skeleton over them.
    'list.refreshing': (page) => {
      expect(page.queryByText('Loading the winners')).toBeNull();
      expect(rows(page) > 0 || page.queryByText(/Nobody has won/) !== null).toBe(true);
    },
    'list.stale': seesText('alert', /could not be refreshed.*Nov 21,/),
    'own.visitor': (page) => expect(place(page)).toBeNull(),
    'own.player.loading': (page) => expect(place(page) !== null).toBe(hasList(page)),
    'own.player.shown': (page) => expect(place(page) !== null).toBe(hasList(page)),
    'own.player.unavailable': (page) =>
      expect(page.queryByText('Your place could not be loaded.') !== null).toBe(hasList(page)),
  },
};

describePaths(winnersMachine, winnersSpec, view);

test('all twenty winners are listed, each leads to the game, and the period of the address is marked', async () => {
  const page = openPage(
    <WinnersView
      panel="rows"
      period="monthly"
      list={{ winners: winnersOf(20), readAt: 0 }}
      own="visitor"
      isStale={false}
      onRetry={() => undefined}
    />,
  );
  expect(rows(page)).toBe(20);
  expect(page.getAllByRole('listitem')[19]?.querySelector('a')?.getAttribute('href')).toBe(
    '/pages/index/gameDetail?id=7',
  );
  expect(page.getByRole('link', { name: 'Monthly' }).getAttribute('aria-current')).toBe('page');
  expect(page.getByRole('link', { name: 'Weekly' }).getAttribute('href')).toBe('/pages/index/winners?period=weekly');
  expect(page.getByText(/last 30 days/)).toBeTruthy();
});

test.each([
  ['among the twenty', 3, '3'],
  ['beyond the twenty', 412, '412'],
  ['beyond the thousandth', null, '1000+'],
])('the own place is shown %s', (_, rank, shown) => {
  const [winner] = winnersOf(1);
  if (!winner) throw new Error('a winner is needed');
  const page = openPage(
    <WinnersView
      panel="rows"
      period="daily"
      list={{ winners: winnersOf(20), readAt: 0 }}
      own={{ ...winner, rank }}
      isStale={false}
      onRetry={() => undefined}
    />,
  );
  const own = page.getByRole('region', { name: 'Your highest win' });
  expect(own.querySelector('li')?.textContent).toMatch(new RegExp(`^${shown.replace('+', '\\+')}You`));
  expect(own.querySelector('a')?.getAttribute('href')).toBe('/pages/index/gameDetail?id=7');
});

test.each([
  ['stands in the list as "You"', {}, 'You'],
  ['is nobody whose win came meanwhile', { amount: 1 }, 'jo***2'],
])('the player %s', (_, changed, name) => {
  const winners = winnersOf(3);
  const [, second] = winners;
  if (!second) throw new Error('a winner is needed');
  const shown = openPage(
    <WinnersView
      panel="rows"
      period="daily"
      list={{ winners, readAt: 0 }}
      own={{ ...second, ...changed }}
      isStale={false}
      onRetry={() => undefined}
    />,
  );
  const items = shown.getByRole('list', { name: 'Top 20 winners' }).querySelectorAll('li');
  expect([...items].map(({ textContent }) => /jo\*\*\*\d|You/.exec(textContent ?? '')?.[0])).toEqual([
    'jo***1',
    name,
    'jo***3',
  ]);
});

test('a player without a win is told so', () => {
  const page = openPage(
    <WinnersView panel="skeleton" period="daily" list={null} own="none" isStale={false} onRetry={() => undefined} />,
  );
  expect(page.getByText('You have not won in this period yet.')).toBeTruthy();
});
