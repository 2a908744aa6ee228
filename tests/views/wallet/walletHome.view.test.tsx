import { createActor } from 'xstate';
import { expect } from 'vitest';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { walletHomeMachine, type WalletHomeRef } from '../../../machines/wallet/walletHome.machine.js';
import { WalletHomeScreen } from '../../../src/screens/wallet/walletHome/Screen.js';
import { walletHomeSpec } from '../../fixtures/wallet/walletHome.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, openPage, press, seesText, type Page } from '../../support/render.js';

/** Without a player the balance is unknown and shows as a dash. */
const balance = createActor(balanceMachine).start();
const isKnown = ({ getByText }: Page) => expect(getByText('Not known at the moment')).toBeTruthy();

const view: View<typeof walletHomeMachine, Page> = {
  open: (ref) => openPage(<WalletHomeScreen walletHome={ref as WalletHomeRef} balance={balance} />),
  act: actOnPage,
  send: {
    'walletHome.cancelRequested': async (page) =>
      page.user.click(page.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement),
    'walletHome.cancelConfirmed': press(/Cancel ₱.500\.00/),
    'walletHome.cancelWithdrawn': press('Keep it'),
    'walletHome.ordersRetried': async (page) =>
      page.user.click(page.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement),
    'walletHome.billsRetried': async (page) =>
      page.user.click(page.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement),
    'page.shown': 'outside',
  },
  sees: {
    'orders.loading': isKnown,
    'orders.shown': ({ queryByText }) => expect(queryByText(/We could not check for unpaid deposits/)).toBeNull(),
    'orders.failed': seesText('alert', /could not check for unpaid deposits/),
    'orders.askingCancel': ({ front }) => expect(front().getByText(/If you have already paid, keep it/)).toBeTruthy(),
    'orders.cancelling': ({ front }) =>
      expect(
        front()
          .getByRole('button', { name: /Cancel/ })
          .getAttribute('aria-busy'),
      ).toBe('true'),
    'bills.loading': ({ queryByText, queryByRole }) =>
      expect(
        queryByText(/Loading the last entries|Nothing has moved yet/) ?? queryByRole('link', { name: /To Mango Moon/ }),
      ).toBeTruthy(),
    'bills.shown': ({ queryByText, queryByRole }) =>
      expect(
        queryByText('Nothing has moved yet') ?? queryByRole('link', { name: /Deposit · Instant QR/ }),
      ).toBeTruthy(),
    'bills.failed': ({ getAllByText, getAllByRole }) => {
      expect(getAllByText('The entries could not be loaded').length).toBeGreaterThan(0);
      expect(getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
    },
  },
};

describePaths(walletHomeMachine, walletHomeSpec, view);
