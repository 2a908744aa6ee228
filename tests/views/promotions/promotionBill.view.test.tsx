import { expect } from 'vitest';
import { promotionBillMachine, type PromotionBillRef } from '../../../machines/promotions/promotionBill.machine.js';
import { PromotionBillScreen } from '../../../src/screens/promotions/promotionBill/Screen.js';
import { promotionBillSpec } from '../../fixtures/promotions/promotionBill.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const seesLines = (page: Page) => {
  const play = page.queryByText('Mango Moon');
  if (play) expect(page.getByText(/42 rounds · bets ₱\s420\.00 · ₱\s210\.00 counted/)).toBeTruthy();
  else expect(page.getByText(/\+₱\s500\.00/)).toBeTruthy();
};
const seesCompiling = (page: Page) =>
  expect(page.getByRole('status').textContent).toMatch(/still being added|within half an hour/);

const view: View<typeof promotionBillMachine, Page> = {
  open: (ref) => openPage(<PromotionBillScreen bill={ref as PromotionBillRef} />),
  ...onPage,
  send: {
    'promotionBill.moreWanted': press('Show more'),
    'promotionBill.retried': press('Try again'),
    'page.hidden': 'outside',
    'page.shown': 'outside',
  },
  sees: {
    loading: (page) => expect(page.getByText('Loading the bill')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    missing: seesText('alert', /can't find this promotion/),
    'shown.lines.empty': (page) => expect(page.getByText('The bill is being compiled')).toBeTruthy(),
    'shown.lines.partial': (page) => expect(page.getByRole('button', { name: 'Show more' })).toBeTruthy(),
    'shown.lines.extending': seesLines,
    'shown.lines.stuck': (page) => expect(page.getByText('More lines could not be loaded.')).toBeTruthy(),
    'shown.lines.complete': seesLines,
    'shown.compilation.ready': (page) => expect(page.queryByText(/still being added/)).toBeNull(),
    'shown.compilation.waiting': seesCompiling,
    'shown.compilation.paused': seesCompiling,
    'shown.compilation.refreshing': seesCompiling,
  },
};

describePaths(promotionBillMachine, promotionBillSpec, view);
