import { describe, expect, vi } from 'vitest';
import { billLinesMachine } from '../../../machines/promotions/billLines.js';
import { promotionBillMachine, type PromotionBillRef } from '../../../machines/promotions/promotionBill.machine.js';
import { PromotionBillScreen } from '../../../src/screens/promotions/promotionBill/Screen.js';
import { PromotionBillView } from '../../../src/screens/promotions/promotionBill/View.js';
import { billCompiling, billLine, promotionBillSpec, stakeLine } from '../../fixtures/promotions/promotionBill.spec.js';
import { describeList } from '../../support/describe-list.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const isLoading = (page: Page) => expect(page.getByText('Loading the bill')).toBeTruthy();

const view: View<typeof promotionBillMachine, Page> = {
  open: (ref) => openPage(<PromotionBillScreen bill={ref as PromotionBillRef} />),
  ...onPage,
  send: {
    // The button stands in the list, whose chart a fake replaces here: the paths of the list press it.
    'promotionBill.retried': 'outside',
    'page.hidden': 'outside',
    'page.shown': 'outside',
    'pagedList.loaded': 'outside',
  },
  sees: {
    'shown.loading': isLoading,
    'shown.complete': isLoading,
    'shown.resting': isLoading,
    'shown.paused': isLoading,
    'shown.refreshing': isLoading,
  },
};

describePaths(promotionBillMachine, promotionBillSpec, view);

const reloaded = vi.fn();
/** A player who waits for the bill can look at the participation meanwhile. */
const leadsBack = (page: Page) =>
  expect(page.getByRole('link', { name: 'See your progress' }).getAttribute('href')).toBe(
    '/pages/account/myPromotion/myPromotionDetail?id=7',
  );

describe.each([true, false])('where rounds are missing: %s', (isCompiling) =>
  describeList(
    billLinesMachine,
    { query: { recordId: '7' }, first: [billLine()], second: [stakeLine], extra: billCompiling, pages: [null] },
    {
      open: (lines) =>
        openPage(
          <PromotionBillView
            lines={lines}
            recordId="7"
            isCompiling={isCompiling}
            compileTime="2026-11-21T10:00:00.000Z"
            onReload={reloaded}
          />,
        ),
      loading: isLoading,
      empty: (page) => {
        expect(page.getByText('The bill is being compiled')).toBeTruthy();
        leadsBack(page);
      },
      missing: async (page) => {
        seesText('alert', /can't find this promotion/)(page);
        await press('Try again')(page);
        expect(reloaded).toHaveBeenCalled();
        reloaded.mockClear();
      },
      unavailable: seesText('alert', /could not be loaded/),
      rows: (page) => {
        const play = page.queryByText('Mango Moon');
        if (play) expect(page.getByText(/42 rounds · bets ₱\s420\.00 · ₱\s210\.00 counted/)).toBeTruthy();
        else expect(page.getByText(/\+₱\s500\.00/)).toBeTruthy();
        if (isCompiling) {
          expect(page.getByRole('status').textContent).toMatch(/still being added|within half an hour/);
          leadsBack(page);
        } else expect(page.queryByText(/still being added/)).toBeNull();
      },
      stuck: (page) => expect(page.getByText('More lines could not be loaded.')).toBeTruthy(),
    },
  ),
);
