import { expect } from 'vitest';
import { winnersMachine, type WinnersRef } from '../../../machines/lobby/winners.machine.js';
import { WinnersScreen } from '../../../src/screens/lobby/home/Screen.js';
import { winnersOf } from '../../fixtures/lobby/games.js';
import { winnersSpec } from '../../fixtures/lobby/winners.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const names = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' } as const;
const rows = ({ queryAllByRole }: Page) => queryAllByRole('listitem').length;
const isSelected = ({ getByRole }: Page, name: string) =>
  expect(getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');

const opened: { current: WinnersRef | null } = { current: null };
/** A list that is not loaded or is short has no button to fold it: the event goes to the chart directly. */
const fold = (name: string) => async (page: Page, event: Parameters<WinnersRef['send']>[0]) =>
  page.queryByRole('button', { name }) ? press(name)(page) : actOnPage(async () => opened.current?.send(event));

const view: View<typeof winnersMachine, Page> = {
  open: (ref) => {
    opened.current = ref as WinnersRef;
    return openPage(<WinnersScreen winners={ref as WinnersRef} daily={winnersOf(20)} />);
  },
  ...onPage,
  send: {
    'winners.periodChosen': async (page, { period }) => press(names[period])(page),
    'winners.retried': press('Try again'),
    'winners.unfolded': fold('Top 20'),
    'winners.folded': fold('Fewer'),
  },
  sees: {
    'list.daily': (page) => {
      isSelected(page, 'Daily');
      expect(page.getByText('₱ 500')).toBeTruthy();
    },
    'list.loading': ({ getByText }) => expect(getByText('Loading the winners')).toBeTruthy(),
    'list.shown': ({ getAllByText }) => expect(getAllByText('Mango Moon').length).toBeGreaterThan(0),
    'list.failed': seesText('alert', /winners could not be loaded/),
    'length.short': (page) => expect(rows(page)).toBeLessThanOrEqual(5),
    'length.full': (page) => expect(page.queryByRole('button', { name: 'Top 20' })).toBeNull(),
  },
};

describePaths(winnersMachine, winnersSpec, view);
