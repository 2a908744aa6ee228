import { expect, test } from 'vitest';
import { orderPaymentMachine, type OrderPaymentRef } from '../../../machines/wallet/orderPayment.machine.js';
import { Copying } from '../../../src/ui/copy/copying.js';
import { PayPanel } from '../../../src/screens/wallet/deposit/PayPanel.js';
import { PaymentPart } from '../../../src/screens/wallet/deposit/PaymentPart.js';
import { PaymentView } from '../../../src/screens/wallet/deposit/PaymentView.js';
import { orderPaymentSpec } from '../../fixtures/wallet/orderPayment.spec.js';
import { order, qrOrder } from '../../fixtures/wallet/orders.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressIfTaken, pressOrEscape, seesText, type Page } from '../../support/render.js';

const warns = ({ getByText }: Page) => expect(getByText("don't pay again.")).toBeTruthy();

const view: View<typeof orderPaymentMachine, Page> = {
  open: (ref) => openPage(<PaymentPart payment={ref as OrderPaymentRef} onAnother={() => undefined} />),
  ...onPage,
  send: {
    'orderPayment.gatewayRequested': pressIfTaken('Open the payment page'),
    'orderPayment.claimed': press('I have paid'),
    'orderPayment.retried': press('Check again'),
    'orderPayment.cancelRequested': press('Cancel'),
    'orderPayment.cancelConfirmed': press(/Cancel ₱.500\.00/),
    'orderPayment.cancelWithdrawn': pressOrEscape('Keep it'),
  },
  sees: {
    'pending.opening': (page) => {
      seesText('status', /Opening the payment page/)(page);
      warns(page);
    },
    'pending.awaitingPayment': (page) => {
      warns(page);
      expect(page.getByText('15:00 left')).toBeTruthy();
      expect(page.queryByRole('alertdialog')).toBeNull();
    },
    'pending.blocked': (page) => {
      seesText('alert', /did not let the payment page open/)(page);
      expect(page.getByRole('button', { name: 'Open the payment page' })).toBeTruthy();
    },
    'pending.confirming': ({ front }) => expect(front().getByText(/If you have already paid, keep it/)).toBeTruthy(),
    'pending.sending': ({ front }) =>
      expect(
        front()
          .getByRole('button', { name: /Cancel/ })
          .getAttribute('aria-busy'),
      ).toBe('true'),
    unavailable: seesText('alert', /do not pay again/),
    settled: warns,
  },
};

describePaths(orderPaymentMachine, orderPaymentSpec, view);

test.each([true, false])('"I have paid" is answered with the time of the last look: %s', (isClaimed) => {
  const nothing = () => undefined;
  const handlers = {
    onOpen: nothing,
    onClaim: nothing,
    onAnother: nothing,
    onCancel: nothing,
    onCancelConfirm: nothing,
    onCancelWithdraw: nothing,
  };
  const read = { ...order(), serverTime: '2026-11-21T14:33:10Z' };
  const { queryByText } = openPage(
    <PaymentView
      order={read}
      now={read.readAt}
      stage="awaitingPayment"
      isClaimed={isClaimed}
      problem={null}
      {...handlers}
    />,
  );
  expect(queryByText('Your payment is not here yet. We keep looking.') !== null).toBe(isClaimed);
  // In the zone of the site, with seconds.
  expect(queryByText(/Checked at 22:33:10\./) !== null).toBe(isClaimed);
});

test.each([
  ['000201010212', 'Scan with your bank app and pay exactly', true],
  ['https://pay.example/secret', /^Scan with the camera of another phone: the payment page opens there/, false],
])('a code says what reads it, and only one for bank apps is saved as a picture: %s', (qrContent, words, isForBank) => {
  const read = { ...qrOrder, qrContent };
  const { getByText, queryByText } = openPage(
    <PayPanel order={read} now={read.readAt} isOpening={false} isBlocked={false} onOpen={() => undefined} />,
  );
  expect(getByText(words)).toBeTruthy();
  expect(queryByText('Save image') !== null).toBe(isForBank);
});

test.each([
  ['000201010212', 'Copy the QR text'],
  ['https://pay.example/secret', 'Copy the link'],
])('what a code says can be copied: %s', async (qrContent, name) => {
  const copied: string[] = [];
  const page = openPage(
    <Copying value={async (text) => void copied.push(text)}>
      <PayPanel
        order={{ ...qrOrder, qrContent }}
        now={qrOrder.readAt}
        isOpening={false}
        isBlocked={false}
        onOpen={() => undefined}
      />
    </Copying>,
  );
  await press(name)(page);
  expect(copied).toEqual([qrContent]);
});
