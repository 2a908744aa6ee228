import { expect } from 'vitest';
import { createActor } from 'xstate';
import { depositMachine, type DepositRef } from '../../../machines/wallet/deposit.machine.js';
import { DepositScreen } from '../../../src/screens/wallet/deposit/Screen.js';
import { depositSpec } from '../../fixtures/wallet/deposit.spec.js';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { confirmedChoice } from '../../fixtures/wallet/orders.js';
import { describeWrite } from '../../support/describe-write.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesAll, seesLink, seesText, type Page } from '../../support/render.js';

const unread = createActor(balanceMachine);
const open = (deposit: DepositRef) =>
  openPage(<DepositScreen deposit={deposit} balance={unread} game={{ gameId: '1001', held: 2_500 }} />);

const view: View<typeof depositMachine, Page> = {
  open: (ref) => open(ref as DepositRef),
  ...onPage,
  send: {
    'deposit.retried': press(/Check again|Try again/),
    'deposit.restarted': press(/New deposit|Make another deposit/),
    'deposit.addressed': 'outside',
  },
  sees: {
    editing: ({ getByText }) => expect(getByText('Loading the payment channels')).toBeTruthy(),
    reservingKey: seesText('status', /Making your order/),
    sending: seesText('status', /Making your order|Looking for your order/),
    loading: seesText('status', /do not pay again/),
    broken: seesText('alert', /Nothing was sent/),
    unanswered: seesText('alert', /do not pay again/),
    missing: seesAll(
      seesText('alert', /can't find this deposit/),
      seesLink('Find my payment', '/pages/account/myWallet/findPayment'),
    ),
    awaitingPayment: ({ getByText }) => expect(getByText("don't pay again.")).toBeTruthy(),
    paid: (page) => {
      expect(page.getByRole('heading', { level: 1, name: 'Deposit received' })).toBeTruthy();
      seesText('status', /Deposit received.*check the wallet for the new balance/)(page);
      // What came back from the game, and the deposit.
      expect(page.getByRole('link', { name: /^Back to the game with ₱\s525\.00$/ }).getAttribute('href')).toBe(
        '/pages/index/playingGame?id=1001&amount=52500',
      );
    },
    declined: seesText('alert', /Deposit failed.*contact customer service/),
    expired: seesText('alert', /Time out, if the payment is not successfully received please contact customer service/),
    cancelled: seesText('status', /Deposit canceled/),
  },
};

describePaths(depositMachine, depositSpec, view);

describeWrite(depositMachine, {
  write: 'sendOrder',
  input: { saved: { choice: confirmedChoice, key: 'key-0' }, draft: null, orderNo: null, game: null },
  open,
  tracing: /Looking for your order/,
  unanswered: /do not pay again/,
  unsent: /Your order did not reach us.*Nothing was taken/,
});
