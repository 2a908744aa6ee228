import { expect } from 'vitest';
import {
  promotionRecordMachine,
  type PromotionRecordRef,
} from '../../../machines/promotions/promotionRecord.machine.js';
import { PromotionRecordScreen } from '../../../src/screens/promotions/promotionRecord/Screen.js';
import { promotionRecordSpec } from '../../fixtures/promotions/promotionRecord.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, seesText, type Page } from '../../support/render.js';

const charts = new WeakMap<Page, PromotionRecordRef>();

/** What the server does not allow has no button, so the test sends the event to the chart itself. */
const pressOrSend = (name: string) => async (page: Page, event: Parameters<PromotionRecordRef['send']>[0]) => {
  const button = page.front().queryByRole('button', { name });
  if (button) await page.user.click(button);
  else await actOnPage(async () => charts.get(page)?.send(event));
};

const seesProgress = (page: Page) => {
  expect(page.getByRole('progressbar', { name: /Bets/ }).getAttribute('aria-valuetext')).toMatch(/of ₱\s4,500\.00/);
  expect(page.getByRole('link', { name: 'Mango Moon' }).getAttribute('href')).toBe(
    '/pages/index/playingGame?id=7&record=7',
  );
  expect(page.getByText(/50% counts/)).toBeTruthy();
};
const seesDialog = (text: RegExp) => (page: Page) =>
  expect(page.getByRole('dialog', { name: 'What if I stop now?' }).textContent).toMatch(text);

const view: View<typeof promotionRecordMachine, Page> = {
  open: (ref) => {
    const page = openPage(<PromotionRecordScreen record={ref as PromotionRecordRef} />);
    charts.set(page, ref as PromotionRecordRef);
    return page;
  },
  ...onPage,
  send: {
    'record.retried': pressOrSend('Try again'),
    'record.settleRequested': pressOrSend('Settle'),
    'record.closeRequested': pressOrSend('Close'),
    'record.unlockRequested': pressOrSend('Unlock'),
    'record.comparisonRequested': pressOrSend('What if I stop now?'),
    'record.comparisonClosed': pressOrSend('Keep playing'),
    'page.hidden': 'outside',
    'page.shown': 'outside',
  },
  sees: {
    loading: ({ queryByText, queryByRole }) =>
      expect(queryByText('Loading your promotion') ?? queryByRole('heading', { name: 'Reel starter' })).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    missing: seesText('alert', /can't find this promotion/),
    'running.followed': (page) => {
      seesProgress(page);
      expect(page.queryByRole('dialog')).toBeNull();
    },
    'running.asking': (page) => {
      seesProgress(page);
      expect(page.queryByRole('button', { name: /^(Settle|Close)$/ })).toBeTruthy();
    },
    'running.paused': seesProgress,
    'running.comparing': seesDialog(/Reading the amounts/),
    'running.compared': seesDialog(/Close.*You lose\s*₱\s640\.00.*Unlock.*too high to unlock/),
    'running.incomparable': seesDialog(/could not be read/),
    settling: seesProgress,
    closing: seesProgress,
    unlocking: seesProgress,
    ended: (page) => {
      seesText('status', /Settled: the money is in your wallet.*₱\s640\.00 went to your wallet/)(page);
      expect(page.queryByRole('button', { name: 'Close' })).toBeNull();
      expect(page.getByText(/win arrives after the end, we check it/)).toBeTruthy();
    },
  },
};

describePaths(promotionRecordMachine, promotionRecordSpec, view);
