import { expect } from 'vitest';
import { manualDepositMachine, type ManualDepositRef } from '../../../machines/wallet/manualDeposit.machine.js';
import { ManualDepositScreen } from '../../../src/screens/wallet/manualDeposit/Screen.js';
import { OrderReviewPart } from '../../../src/screens/wallet/orderReview/Screen.js';
import { manualDepositSpec } from '../../fixtures/wallet/manualDeposit.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const seesSending = seesText('status', /Sending your request|Checking whether your request arrived/);

const view: View<typeof manualDepositMachine, Page> = {
  open: (ref) =>
    openPage(
      <ManualDepositScreen
        manualDeposit={ref as ManualDepositRef}
        renderReview={(review) => <OrderReviewPart review={review} />}
      />,
    ),
  ...onPage,
  send: {
    'manualDeposit.retried': press(/Check again|Try again|Back to the form/),
    'manualDeposit.reviewRequested': press('Follow the review'),
  },
  sees: {
    editing: ({ getByText }) => expect(getByText('Loading the accounts')).toBeTruthy(),
    reservingKey: seesSending,
    sending: seesSending,
    tracing: seesText('status', /Nothing is sent a second time/),
    broken: seesText('alert', /Nothing was sent/),
    unanswered: seesText('alert', /do not send another one/),
    unsent: seesText('alert', /did not reach us/),
    placed: seesText('status', /Your deposit is under review/),
    reviewing: ({ getByText }) => expect(getByText('Loading the order')).toBeTruthy(),
  },
};

describePaths(manualDepositMachine, manualDepositSpec, view);
