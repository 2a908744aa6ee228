import { expect, test } from 'vitest';
import { winnersMachine, type WinnersRef } from '../../../machines/lobby/winners.machine.js';
import { WinnersScreen } from '../../../src/screens/lobby/winners/Screen.js';
import { WinnersView } from '../../../src/screens/lobby/winners/View.js';
import { winnersOf } from '../../fixtures/lobby/games.js';
import { winnersSpec } from '../../fixtures/lobby/winners.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const rows = ({ queryAllByRole }: Page) => queryAllByRole('listitem').length;

const view: View<typeof winnersMachine, Page> = {
  open: (ref) => openPage(<WinnersScreen winners={ref as WinnersRef} />),
  ...onPage,
  send: {
    'winners.addressed': 'outside',
    'winners.retried': press('Try again'),
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

describePaths(winnersMachine, winnersSpec, view);

test('all twenty winners are listed, each leads to the game, and the period of the address is marked', async () => {
  const page = openPage(
    <WinnersView
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
