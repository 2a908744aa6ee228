import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { billListMachine, type BillListRef } from '../../../machines/wallet/billList.js';
import { billsMachine, type BillsRef } from '../../../machines/wallet/bills.machine.js';
import { BillDialog } from '../../../src/screens/wallet/bills/BillDialog.js';
import { BillList } from '../../../src/screens/wallet/bills/BillList.js';
import { Filters } from '../../../src/screens/wallet/bills/Filters.js';
import { BillsScreen } from '../../../src/screens/wallet/bills/Screen.js';
import { billsSpec } from '../../fixtures/wallet/bills.spec.js';
import { describeList, shownList } from '../../support/describe-list.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { bill, gameBill } from '../../fixtures/wallet/orders.js';
import {
  chooseDay,
  onPage,
  openPage,
  press,
  pressUnlessCovered,
  seesAll,
  seesLink,
  seesText,
  type Page,
} from '../../support/render.js';

const view: View<typeof billsMachine, Page> = {
  open: (ref) => openPage(<BillsScreen bills={ref as BillsRef} />),
  ...onPage,
  send: {
    // Days are chosen one by one, so a filter of both is sent at once by the test; the fields have a test of their own.
    'bills.filtered': async (page, event, outside) =>
      event.filter.from === undefined ? pressUnlessCovered('Deposit')(page, event, outside) : outside.send(),
    'bills.addressed': 'outside',
    // The row stands in the list, whose chart a fake replaces here: a test below presses it.
    'bills.opened': 'outside',
    'bills.billRetried': press('Try again'),
    'bills.closed': press('Close'),
  },
  sees: {
    'list.shown': ({ getByText, getAllByRole }) => {
      expect(getByText('Loading the bills')).toBeTruthy();
      const [analysis] = getAllByRole('link', { name: 'Analysis' });
      expect(analysis?.getAttribute('href')).toBe('/pages/account/myWallet/analysisBill');
      const [link] = getAllByRole('link', { name: 'Find my payment' });
      expect(link?.getAttribute('href')).toBe('/pages/account/myWallet/findPayment');
    },
    'detail.hidden': ({ queryByRole }) => expect(queryByRole('dialog')).toBeNull(),
    'detail.loading': ({ front }) => expect(front().getByText('Loading the bill')).toBeTruthy(),
    'detail.open': ({ front }) => expect(front().getByText('Balance after')).toBeTruthy(),
    'detail.missing': (page) => {
      seesText('alert', /can't find this bill/)(page);
      const link = page.front().getByRole('link', { name: 'Find my payment' });
      expect(link.getAttribute('href')).toBe('/pages/account/myWallet/findPayment');
    },
    'detail.unavailable': seesText('alert', /The bill could not be loaded/),
  },
};

describePaths(billsMachine, billsSpec, view);

const opened = vi.fn();
const shownAll = vi.fn();
const openList = (list: BillListRef, { isFiltered = false, device = 'other' as 'pc' | 'other' } = {}) =>
  openPage(<BillList list={list} offset={480} isFiltered={isFiltered} onOpen={opened} onShowAll={shownAll} />, {
    site: { device },
  });

describeList(
  billListMachine,
  { query: {}, first: [bill(), gameBill], second: [bill({ billId: 'b3' })] },
  {
    open: (list) => openList(list),
    loading: ({ getByText }) => expect(getByText('Loading the bills')).toBeTruthy(),
    empty: seesAll(
      ({ getByText }) => expect(getByText('No transactions yet')).toBeTruthy(),
      seesLink('Deposit', '/pages/account/myWallet/recharge'),
    ),
    unavailable: seesText('alert', /bills could not be loaded/),
    rows: ({ getAllByText }) => expect(getAllByText(/\d of \d/).length).toBeGreaterThan(0),
    stuck: seesText('alert', /More bills could not be loaded/),
    loadingMore: 'Loading more',
  },
);

test.each(['pc', 'other'] as const)('On %s a row opens its bill', async (device) => {
  const page = openList(shownList(billListMachine, {}, { rows: [bill(), gameBill], total: 2 }), { device });
  await page.user.click(await page.findByRole('button', { name: /Deposit · Instant QR/ }));
  expect(opened.mock.lastCall).toEqual([bill()]);
  opened.mockClear();
});

test('A filter without bills can be removed', async () => {
  const page = openList(shownList(billListMachine, {}, { rows: [], total: 0 }), { isFiltered: true });
  await page.user.click(await page.findByRole('button', { name: 'Show all' }));
  expect(shownAll).toHaveBeenCalledTimes(1);
});

test('Bills are filtered by type, transfer, status and days', async () => {
  const filters: unknown[] = [];
  const page = openPage(
    <Filters filter={{ type: 'deposit' }} today="2026-11-21" onFilter={(filter) => void filters.push(filter)} />,
    { site: { device: 'pc' } },
  );
  await page.user.click(page.getByRole('button', { name: 'All' }));
  await page.user.selectOptions(page.getByLabelText('Transfer'), 'Into a game');
  await page.user.selectOptions(page.getByLabelText('Status'), 'Done');
  chooseDay(page, 'From', '2026-11-02');
  expect(filters.slice(0, 3)).toEqual([
    {},
    { type: 'deposit', transferType: 'toGameMaker' },
    { type: 'deposit', status: 'done' },
  ]);
  expect(filters.at(-1)).toEqual({ type: 'deposit', from: '2026-11-02' });
});

test('The filters stand behind one button on a phone, and each that is on can be removed', async () => {
  const filter = { type: 'deposit', status: 'done', from: '2026-11-02' } as const;
  const ref = createActor(billsMachine, { input: { ...billsSpec.input, filter } }).start();
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
  const page = openList(shownList(billListMachine, {}, { rows: [bill(), gameBill], total }));
  expect(await page.findByText(text)).toBeTruthy();
});
