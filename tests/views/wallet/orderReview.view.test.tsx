import { expect, test, vi } from 'vitest';
import { orderReviewMachine, type OrderReviewRef } from '../../../machines/wallet/orderReview.machine.js';
import { CancelReviewDialog } from '../../../src/screens/wallet/orderReview/CancelReviewDialog.js';
import { OrderReviewScreen } from '../../../src/screens/wallet/orderReview/Screen.js';
import { orderReviewSpec } from '../../fixtures/wallet/orderReview.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import {
  onPage,
  openPage,
  press,
  pressIfTaken,
  pressOrEscape,
  seesAll,
  seesLink,
  seesText,
  type Page,
} from '../../support/render.js';

const seesSteps = (page: Page) => {
  expect(page.getByRole('list', { name: 'Steps of the order' }).textContent).toMatch(/Sent.*Review/);
};
const seesDialog = (page: Page) => {
  expect(page.front().getByRole('heading').textContent).toBe('Cancel this withdrawal?');
  // The focus returns to the button that opened the dialog.
  expect(page.getByRole('button', { name: 'Cancel the withdrawal' })).toBeTruthy();
};

const view: View<typeof orderReviewMachine, Page> = {
  open: (ref) => openPage(<OrderReviewScreen review={ref as OrderReviewRef} />),
  ...onPage,
  send: {
    'orderReview.retried': press('Try again'),
    'orderReview.cancelRequested': pressIfTaken('Cancel the withdrawal'),
    'orderReview.cancelConfirmed': press(/^Cancel ₱/),
    'orderReview.cancelWithdrawn': pressOrEscape('Keep it'),
    'page.hidden': 'outside',
    'page.shown': 'outside',
  },
  sees: {
    loading: ({ queryByText, queryByRole }) =>
      expect(queryByText('Loading the order') ?? queryByRole('list', { name: 'Steps of the order' })).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    missing: seesAll(
      seesText('alert', /can't find this order/),
      // One in the head of the page, as everywhere in the wallet, and one below the sentence.
      ({ getAllByRole }) => expect(getAllByRole('link', { name: 'Bills' })).toHaveLength(2),
      seesLink('Find my payment', '/pages/account/myWallet/findPayment'),
    ),
    'pending.watch.quick': seesSteps,
    'pending.watch.steady': seesSteps,
    'pending.watch.slow': seesSteps,
    'pending.watch.refreshing': seesSteps,
    'pending.watch.paused': seesSteps,
    'pending.cancel.idle': (page) => expect(page.queryByRole('alertdialog')).toBeNull(),
    'pending.cancel.refused': (page) =>
      expect(page.getByRole('alert').textContent).toMatch(/No connection|no longer be/),
    'pending.cancel.confirming': seesDialog,
    'pending.cancel.sending': seesDialog,
    settled: seesText('status', /Paid to your bank/),
    declined: (page) => {
      seesText('alert', /Withdrawal rejected.*not the name of this account/)(page);
      expect(page.getByRole('link', { name: 'Correct the bank card' }).getAttribute('href')).toBe(
        '/pages/account/myBankCard',
      );
    },
  },
};

describePaths(orderReviewMachine, orderReviewSpec, view);

test('Escape keeps a withdrawal that the player was about to cancel', async () => {
  const keeps = vi.fn();
  const page = openPage(
    <CancelReviewDialog isOpen amount={50_000} isPending={false} onConfirm={() => undefined} onKeep={keeps} />,
  );
  await page.user.keyboard('{Escape}');
  expect(keeps).toHaveBeenCalledOnce();
});
