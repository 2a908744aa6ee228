import { expect } from 'vitest';
import { winnersMachine, type WinnersRef } from '../../../machines/lobby/winners.machine.js';
import { WinnersScreen } from '../../../src/screens/lobby/home/Screen.js';
import { winnersOf } from '../../fixtures/lobby/games.js';
import { winnersSpec } from '../../fixtures/lobby/winners.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const names = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' } as const;
const isSelected = ({ getByRole }: Page, name: string) =>
  expect(getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');

/** "Top 20" opens the page of the same period. */
const leadsTo = ({ getByRole }: Page, address: RegExp) =>
  expect(getByRole('link', { name: 'Top 20' }).getAttribute('href')).toMatch(address);

const view: View<typeof winnersMachine, Page> = {
  open: (ref) => openPage(<WinnersScreen winners={ref as WinnersRef} daily={winnersOf(20)} />),
  ...onPage,
  send: {
    'winners.periodChosen': async (page, { period }) => press(names[period])(page),
    'winners.retried': press('Try again'),
  },
  sees: {
    daily: (page) => {
      isSelected(page, 'Daily');
      expect(page.getByText('₱ 500')).toBeTruthy();
      expect(page.getAllByRole('listitem')).toHaveLength(5);
      leadsTo(page, /winners$/);
    },
    loading: ({ getByText }) => expect(getByText('Loading the winners')).toBeTruthy(),
    shown: (page) => {
      expect(page.getAllByText('Mango Moon').length).toBeGreaterThan(0);
      leadsTo(page, /winners\?period=(weekly|monthly)$/);
    },
    failed: seesText('alert', /winners could not be loaded/),
  },
};

describePaths(winnersMachine, winnersSpec, view);
