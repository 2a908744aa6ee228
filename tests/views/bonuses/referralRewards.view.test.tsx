import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import type { ReferralReward } from '../../../machines/bonuses/referral.js';
import { referralRewardsMachine, type ReferralRewardsRef } from '../../../machines/bonuses/referralLists.js';
import { Rewards } from '../../../src/screens/bonuses/referral/Rewards.js';
import { reward } from '../../fixtures/bonuses/rewards.js';
import { describeList, shownList } from '../../support/describe-list.js';
import { openPage, seesText, type Page } from '../../support/render.js';

const charts = new WeakMap<Page, ReferralRewardsRef>();
const rows = (page: Page) => page.getAllByRole('listitem').map(({ textContent }) => textContent);

describeList(
  referralRewardsMachine,
  {
    query: null,
    first: [reward()],
    second: [reward({ bonusId: '30', friend: 'ka***na', status: 'claimed', issuedTime: '2026-11-11T10:00:00.000Z' })],
  },
  {
    open: (rewards) => {
      const page = openPage(<Rewards rewards={rewards} onClaim={() => undefined} />);
      charts.set(page, rewards);
      return page;
    },
    loading: ({ getByText }) => expect(getByText('Loading your rewards')).toBeTruthy(),
    empty: ({ getByText }) => expect(getByText('No rewards yet')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    rows: (page) => {
      for (const row of rows(page)) expect(row).toMatch(/ma\*\*\*af.*(?:Claim until|Expired)|₱\s50\.00.*Claimed/);
      const isOpen = charts
        .get(page)
        ?.getSnapshot()
        .context.rows.some(({ status }) => status === 'pending');
      expect(page.queryByRole('button', { name: 'Claim: ma***af' }) !== null).toBe(isOpen);
    },
    stuck: seesText('alert', /More of your rewards could not be loaded/),
  },
);

test('each status says what can be done, or what was done', async () => {
  const all: ReferralReward[] = [
    reward(),
    reward({ bonusId: '2', status: 'issued', issuedTime: '2026-11-21T10:00:00.000Z', turnoverDone: 40_00 }),
    reward({ bonusId: '3', status: 'expired' }),
  ];
  const rewards = shownList(referralRewardsMachine, null, { rows: all, total: all.length });
  await waitFor(rewards, (snapshot) => snapshot.matches('shown'));
  let claimed: ReferralReward | null = null;
  const page = openPage(<Rewards rewards={rewards} onClaim={(one) => (claimed = one)} />);
  const [open, paid, over] = rows(page);
  expect(open).toMatch(/Claim until .*₱\s50\.00.*Claimable.*Claim/);
  expect(paid).toMatch(/In the wallet since .* · Bet ₱\s40\.00 of ₱\s150\.00.*Paid automatically/);
  expect(over).toMatch(/Expired .*Expired/);
  await page.user.click(page.getByRole('button', { name: 'Claim: ma***af' }));
  expect(claimed).toEqual(all[0]);
});
