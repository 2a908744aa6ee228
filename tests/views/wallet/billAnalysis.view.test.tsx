import { expect, test } from 'vitest';
import { billAnalysisMachine, type BillAnalysisRef } from '../../../machines/wallet/billAnalysis.machine.js';
import { BillAnalysisScreen } from '../../../src/screens/wallet/billAnalysis/Screen.js';
import { BillAnalysisView } from '../../../src/screens/wallet/billAnalysis/View.js';
import { billAnalysisSpec, week } from '../../fixtures/wallet/billAnalysis.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, chooseDay, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const periods = { today: 'Today', customize: 'Custom' } as const;

const refs = new WeakMap<Page, BillAnalysisRef>();

const view: View<typeof billAnalysisMachine, Page> = {
  open: (ref) => {
    const page = openPage(<BillAnalysisScreen analysis={ref as BillAnalysisRef} />);
    refs.set(page, ref as BillAnalysisRef);
    return page;
  },
  ...onPage,
  send: {
    'billAnalysis.chosen': async (page, event) => {
      const { period, range } = event.choice;
      if (range === null) {
        await press(periods[period as keyof typeof periods])(page);
        return;
      }
      const ref = refs.get(page);
      const isAsked = ref?.getSnapshot().matches('editing') === true;
      // By hand the dates come after a press of "Custom", which is an event of its own.
      if (!isAsked) {
        await actOnPage(async () => ref?.send(event));
        return;
      }
      // The last day first: the range is mended.
      chooseDay(page, 'From', range.to);
      chooseDay(page, 'To', range.from);
    },
    'billAnalysis.addressed': 'outside',
    'billAnalysis.retried': press('Try again'),
  },
  sees: {
    editing: ({ getByText }) => expect(getByText('Choose the first and the last day')).toBeTruthy(),
    loading: ({ getByText }) => expect(getByText('Adding up your bills')).toBeTruthy(),
    empty: ({ getByText }) => expect(getByText('No transactions in this period')).toBeTruthy(),
    unavailable: seesText('alert', /sums could not be loaded/),
    'shown.comparing': ({ getByText, queryByText }) => {
      expect(getByText('Wins minus bets')).toBeTruthy();
      expect(queryByText(/^Before/)).toBeNull();
    },
    'shown.compared': ({ getAllByText }) => expect(getAllByText(/^Before: /)).toHaveLength(6),
    'shown.uncompared': seesText('alert', /period before could not be loaded/),
  },
};

describePaths(billAnalysisMachine, billAnalysisSpec, view);

test('a day of the table leads to its bills, and has its exact figures', () => {
  const page = openPage(
    <BillAnalysisView
      stage="shown"
      isAlone={false}
      analysis={week}
      before={null}
      offset={480}
      onRetry={() => undefined}
    />,
  );
  const bars = [...document.querySelectorAll('svg a')].map((bar) => bar.getAttribute('href'));
  expect(bars).toContain('/pages/account/myWallet/walletDetail?from=2026-11-21&to=2026-11-21');
  const games = page.getByRole('link', { name: 'Games' }).getAttribute('href');
  expect(games).toBe('/pages/account/myWallet/walletDetail?from=2026-11-15&to=2026-11-21&type=games');
  const day = page.getByRole('link', { name: 'Nov 21, 2026', hidden: true });
  expect(day.getAttribute('href')).toBe('/pages/account/myWallet/walletDetail?from=2026-11-21&to=2026-11-21');
  expect(day.closest('tr')?.textContent).toMatch(/₱\s150\.00₱\s400\.00$/);
  const quiet = page.getByRole('link', { name: 'Nov 19, 2026', hidden: true });
  expect(quiet.closest('tr')?.textContent).toMatch(/₱\s0\.00₱\s0\.00$/);
});
