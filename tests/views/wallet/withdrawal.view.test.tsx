import { expect } from 'vitest';
import { withdrawalMachine, type WithdrawalRef } from '../../../machines/wallet/withdrawal.machine.js';
import { OwnerProof } from '../../../src/app/hosting/OwnerProof.js';
import { WithdrawalScreen } from '../../../src/screens/wallet/withdrawal/Screen.js';
import { withdrawalSpec } from '../../fixtures/wallet/withdrawal.spec.js';
import { confirmed } from '../../fixtures/wallet/withdrawals.js';
import { describeWrite } from '../../support/describe-write.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const seesSending = seesText('status', /Sending your request|Checking whether your request arrived/);

const open = (withdrawal: WithdrawalRef) =>
  openPage(<WithdrawalScreen withdrawal={withdrawal} proof={<OwnerProof withdrawal={withdrawal} />} />);

const view: View<typeof withdrawalMachine, Page> = {
  open: (ref) => open(ref as WithdrawalRef),
  ...onPage,
  send: {
    'withdrawal.retried': press(/Check again|Try again/),
    'withdrawal.reviewRequested': press('Follow the review'),
  },
  sees: {
    editing: ({ getByText }) => expect(getByText('Loading the terms')).toBeTruthy(),
    reservingKey: seesSending,
    sending: seesSending,
    // The form of the proof has its own test; here its chart is a pending call.
    proving: ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
    broken: seesText('alert', /Nothing was sent/),
    unanswered: seesText('alert', /do not send another one/),
    placed: seesText('status', /The withdrawal order is under review/),
  },
};

describePaths(withdrawalMachine, withdrawalSpec, view);

describeWrite(withdrawalMachine, {
  write: 'sendWithdrawal',
  input: {
    saved: { choice: confirmed, key: 'key-0', asked: { demand: null } },
    draft: null,
    proof: null,
    canUsePasskey: false,
  },
  open,
  tracing: /Checking whether your request arrived/,
  unanswered: /do not send another one/,
  unsent: /Your request did not reach us.*Nothing was taken/,
});
