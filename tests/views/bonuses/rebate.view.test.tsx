import { expect, test, vi } from 'vitest';
import { rebateMachine, type RebateRef } from '../../../machines/bonuses/rebate.machine.js';
import { rebatesMachine, type RebatesRef } from '../../../machines/bonuses/rebates.js';
import { RebateScreen } from '../../../src/screens/bonuses/rebate/Screen.js';
import { RebateView } from '../../../src/screens/bonuses/rebate/View.js';
import { claimedRebate, overview, rebate } from '../../fixtures/bonuses/bonuses.js';
import { rebateSpec } from '../../fixtures/bonuses/rebate.spec.js';
import { describeList, shownList } from '../../support/describe-list.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressIfTaken, seesText, type Page } from '../../support/render.js';

const charts = new WeakMap<Page, RebateRef>();
const button = (page: Page, name: RegExp | string) => page.front().queryByRole('button', { name });
const days: Readonly<Record<string, RegExp>> = { 41: /Nov 20, 2026/, 40: /Nov 19, 2026/ };
const isLoading = (page: Page) => expect(page.getByText('Loading your rebates')).toBeTruthy();
const shows = (page: Page) => {
  expect(page.getByText('To claim').closest('section')?.textContent).toMatch(/₱\s\d+\.00/);
  expect(page.getByText('Today so far').closest('section')?.textContent).toMatch(/₱\s12\.00.*Given out/);
  expect(page.getByRole('region', { name: 'Your rates' })?.textContent).toMatch(
    /Level 3 · Gold.*Slots.*0\.6%.*Table games · 50% of a bet counts.*0\.3%.*Silver.*Gold You/,
  );
};
const view: View<typeof rebateMachine, Page> = {
  open: (ref) => {
    const page = openPage(<RebateScreen rebate={ref as RebateRef} />);
    charts.set(page, ref as RebateRef);
    return page;
  },
  ...onPage,
  send: {
    // The days and the button for all stand in the list, whose chart a fake replaces here: tests below press them.
    'rebate.opened': 'outside',
    'rebate.claimed': pressIfTaken(/^Claim ₱/),
    'rebate.closed': press('Close'),
    'rebate.allClaimed': 'outside',
    'pagedList.loaded': 'outside',
  },
  sees: {
    resuming: isLoading,
    'shown.browsing': isLoading,
    'shown.open': (page) => {
      const said = page.getByRole('dialog').textContent;
      expect(said).toMatch(/Rebate of Nov (?:20|19), 2026/);
      expect(said).toMatch(
        /Amount(?:Claimable|Claimed) ₱\s60\.00.*Bets₱\s10,000\.00.*required before a withdrawal₱\s60\.00/,
      );
      expect(said).toMatch(/Slots₱\s10,000\.000\.6%₱\s60\.00/);
      expect(button(page, /^Claim ₱\s60\.00$/) !== null).toBe(/Nov 20/.test(said));
    },
    'shown.claiming': () => undefined,
  },
};

describePaths(rebateMachine, rebateSpec, view);

const opened = vi.fn();
const allClaimed = vi.fn();
const other = rebate({ rebateId: '39', day: '2026-11-18', amount: 15_00 });
const openDays = (rebates: RebatesRef) =>
  openPage(<RebateView rebates={rebates} onOpen={opened} onClaimAll={allClaimed} />);

describeList(
  rebatesMachine,
  { query: null, first: [rebate(), claimedRebate], second: [other], extra: overview([rebate(), other]) },
  {
    open: openDays,
    loading: isLoading,
    empty: (page) => {
      shows(page);
      expect(page.getByRole('link', { name: 'Find a game' })).toBeTruthy();
    },
    unavailable: seesText('alert', /could not be loaded/),
    rows: (page) => {
      shows(page);
      const [claimable, claimed] = [button(page, days['41'] as RegExp), button(page, days['40'] as RegExp)];
      if (claimable) expect(claimable.textContent).toMatch(/Bet ₱\s10,000\.00 · Claim until .*₱\s60\.00.*Claimable/);
      if (claimed) expect(claimed.textContent).toMatch(/In the wallet since .*₱\s60\.00.*Claimed/);
      expect(claimable ?? button(page, /Nov 18, 2026/)).toBeTruthy();
    },
    stuck: seesText('alert', /More days could not be loaded/),
  },
);

test('a day is opened, and all days that can be claimed have one button', async () => {
  const page = openDays(
    shownList(rebatesMachine, null, {
      rows: [rebate(), claimedRebate],
      total: 2,
      extra: overview([rebate(), other]),
    }),
  );
  await page.user.click(await page.findByRole('button', { name: days['41'] as RegExp }));
  expect(opened.mock.lastCall).toEqual([rebate()]);
  await page.user.click(page.getByRole('button', { name: /^Claim all 2: ₱\s75\.00/ }));
  expect(allClaimed).toHaveBeenCalledTimes(1);
});
