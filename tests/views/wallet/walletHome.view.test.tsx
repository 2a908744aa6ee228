import { within } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { PromotionRecord } from '../../../machines/promotions/ending.js';
import type { BalanceInfo, Bill } from '../../../machines/vocabulary.js';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { walletParamsMachine, type WalletParams } from '../../../machines/wallet/walletParams.machine.js';
import { walletHomeMachine, type OpenMoney, type WalletHomeRef } from '../../../machines/wallet/walletHome.machine.js';
import { CancelDialog } from '../../../src/screens/wallet/shared/CancelDialog.js';
import { BalanceHero } from '../../../src/screens/wallet/walletHome/BalanceHero.js';
import { InGame } from '../../../src/screens/wallet/walletHome/InGame.js';
import { WalletHomeScreen } from '../../../src/screens/wallet/walletHome/Screen.js';
import { record } from '../../fixtures/promotions/records.js';
import { bill } from '../../fixtures/wallet/orders.js';
import { withdrawal } from '../../fixtures/wallet/withdrawals.js';
import { walletHomeSpec } from '../../fixtures/wallet/walletHome.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressOrEscape, seesLink, seesText, type Page } from '../../support/render.js';

/** Without a player the balance is unknown and shows as a dash. */
const balance = createActor(balanceMachine).start();
const walletParams = createActor(walletParamsMachine).start();

