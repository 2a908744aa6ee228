import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ReferralReward } from '../../../machines/bonuses/referral.js';
import { referralRewardsMachine, type ReferralRewardsRef } from '../../../machines/bonuses/referralRewards.machine.js';
import type { Paged } from '../../../machines/vocabulary.js';
import { Rewards } from '../../../src/screens/bonuses/referral/Rewards.js';
import { reward } from '../../fixtures/bonuses/rewards.js';
import { referralRewardsSpec } from '../../fixtures/bonuses/referralRewards.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const charts = new WeakMap<Page, ReferralRewardsRef>();
const rows = (page: Page) => page.getAllByRole('listitem').map(({ textContent }) => textContent);
const more = ({ queryByRole }: Page) => queryByRole('button', { name: 'Show more' });
const lists = (page: Page) => {
  for (const row of rows(page)) expect(row).toMatch(/ma\*\*\*af.*(?:Claim until|Expired)|₱\s50\.00.*Claimed/);
  const isOpen = charts
    .get(page)
    ?.getSnapshot()
    .context.rows.some(({ status }) => status === 'pending');
  expect(page.queryByRole('button', { name: 'Claim: ma***af' }) !== null).toBe(isOpen);
};

const view: View<typeof referralRewardsMachine, Page> = {
  open: (ref) => {
    const page = openPage(<Rewards rewards={ref as ReferralRewardsRef} onClaim={() => undefined} />);
    charts.set(page, ref as ReferralRewardsRef);
    return page;
  },
  ...onPage,
  send: {
    'rewards.moreWanted': press('Show more'),
    'rewards.retried': press('Try again'),
    'rewards.refresh': 'outside',
  },
  sees: {
    loading: (page) => {
      if (charts.get(page)?.getSnapshot().context.rows.length === 0)
        expect(page.getByText('Loading your rewards')).toBeTruthy();
      else lists(page);
      expect(more(page)).toBeNull();
    },
    empty: ({ getByText }) => expect(getByText('No rewards yet')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    'listed.partial': (page) => {
      lists(page);
      expect(more(page)?.getAttribute('aria-busy')).toBeNull();
    },
    'listed.extending': (page) => {
      lists(page);
      expect(more(page)?.getAttribute('aria-busy')).toBe('true');
    },
    'listed.stuck': (page) => {
      lists(page);
      seesText('alert', /More of your rewards could not be loaded/)(page);
    },
    'listed.complete': (page) => {
      lists(page);
      expect(more(page)).toBeNull();
    },
  },
};

describePaths(referralRewardsMachine, referralRewardsSpec, view);

test('each status says what can be done, or what was done', async () => {
  const all: ReferralReward[] = [
    reward(),
    reward({ bonusId: '2', status: 'issued', issuedTime: '2026-11-21T10:00:00.000Z', turnoverDone: 40_00 }),
    reward({ bonusId: '3', status: 'expired' }),
  ];
  const loadRewards = fromPromise<Paged<ReferralReward>, { page: number }>(async () => ({
    rows: all,
    total: all.length,
  }));
  const rewards = createActor(referralRewardsMachine.provide({ actors: { loadRewards } })).start();
  await waitFor(rewards, (snapshot) => snapshot.matches('listed'));
  let claimed: ReferralReward | null = null;
  const page = openPage(<Rewards rewards={rewards} onClaim={(one) => (claimed = one)} />);
  const [open, paid, over] = rows(page);
  expect(open).toMatch(/Claim until .*₱\s50\.00.*Claimable.*Claim/);
  expect(paid).toMatch(/In the wallet since .* · Bet ₱\s40\.00 of ₱\s150\.00.*Paid automatically/);
  expect(over).toMatch(/Expired .*Expired/);
  await page.user.click(page.getByRole('button', { name: 'Claim: ma***af' }));
  expect(claimed).toEqual(all[0]);
});
