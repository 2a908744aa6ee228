import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { billsMachine, type BillsQuery, type BillsRef } from '../../../machines/wallet/bills.machine.js';
import type { Bill, Paged } from '../../../machines/vocabulary.js';
import { BillDialog } from '../../../src/screens/wallet/bills/BillDialog.js';
import { BillsScreen } from '../../../src/screens/wallet/bills/Screen.js';
import { billsSpec } from '../../fixtures/wallet/bills.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { bill, gameBill } from '../../fixtures/wallet/orders.js';
import { actOnPage, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const bills = new WeakMap<Page, BillsRef>();
const refOf = (page: Page) => bills.get(page) as BillsRef;

const view: View<typeof billsMachine, Page> = {
  open: (ref) => {
    const page = openPage(<BillsScreen bills={ref as BillsRef} />);
    bills.set(page, ref as BillsRef);
    return page;
  },
  ...onPage,
  send: {
    // While the dialog is open the list cannot be filtered by hand, and days are not typed at once: the test sends the event.
    'bills.filtered': async (page, event) =>
      page.queryByRole('dialog') || event.filter.from !== undefined
        ? actOnPage(async () => refOf(page).send(event))
        : page.user.click(page.getByRole('button', { name: 'Deposit' })),
    'bills.addressed': 'outside',
    'bills.opened': async (page, event) => {
      const row = page.queryByRole('dialog') ? null : page.queryByRole('button', { name: /Deposit · Instant QR/ });
      await (row ? page.user.click(row) : actOnPage(async () => refOf(page).send(event)));
    },
    'bills.moreRequested': async (page, event) =>
      page.queryByRole('dialog') || !page.queryByRole('button', { name: 'Show more' })
        ? actOnPage(async () => refOf(page).send(event))
        : press('Show more')(page),
    'bills.retried': async (page, event) =>
      page.queryByRole('dialog') ? actOnPage(async () => refOf(page).send(event)) : press('Try again')(page),
    'bills.billRetried': press('Try again'),
    'bills.closed': press('Close'),
  },
  sees: {
    'list.loading': ({ getByText }) => expect(getByText('Loading the bills')).toBeTruthy(),
    'list.shown': ({ getAllByText }) => expect(getAllByText(/\d of \d/).length).toBeGreaterThan(0),
    'list.empty': ({ getByText }) => expect(getByText('No transactions yet')).toBeTruthy(),
    'list.failed': seesText('alert', /bills could not be loaded/),
    'list.loadingMore': ({ getByRole }) =>
      expect(getByRole('button', { name: 'Loading more' }).getAttribute('aria-busy')).toBe('true'),
    'list.moreFailed': seesText('alert', /More bills could not be loaded/),
    'detail.closed': ({ queryByRole }) => expect(queryByRole('dialog')).toBeNull(),
    'detail.finding': ({ front }) => expect(front().getByText('Loading the bill')).toBeTruthy(),
    'detail.open': ({ front }) => expect(front().getByText('Balance after')).toBeTruthy(),
    'detail.missing': seesText('alert', /can't find this bill/),
    'detail.unread': seesText('alert', /The bill could not be loaded/),
  },
};

describePaths(billsMachine, billsSpec, view);

test('The filters stand behind one button on a phone, and each that is on can be removed', async () => {
  const filter = { type: 'deposit', status: 'done', from: '2026-11-02' } as const;
  const loadBills = fromPromise<Paged<Bill>, BillsQuery>(async () => ({ rows: [bill()], total: 1 }));
  const ref = createActor(billsMachine.provide({ actors: { loadBills } }), {
    input: { ...billsSpec.input, filter },
  }).start();
  const page = openPage(<BillsScreen bills={ref} />);
  expect(page.getByText('Filters').closest('details')?.open).toBe(false);
  const active = within(page.getByRole('group', { name: 'Active filters' }));
  expect(active.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Deposit',
    'Done',
    'From Nov 2, 2026',
  ]);
  const send = vi.spyOn(ref, 'send').mockImplementation(() => undefined);
  await page.user.click(active.getByRole('button', { name: 'Remove the filter: From Nov 2, 2026' }));
  expect(send.mock.lastCall).toEqual([{ type: 'bills.filtered', filter: { type: 'deposit', status: 'done' } }]);
});

test.each([
  [bill(), 'To the deposit', '/pages/account/myWallet/recharge?orderNo=D1'],
  [bill({ billType: 'rewards', transferType: null }), 'To the deposit', '/pages/account/myWallet/recharge?orderNo=D1'],
  [bill({ origin: 'manualDeposit' }), 'To the deposit', '/pages/account/myWallet/manualDeposit?orderNo=D1'],
  [
    bill({ billType: 'withdrawal', transferType: 'withdraw', origin: 'withdrawal' }),
    'To the withdrawal',
    '/pages/account/myWallet/cashoutAudit?orderNo=D1',
  ],
  [
    bill({ billType: 'rewards', transferType: 'promotionSettlement', origin: 'promotionRecord', referenceNo: '60001' }),
    'To the promotion',
    '/pages/account/myPromotion/myPromotionDetail?id=60001',
  ],
  [gameBill, 'To the game', '/pages/index/gameDetail?id=1001'],
])('A bill leads to what moved the money: %o', (shown, name, address) => {
  const { front } = openPage(
    <BillDialog stage="open" bill={shown} onClose={() => undefined} onRetry={() => undefined} />,
  );
  expect(front().getByRole('link', { name }).getAttribute('href')).toBe(address);
});

test('A bill whose reference the player cannot read leads nowhere', () => {
  const rebate = bill({ billType: 'rebate', transferType: null, origin: null });
  const { front } = openPage(
    <BillDialog stage="open" bill={rebate} onClose={() => undefined} onRetry={() => undefined} />,
  );
  expect(front().queryByRole('link')).toBeNull();
});

test.each([
  [45, '2 of 45'],
  [1_000, '2 of 1,000 or more'],
])('A list that the server has counted up to %i says %s', async (total, text) => {
  const loadBills = fromPromise<Paged<Bill>, BillsQuery>(async () => ({ rows: [bill(), gameBill], total }));
  const ref = createActor(billsMachine.provide({ actors: { loadBills } }), { input: billsSpec.input }).start();
  const page = openPage(<BillsScreen bills={ref} />);
  expect(await page.findByText(text)).toBeTruthy();
});