const view: View<typeof walletHomeMachine, Page> = {
  open: (ref) =>
    openPage(<WalletHomeScreen walletHome={ref as WalletHomeRef} balance={balance} walletParams={walletParams} />),
  ...onPage,
  send: {
    'walletHome.cancelRequested': async (page) => {
      // The other way: paying the order.
      const [first] = page.getAllByRole('link', { name: 'Continue' });
      expect(first?.getAttribute('href')).toBe('/pages/account/myWallet/recharge?orderNo=D1');
      await page.user.click(page.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    },
    'walletHome.cancelConfirmed': press(/Cancel ₱.500\.00/),
    'walletHome.cancelWithdrawn': pressOrEscape('Keep it'),
    'walletHome.ordersRetried': async (page) =>
      page.user.click(page.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement),
    'walletHome.promotionsRetried': async ({ user, getByText }) => {
      const note = getByText(/money in promotions could not be read/).closest('[role=alert]') as HTMLElement;
      await user.click(within(note).getByRole('button', { name: 'Try again' }));
    },
    'walletHome.billsRetried': async ({ user, getAllByText }) => {
      const note = getAllByText('The entries could not be loaded').at(-1)?.closest('[role=alert]') as HTMLElement;
      await user.click(within(note).getByRole('button', { name: 'Try again' }));
    },
    'page.shown': 'outside',
  },
  sees: {
    'orders.loading': ({ queryAllByText }) =>
      expect(queryAllByText(/Looking for what is still open|waits for payment/).length).toBeGreaterThan(0),
    'orders.shown': ({ queryByText }) =>
      expect(queryByText(/We could not check for open deposits and withdrawals/)).toBeNull(),
    'orders.refused': seesText('alert', /No connection|already ended/),
    'orders.unavailable': seesText('alert', /could not check for open deposits and withdrawals/),
    'orders.confirming': ({ front }) => expect(front().getByText(/If you have already paid, keep it/)).toBeTruthy(),
    'orders.sending': ({ front }) =>
      expect(
        front()
          .getByRole('button', { name: /Cancel/ })
          .getAttribute('aria-busy'),
      ).toBe('true'),
    'promotions.loading': ({ queryAllByText }) =>
      expect(queryAllByText(/Looking for what is still open|In a promotion/).length).toBeGreaterThan(0),
    'promotions.shown': ({ queryByText }) => expect(queryByText(/money in promotions could not be read/)).toBeNull(),
    'promotions.unavailable': seesText('alert', /money in promotions could not be read/),
    'bills.loading': ({ queryByText, queryByRole }) =>
      expect(
        queryByText(/Loading the last entries|No transactions yet/) ?? queryByRole('link', { name: /To Mango Moon/ }),
      ).toBeTruthy(),
    'bills.shown': ({ queryByText, queryByRole }) =>
      expect(queryByText('No transactions yet') ?? queryByRole('link', { name: /Deposit · Instant QR/ })).toBeTruthy(),
    'bills.unavailable': ({ getAllByText, getAllByRole }) => {
      expect(getAllByText('The entries could not be loaded').length).toBeGreaterThan(0);
      expect(getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
    },
  },
};

describePaths(walletHomeMachine, walletHomeSpec, view);

const switchedOn: WalletParams = {
  isShowWithdrawal: true,
  isShowManualDeposit: true,
  isShowAutoDeposit: true,
  depositAmountListStatus: true,
  withdrawAmountListStatus: true,
};

/** The page of a player with this open money, on a site with these switches; null while they are unknown. */
function openHome({
  records = [],
  reviews = [],
  withdrawals = [],
  params = null,
}: {
  records?: readonly PromotionRecord[];
  reviews?: OpenMoney['reviews'];
  withdrawals?: OpenMoney['withdrawals'];
  params?: WalletParams | null;
}) {
  const walletHome = createActor(
    walletHomeMachine.provide({
      actors: {
        loadOpenMoney: fromPromise<OpenMoney>(() => Promise.resolve({ orders: [], reviews, withdrawals })),
        loadOpenRecords: fromPromise<readonly PromotionRecord[]>(() => Promise.resolve(records)),
        loadLatestBills: fromPromise<readonly Bill[]>(() => Promise.resolve([])),
      },
      actions: { requestSwitches: () => undefined },
    }),
  ).start();
  const switches = createActor(walletParamsMachine, {
    snapshot: walletParamsMachine.resolveState({ value: 'fresh', context: { params } }),
  }).start();
  return openPage(<WalletHomeScreen walletHome={walletHome} balance={balance} walletParams={switches} />);
}

test('a withdrawal under review says what arrives and when, and leads to its steps', async () => {
  const { findByRole } = openHome({ withdrawals: [withdrawal()] });
  const row = await findByRole('link', { name: /Withdrawal to Island Savings •••• 7890/ });
  expect(row.getAttribute('href')).toBe('/pages/account/myWallet/cashoutAudit?orderNo=W1');
  expect(row.textContent).toMatch(/arrives by .*495\.00/);
});

test('a deposit under review is said, and leads to its steps', async () => {
  const reviews = [bill({ status: 'pendingReview', origin: 'manualDeposit', channelName: 'Island Savings' })];
  const { findByRole } = openHome({ reviews });
  const row = await findByRole('link', { name: /Deposit · Island Savings/ });
  expect(row.getAttribute('href')).toBe('/pages/account/myWallet/manualDeposit?orderNo=D1');
  expect(row.textContent).toMatch(/2,000\.00.*In review/);
});

test('money in promotions is a row with its amount, and leads to its participation', async () => {
  const { findByRole } = openHome({ records: [record()] });
  const row = await findByRole('link', { name: /In a promotion/ });
  expect(row.getAttribute('href')).toBe('/pages/account/myPromotion/myPromotionDetail?id=7');
  expect(row.textContent).toMatch(/^Reel starter.*640\.00/);
});

test('once everything was read, nothing is said to be looked for', async () => {
  const { findByText, queryByText } = openHome({});
  await findByText('No transactions yet');
  expect(queryByText('Looking for what is still open')).toBeNull();
});

test.each([
  { off: 'isShowAutoDeposit', name: 'Deposit' },
  { off: 'isShowWithdrawal', name: 'Withdraw' },
])('without $off there is no button that leads to a closed page', ({ off, name }) => {
  expect(openHome({ params: switchedOn }).getByRole('link', { name })).toBeTruthy();
  expect(openHome({ params: { ...switchedOn, [off]: false } }).queryByRole('link', { name })).toBeNull();
  expect(openHome({ params: null }).getByRole('link', { name })).toBeTruthy();
});

test('the balance is hidden at a press, and shown at the next', async () => {
  const info: BalanceInfo = { balance: 1_280_050, currency: 'PHP', inGame: [], asOf: '2026-11-21T10:24:13.000Z' };
  const page = openPage(<BalanceHero info={info} isStale={false} actions={{ canDeposit: true, canWithdraw: true }} />);
  expect(document.body.textContent).toContain('12,800.50');
  seesLink('Bills', '/pages/account/myWallet/walletDetail')(page);
  await press('Hide the balance')(page);
  expect(document.body.textContent).not.toContain('12,800.50');
  await press('Show the balance')(page);
  expect(document.body.textContent).toContain('12,800.50');
});

test('money in a game can be brought back from here, and all of it has a page', () => {
  const page = openPage(
    <InGame sessions={[{ sessionId: 'S1', gameId: '1001', gameName: 'Mango Moon', amount: 32_000 }]} />,
  );
  seesLink('Bring back', '/pages/index/playingGame?session=S1&exit=1')(page);
  seesLink('Where is my money?', '/pages/account/myWallet/moneyInGames')(page);
});

test('Escape keeps a deposit that the player was about to cancel', async () => {
  const keeps = vi.fn();
  const page = openPage(<CancelDialog amount={50_000} isPending={false} onConfirm={() => undefined} onKeep={keeps} />);
  await page.user.keyboard('{Escape}');
  expect(keeps).toHaveBeenCalledOnce();
});

test('the wallet leads to help, and to manual deposits where the site takes them', () => {
  const page = openHome({ params: switchedOn });
  seesLink('Customer service', '/pages/account/contactInfomation')(page);
  seesLink(/^Manual deposit/, '/pages/account/myWallet/manualDeposit')(page);
  expect(openHome({ params: { ...switchedOn, isShowManualDeposit: false } }).queryByText('Manual deposit')).toBeNull();
});
