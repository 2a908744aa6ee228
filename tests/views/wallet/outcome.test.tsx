import { expect, test } from 'vitest';
import type { BalanceInfo } from '../../../machines/vocabulary.js';
import { Outcome } from '../../../src/screens/wallet/shared/Outcome.js';
import { OrderTimeline } from '../../../src/screens/wallet/shared/OrderTimeline.js';
import { order } from '../../fixtures/wallet/orders.js';
import { openPage } from '../../support/render.js';

const paid = order({ status: 'done', endTime: '2026-11-21T10:05:00.000Z' });
const balance = (asOf: string): BalanceInfo => ({ balance: 150_500, currency: 'PHP', inGame: [], asOf });

test('a received deposit shows the balance that was read after it', () => {
  const page = openPage(<Outcome end="paid" order={paid} balance={balance('2026-11-21T10:05:00.000Z')} />);
  expect(page.getByRole('status').textContent).toContain('Your wallet now holds ₱\u00a01,505.00.');
});

test.each([
  ['before the deposit', balance('2026-11-21T10:04:59.000Z')],
  ['never', null],
])('a balance that was read %s is not shown as the new one', (_, old) => {
  const said = openPage(<Outcome end="paid" order={paid} balance={old} />).getByRole('status').textContent;
  expect(said).toContain('Please check the wallet for the new balance.');
  expect(said).not.toContain('1,505');
});

test.each([
  [
    order({ status: 'pendingPayment' }),
    ['Order made', 'Waiting for your payment', 'We see the payment', 'We credit the wallet'],
  ],
  [order({ status: 'pendingReview' }), ['Order made', 'You have paid', 'Payment seen', 'We credit the wallet']],
  [paid, ['Order made', 'You have paid', 'Payment seen', 'Credited to the wallet']],
])('the done steps of an order are told in the past, the others not: %#', (of, titles) => {
  const page = openPage(<OrderTimeline order={of} now={of.readAt} />);
  const steps = page.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(steps.map((step, index) => step.startsWith(`${titles[index]} `))).toEqual([true, true, true, true]);
});
