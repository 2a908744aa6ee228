import { expect } from 'vitest';
import { createActor } from 'xstate';
import { depositResultMachine, type DepositResultRef } from '../../../machines/wallet/depositResult.machine.js';
import { DepositResultScreen } from '../../../src/screens/wallet/depositResult/Screen.js';
import { depositResultSpec } from '../../fixtures/wallet/depositResult.spec.js';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesAll, seesLink, seesText, type Page } from '../../support/render.js';

const unread = createActor(balanceMachine);
const seesSteps = ({ getByRole }: Page) => expect(getByRole('list', { name: 'Steps of the deposit' })).toBeTruthy();

const view: View<typeof depositResultMachine, Page> = {
  open: (ref) => openPage(<DepositResultScreen result={ref as DepositResultRef} balance={unread} />),
  ...onPage,
  send: {
    'session.loggedIn': 'outside',
    'session.absent': 'outside',
    'depositResult.retried': press(/Check again|Check again/),
    'depositResult.loginRequested': press('Log in'),
  },
  sees: {
    identifying: seesText('status', /Looking for your deposit/),
    visitor: (page) => {
      seesText('status', /Thank you/)(page);
      // The page shows nothing of the order: no number, no amount, no result.
      expect(document.body.textContent).not.toMatch(/D1|₱|received|failed/);
    },
    loading: seesText('status', /do not pay again/),
    awaitingPayment: seesText('status', /We wait for the payment channel/),
    unanswered: seesText('alert', /do not pay again/),
    missing: seesAll(
      seesText('alert', /can't find this deposit/),
      seesLink('To the wallet', '/pages/account/myWallet'),
      seesLink('Find my payment', '/pages/account/myWallet/findPayment'),
    ),
    paid: seesAll(seesText('status', /Deposit received/), seesSteps),
    declined: seesAll(seesText('alert', /Deposit failed/), seesSteps),
    expired: seesText('alert', /Time out, if the payment/),
    cancelled: seesText('status', /Deposit canceled/),
  },
};

describePaths(depositResultMachine, depositResultSpec, view);
