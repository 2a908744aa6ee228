import { expect, test } from 'vitest';
import { topWinnersMachine, type TopWinnersRef } from '../../../machines/lobby/topWinners.machine.js';
import { TopWinnersScreen } from '../../../src/screens/lobby/topWinners/Screen.js';
import { TopWinnersView } from '../../../src/screens/lobby/topWinners/View.js';
import { winnersOf } from '../../fixtures/lobby/games.js';
import { topWinnersSpec } from '../../fixtures/lobby/topWinners.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const rows = ({ queryAllByRole }: Page) => queryAllByRole('listitem').length;

const view: View<typeof topWinnersMachine, Page> = {
  open: (ref) => openPage(<TopWinnersScreen topWinners={ref as TopWinnersRef} />),
  ...onPage,
  send: {
    'topWinners.addressed': 'outside',
    'topWinners.retried': press('Try again'),
    'page.shown': 'outside',
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the winners')).toBeTruthy(),
    failed: seesText('alert', /winners could not be loaded/),
    listed: (page) => expect(rows(page)).toBeGreaterThan(0),
    empty: seesText('heading', /Nobody has won/),
    // The rows of the last load, or the sentence that there are none, and no skeleton over them.
    refreshing: (page) => {
      expect(page.queryByText('Loading the winners')).toBeNull();
      expect(rows(page) > 0 || page.queryByText(/Nobody has won/) !== null).toBe(true);
    },
    stale: seesText('alert', /could not be refreshed.*Nov 21,/),
  },
};

describePaths(topWinnersMachine, topWinnersSpec, view);

test('all twenty winners are listed, each leads to the game, and the period of the address is marked', async () => {
  const page = openPage(
    <TopWinnersView
      panel="rows"
      period="monthly"
      list={{ winners: winnersOf(20), readAt: 0 }}
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
