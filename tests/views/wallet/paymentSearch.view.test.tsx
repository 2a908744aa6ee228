import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import type { SessionRef } from '../../../machines/access/session.machine.js';
import { paymentSearchMachine, type PaymentSearchRef } from '../../../machines/wallet/paymentSearch.machine.js';
import { paymentAddress, type FoundPayment } from '../../../machines/wallet/paymentSearch.js';
import { PaymentSearchScreen } from '../../../src/screens/wallet/paymentSearch/Screen.js';
import { PaymentSearchView, type PaymentSearchViewProps } from '../../../src/screens/wallet/paymentSearch/View.js';
import { Copying } from '../../../src/ui/copy/copying.js';
import { payment, paymentSearchSpec } from '../../fixtures/wallet/paymentSearch.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

/** A session of which the screen reads only the player. */
const session = createActor(
  setup({ actors: { none: fromCallback(() => undefined) } }).createMachine({
    context: { user: { username: 'marisol' } },
  }),
).start() as unknown as SessionRef;

const label = 'Order or reference number';

const view: View<typeof paymentSearchMachine, Page> = {
  open: (ref) => openPage(<PaymentSearchScreen search={ref as PaymentSearchRef} session={session} />),
  ...onPage,
  send: {
    'paymentSearch.typed': async (page, { number }) => {
      // The same text again would be no change.
      await fill(page, label, '');
      await fill(page, label, number);
    },
    'paymentSearch.submitted': async (page, { number }) => {
      await fill(page, label, number);
      await press('Find')(page);
    },
    'paymentSearch.retried': press('Try again'),
  },
  sees: {
    'editing.untouched': (page) => {
      expect(page.getByRole('button', { name: 'Find' })).toBeTruthy();
      expect(page.queryByRole('heading', { level: 2 })).toBeNull();
    },
    'editing.refused': (page) => {
      expect(page.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
      expect(page.getByText(/4 to 80 letters and digits/)).toBeTruthy();
      expect((page.getByLabelText(label) as HTMLInputElement).value).toMatch(/^TX-00/);
    },
    'editing.matched': (page) => {
      seesText('status', /Manual depositIt is under review\.₱\s?500\.00/)(page);
      expect(page.getByText('Island Savings')).toBeTruthy();
      expect(page.getByRole('link', { name: 'Show the bill' }).getAttribute('href')).toBe(
        `/pages/account/myWallet/manualDeposit?orderNo=${'b9'.repeat(16)}`,
      );
    },
    'editing.missing': (page) => {
      seesText('status', /can't find this payment/)(page);
      expect(page.getByText(/^Please find my payment/).textContent).toBe(
        [
          'Please find my payment.',
          'Player: marisol',
          'Number: TX-0012345',
          'Searched: Nov 21, 20:30 (UTC+8)',
          'Site: Lobby',
        ].join('\n'),
      );
      expect(page.getByRole('link', { name: 'Customer service' })).toBeTruthy();
    },
    'editing.unavailable': seesText('alert', /couldn't search for it/),
    loading: (page) => {
      expect(page.getByText('Looking for the payment')).toBeTruthy();
      expect(page.getByRole('button', { name: 'Find' }).getAttribute('aria-busy')).toBe('true');
    },
  },
};

describePaths(paymentSearchMachine, paymentSearchSpec, view);

const shown = (props: Partial<PaymentSearchViewProps>) => (
  <PaymentSearchView
    panel="matched"
    typed=""
    number="TX-0012345"
    answer={null}
    problem={null}
    username="marisol"
    onType={() => undefined}
    onSubmit={() => undefined}
    onRetry={() => undefined}
    {...props}
  />
);

describe('what was found', () => {
  const order = (differing: Partial<FoundPayment>) => payment({ orderNo: 'D1', ...differing });
  const wallet = '/pages/account/myWallet';
  test.each([
    [{ kind: 'deposit', status: 'pendingPayment' }, /waits for your payment/, `${wallet}/recharge?orderNo=D1`],
    [{ kind: 'deposit', status: 'done' }, /money is in your wallet/, `${wallet}/depositResult?orderNo=D1`],
    [
      { kind: 'deposit', status: 'failed', reason: 'expired' },
      /not paid in time/,
      `${wallet}/depositResult?orderNo=D1`,
    ],
    [{ kind: 'deposit', status: 'failed', reason: 'declined' }, /declined/, `${wallet}/depositResult?orderNo=D1`],
    [{ kind: 'withdrawal', status: 'pendingReview' }, /under review/, `${wallet}/cashoutAudit?orderNo=D1`],
    [{ kind: 'withdrawal', status: 'pendingPayment' }, /on its way to your bank/, `${wallet}/cashoutAudit?orderNo=D1`],
    [{ kind: 'withdrawal', status: 'done' }, /paid to your bank/, `${wallet}/cashoutAudit?orderNo=D1`],
    [{ kind: 'withdrawal', status: 'failed', reason: 'cancelled' }, /canceled/, `${wallet}/cashoutAudit?orderNo=D1`],
    [
      { kind: 'manualDeposit', status: 'failed', reason: 'rejected', reasonText: 'No such payment came.' },
      /No such payment came/,
      `${wallet}/manualDeposit?orderNo=D1`,
    ],
  ] as const)('%j is told in words and leads to its page', (differing, words, href) => {
    const page = openPage(shown({ answer: { payment: order(differing), at: '2026-11-21T12:30:00.000Z' } }));
    seesText('status', words)(page);
    expect(page.getByRole('link').getAttribute('href')).toBe(href);
    expect(paymentAddress(order(differing))).toBe(href);
  });
});

test('the text for customer service is copied whole', async () => {
  const copy = vi.fn<(text: string) => void>();
  const page = openPage(
    <Copying value={copy}>
      {shown({ panel: 'missing', answer: { payment: null, at: '2026-11-21T12:30:00.000Z' } })}
    </Copying>,
  );
  await press('Copy the text')(page);
  expect(copy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Please find my payment\.\nPlayer: marisol\n/));
});

test('a player who is not loaded yet is a dash in the text', () => {
  const answer = { payment: null, at: '2026-11-21T12:30:00.000Z' };
  const page = openPage(shown({ panel: 'missing', answer, username: null }));
  expect(page.getByText(/^Please find my payment/).textContent).toContain('Player: –');
});
