import { expect } from 'vitest';
import { createActor } from 'xstate';
import { depositResultMachine, type DepositResultRef } from '../../../machines/wallet/depositResult.machine.js';
import { DepositResultScreen } from '../../../src/screens/wallet/depositResult/Screen.js';
import { depositResultSpec } from '../../fixtures/wallet/depositResult.spec.js';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const unread = createActor(balanceMachine);
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
    missing: seesText('alert', /can't find this deposit/),
    paid: seesText('status', /Deposit received/),
    declined: seesText('alert', /Deposit failed/),
    expired: seesText('alert', /Time out, if the payment/),
    cancelled: seesText('status', /Deposit canceled/),
  },
};

describePaths(depositResultMachine, depositResultSpec, view);
