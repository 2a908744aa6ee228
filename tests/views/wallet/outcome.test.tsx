import { expect, test } from 'vitest';
import type { BalanceInfo } from '../../../machines/vocabulary.js';
import { Outcome } from '../../../src/screens/wallet/shared/Outcome.js';
import { OrderTimeline } from '../../../src/screens/wallet/shared/OrderTimeline.js';
import { order } from '../../fixtures/wallet/orders.js';
import { openPage, seesLink } from '../../support/render.js';

const paid = order({ status: 'done', endTime: '2026-11-21T10:05:00.000Z' });
const balance = (asOf: string): BalanceInfo => ({ balance: 150_500, currency: 'PHP', inGame: [], asOf });

test('a received deposit shows the balance that was read after it', () => {
  const page = openPage(<Outcome end="paid" order={paid} balance={balance('2026-11-21T10:05:00.000Z')} />);
  expect(page.getByRole('status').textContent).toContain('Your wallet now holds ₱\u00a01,505.00.');
});

const result = {
  title: 'First deposit',
  bonus: 30_000,
  standing: 'running',
  forfeited: 0,
  required: 480_000,
  done: 10_000,
  left: 470_000,
} as const;

test.each([
  [
    'names its bonus and what is to be bet',
    {},
    /First deposit gave you a bonus of ₱.300\.00\.You need to bet ₱.4,700\.00/,
  ],
  ['says that the bonus was gone', { bonus: 0, standing: 'none' }, /First deposit was no longer open to you/],
  ['says that the bets are placed', { standing: 'met', left: 0 }, /bonus of ₱.300\.00\.The required bets are placed\./],
  ['says what giving up took', { standing: 'givenUp', forfeited: 45_000 }, /You gave the bonus up, and ₱.450\.00 left/],
  [
    'without a bonus says what is to be bet',
    { title: null, standing: 'none' },
    /wallet now holds[^.]*\...\.You need to bet/,
  ],
] as const)('a received deposit %s', (_, differing, said) => {
  const given = { ...paid, result: { ...result, ...differing } };
  const page = openPage(<Outcome end="paid" order={given} balance={balance('2026-11-21T10:05:00.000Z')} />);
  expect(page.getByRole('status').textContent).toMatch(said);
});

test('a received deposit leads to what is left to bet, until nothing is', () => {
  const link = (left: number) =>
    openPage(<Outcome end="paid" order={{ ...paid, result: { ...result, left } }} balance={null} />).queryByRole(
      'link',
      {
        name: 'What is left to bet',
      },
    );
  expect(link(1)?.getAttribute('href')).toBe('/pages/account/myWallet/cashout');
  expect(link(0)).toBeNull();
});

test('a received deposit leads to the games', () => {
  const plain = openPage(<Outcome end="paid" order={paid} balance={null} />);
  expect(plain.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/pages/index/index');
  expect(plain.getByRole('link', { name: 'To the wallet' })).toBeTruthy();
});

test('the time left stands once: beside the code, or among the steps', () => {
  const open = order({ status: 'pendingPayment' });
  expect(openPage(<OrderTimeline order={open} />).queryByText(/left/)).toBeNull();
  expect(openPage(<OrderTimeline order={open} now={open.readAt} />).getByText('15:00 left')).toBeTruthy();
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

test.each(['declined', 'expired'] as const)('a deposit that was %s leads to the customer service', (end) => {
  const page = openPage(<Outcome end={end} order={order({ status: 'failed' })} balance={null} />);
  seesLink('Customer service', '/pages/account/contactInfomation')(page);
});
