import { expect } from 'vitest';
import { referralRewardMachine, type ReferralRewardRef } from '../../../machines/bonuses/referralReward.machine.js';
import { ClaimDialog } from '../../../src/screens/bonuses/referral/ClaimDialog.js';
import { referralRewardSpec } from '../../fixtures/bonuses/referralReward.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, openPage, press, seesText, type Page } from '../../support/render.js';

const buttons = (page: Page) =>
  page
    .front()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const waits = (text: string) => (page: Page) => {
  expect(page.getByText(text)).toBeTruthy();
  // Nothing can be sent a second time.
  expect(buttons(page)).toEqual([]);
};

const view: View<typeof referralRewardMachine, Page> = {
  open: (ref) => openPage(<ClaimDialog claim={ref as ReferralRewardRef} />),
  act: actOnPage,
  send: { 'claim.retried': press(/Ask again|Send again/), 'claim.closed': press(/Close|Later/) },
  sees: {
    reservingKey: waits('Sending your claim'),
    sending: waits('Sending your claim'),
    'unknown.asking': waits('Asking whether it arrived'),
    'unknown.silent': (page) => {
      seesText('alert', /Nothing is sent twice/)(page);
      expect(buttons(page)).toEqual(['Ask again']);
    },
    'unknown.absent': (page) => {
      seesText('alert', /did not arrive, and no money has moved/)(page);
      expect(buttons(page)).toEqual(['Send again', 'Later']);
    },
    claimed: seesText('status', /₱\s50\.00 is in your wallet.*Stake ₱\s150\.00 before you withdraw it/),
    refused: seesText('alert', /expired|claimed later|No connection|connection/i),
    // The page takes the dialog away.
    closed: (page) => expect(page.getByRole('dialog', { name: /Reward of ₱\s50\.00/ })).toBeTruthy(),
  },
};

describePaths(referralRewardMachine, referralRewardSpec, view);
