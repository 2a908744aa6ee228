import { expect } from 'vitest';
import { rebateMachine, type RebateRef } from '../../../machines/bonuses/rebate.machine.js';
import { RebateScreen } from '../../../src/screens/bonuses/rebate/Screen.js';
import { rebateSpec } from '../../fixtures/bonuses/rebate.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const charts = new WeakMap<Page, RebateRef>();
const button = (page: Page, name: RegExp | string) => page.front().queryByRole('button', { name });
const days: Readonly<Record<string, RegExp>> = { 41: /Nov 20, 2026/, 40: /Nov 19, 2026/ };
const more = (page: Page) => button(page, 'Show more');
const shows = (page: Page) => {
  expect(page.getByText('To claim').closest('section')?.textContent).toMatch(/₱\s\d+\.00/);
  expect(page.getByText('Today so far').closest('section')?.textContent).toMatch(/₱\s12\.00.*Given out/);
  expect(page.getByRole('region', { name: 'Your rates' })?.textContent).toMatch(
    /Level 3 · Gold.*Slots.*0\.6%.*Table games · 50% of a bet counts.*0\.3%.*Silver.*Gold You/,
  );
};
/** What a player cannot press is sent to the chart: it must not listen. */
const pressOrSend =
  <E extends { type: string }>(name: (event: E) => RegExp | string) =>
  async (page: Page, event: E) => {
    const found = button(page, name(event));
    if (found) await page.user.click(found);
    else await actOnPage(async () => charts.get(page)?.send(event as never));
  };

const view: View<typeof rebateMachine, Page> = {
  open: (ref) => {
    const page = openPage(<RebateScreen rebate={ref as RebateRef} />);
    charts.set(page, ref as RebateRef);
    return page;
  },
  ...onPage,
  send: {
    'rebate.opened': pressOrSend(({ rebateId }) => days[rebateId] ?? 'nothing'),
    'rebate.claimed': pressOrSend(() => /^Claim ₱/),
    'rebate.closed': press('Close'),
    'rebate.allClaimed': pressOrSend(() => /^Claim (?:₱|all 2: ₱\s75\.00)/),
    'rebate.moreWanted': press('Show more'),
    'rebate.retried': press('Try again'),
  },
  sees: {
    loading: (page) => expect(page.queryByText('Loading your rebates') ?? page.queryByText('To claim')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    'listed.partial': (page) => {
      shows(page);
      expect(page.getByRole('button', { name: days['41'] as RegExp }).textContent).toMatch(
        /Bet ₱\s10,000\.00 · Claim until .*₱\s60\.00.*Claimable/,
      );
      expect(more(page)?.getAttribute('aria-busy')).toBeNull();
    },
    'listed.extending': (page) => expect(more(page)?.getAttribute('aria-busy')).toBe('true'),
    'listed.stuck': seesText('alert', /More days could not be loaded/),
    'listed.complete': (page) => {
      shows(page);
      expect(more(page)).toBeNull();
      // Either a day that was claimed, or how a rebate comes.
      const claimed = button(page, days['40'] as RegExp);
      if (claimed) expect(claimed.textContent).toMatch(/In the wallet since .*₱\s60\.00.*Claimed/);
      else expect(page.getByRole('link', { name: 'Find a game' })).toBeTruthy();
    },
    'listed.read': (page) => {
      const said = page.getByRole('dialog').textContent;
      expect(said).toMatch(/Rebate of Nov (?:20|19), 2026/);
      expect(said).toMatch(
        /Amount(?:Claimable|Claimed) ₱\s60\.00.*Bets₱\s10,000\.00.*required before a withdrawal₱\s60\.00/,
      );
      expect(said).toMatch(/Slots₱\s10,000\.000\.6%₱\s60\.00/);
      expect(button(page, /^Claim ₱\s60\.00$/) !== null).toBe(/Nov 20/.test(said));
    },
    claiming: () => undefined,
  },
};

describePaths(rebateMachine, rebateSpec, view);
