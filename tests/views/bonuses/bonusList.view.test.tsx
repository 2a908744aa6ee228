import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { bonusListMachine, type BonusListRef } from '../../../machines/bonuses/bonusList.machine.js';
import {
  grantedBonusesMachine,
  type BonusFilter,
  type GrantedBonus,
  type LevelSummary,
} from '../../../machines/bonuses/grantedBonuses.js';
import type { ListPage } from '../../../machines/shared/paged.js';
import type { PageRequest } from '../../../machines/shared/pagedList.machine.js';
import { BonusDialog } from '../../../src/screens/bonuses/bonusList/BonusDialog.js';
import { BonusListScreen } from '../../../src/screens/bonuses/bonusList/Screen.js';
import { BonusListView } from '../../../src/screens/bonuses/bonusList/View.js';
import { levelBonus, received, summary, systemBonus } from '../../fixtures/bonuses/bonuses.js';
import { bonusListSpec } from '../../fixtures/bonuses/bonusList.spec.js';
import { describeList, shownList } from '../../support/describe-list.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressIfTaken, seesText, type Page } from '../../support/render.js';

const charts = new WeakMap<Page, BonusListRef>();
const button = (page: Page, name: RegExp | string) => page.front().queryByRole('button', { name });
const isLoading = (page: Page) => expect(page.getByText('Loading your bonuses')).toBeTruthy();
const names: Readonly<Record<string, RegExp>> = { 51: /^Monthly bonus/, 50: /^Bonus for a new level/ };
const kinds = { all: 'All', monthly: 'Monthly', birthday: 'Birthday', upgrade: 'New level', deposit: 'Deposit' };
const shows = (page: Page) =>
  expect(page.getByText('Your level bonuses').closest('section')?.textContent).toMatch(
    /Level 3 · Gold.*Can be claimed₱\s80\.00 · 1 bonus.*Received₱\s160\.00 · 2 bonuses/,
  );
const view: View<typeof bonusListMachine, Page> = {
  open: (ref) => {
    const page = openPage(<BonusListScreen bonuses={ref as BonusListRef} />);
    charts.set(page, ref as BonusListRef);
    return page;
  },
  ...onPage,
  send: {
    'bonusList.filtered': (page, event, outside) => pressIfTaken(kinds[event.filter])(page, event, outside),
    // The row stands in the list, whose chart a fake replaces here: a test below presses it.
    'bonusList.opened': 'outside',
    'bonusList.claimed': pressIfTaken(/^Claim ₱/),
    'bonusList.closed': press('Close'),
    'pagedList.loaded': 'outside',
  },
  sees: {
    resuming: isLoading,
    'shown.browsing': (page) => {
      isLoading(page);
      expect(button(page, 'Birthday')).toBeTruthy();
      if (charts.get(page)?.getSnapshot().context.summary) shows(page);
    },
    'shown.open': (page) => {
      const said = page.getByRole('dialog').textContent;
      expect(said).toMatch(/₱\s80\.00.*Bonus wager3 × the bonus.*before a withdrawal₱\s240\.00/);
      const isClaimable = said.startsWith('Monthly');
      expect(button(page, /^Claim ₱\s80\.00$/) !== null).toBe(isClaimable);
      if (!isClaimable) expect(said).toMatch(/Bet for a withdrawal₱\s12\.50 of ₱\s240\.00/);
    },
    'shown.claiming': () => undefined,
  },
};

describePaths(bonusListMachine, bonusListSpec, view);

const opened = vi.fn();

describeList(
  grantedBonusesMachine,
  {
    query: 'all',
    first: [levelBonus()],
    second: [
      levelBonus({ bonusId: '50', kind: 'upgrade', ...received }),
      levelBonus({ bonusId: '49', kind: 'deposit', status: 'expired' }),
    ],
    extra: summary(),
  },
  {
    open: (list) => openPage(<BonusListView bonuses={list} list="level" isFiltered={false} onOpen={opened} />),
    loading: isLoading,
    empty: (page) => {
      expect(page.getByText('No bonus yet')).toBeTruthy();
      expect(page.getAllByRole('link', { name: 'See the levels' })[0]?.getAttribute('href')).toBe(
        '/pages/account/memberLevel',
      );
    },
    unavailable: seesText('alert', /could not be loaded/),
    rows: (page) => {
      const claimable = button(page, names['51'] as RegExp);
      if (claimable) expect(claimable.textContent).toMatch(/Level 3 · Gold · Claim until .*₱\s80\.00.*Claimable/);
      const claimed = button(page, names['50'] as RegExp);
      if (claimed) expect(claimed.textContent).toMatch(/In the wallet since .*₱\s80\.00.*Claimed/);
      expect(claimable ?? claimed).toBeTruthy();
    },
    stuck: seesText('alert', /More of your bonuses could not be loaded/),
  },
);

test('a row opens its bonus', async () => {
  const list = shownList(grantedBonusesMachine, 'all', { rows: [levelBonus()], total: 1 });
  const page = openPage(<BonusListView bonuses={list} list="level" isFiltered={false} onOpen={opened} />);
  await page.user.click(await page.findByRole('button', { name: names['51'] as RegExp }));
  expect(opened.mock.lastCall).toEqual([levelBonus()]);
});

test('a kind without bonuses says so', async () => {
  const list = shownList(grantedBonusesMachine, 'birthday', { rows: [], total: 0 });
  const page = openPage(<BonusListView bonuses={list} list="level" isFiltered onOpen={opened} />);
  expect(await page.findByText('No bonus of this kind yet')).toBeTruthy();
});

const nothing = () => undefined;
const openDialog = (bonus: Parameters<typeof BonusDialog>[0]['bonus']) =>
  openPage(<BonusDialog bonus={bonus} onClaim={nothing} onClose={nothing} />);

test('a bonus whose release is still to come says from when, and has no button', () => {
  const page = openDialog(levelBonus({ isClaimable: false, releaseTime: '2026-11-25T10:00:00.000Z' }));
  expect(page.getByRole('dialog').textContent).toMatch(/Waiting.*Can be claimed fromNov 25/);
  expect(button(page, /^Claim/)).toBeNull();
});

test('a bonus that has expired says when, and has no button', () => {
  const page = openDialog(levelBonus({ status: 'expired' }));
  expect(page.getByRole('dialog').textContent).toMatch(/Expired.*Can be claimed untilDec 20/);
  expect(button(page, /^Claim/)).toBeNull();
});

test('a bonus of the house has its title and its note, and no level', () => {
  const said = openDialog(systemBonus()).getByRole('dialog').textContent;
  expect(said).toMatch(/A gift from the house.*Thank you for your patience/);
  expect(said).not.toMatch(/Level/);
});

test('the list of the house has neither sums nor kinds', async () => {
  const loadRows = fromPromise<ListPage<GrantedBonus, LevelSummary> | null, PageRequest<BonusFilter>>(async () => ({
    rows: [systemBonus()],
    total: 1,
  }));
  const grantedBonuses = grantedBonusesMachine.provide({ actors: { loadRows } });
  const list = createActor(bonusListMachine.provide({ actors: { grantedBonuses } }), {
    input: { list: 'systemBonus', unfinished: null },
  }).start();
  const page = openPage(<BonusListScreen bonuses={list} />);
  expect((await page.findByRole('button', { name: /A gift from the house/ })).textContent).toMatch(/₱\s25\.00/);
  expect(page.getByRole('heading', { name: 'Bonuses from us' })).toBeTruthy();
  expect(button(page, 'Birthday')).toBeNull();
});
