import { expect, test } from 'vitest';
import { memberLevelMachine, type MemberLevelRef } from '../../../machines/bonuses/memberLevel.machine.js';
import { MemberLevelScreen } from '../../../src/screens/bonuses/memberLevel/Screen.js';
import { MemberLevelView } from '../../../src/screens/bonuses/memberLevel/View.js';
import { memberLevels, summary } from '../../fixtures/bonuses/bonuses.js';
import { memberLevelSpec } from '../../fixtures/bonuses/memberLevel.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const view: View<typeof memberLevelMachine, Page> = {
  open: (ref) => openPage(<MemberLevelScreen level={ref as MemberLevelRef} />),
  ...onPage,
  send: { 'memberLevel.retried': press('Try again') },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the levels')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    shown: (page) => {
      expect(page.getByText('You can claim ₱', { exact: false })).toBeTruthy();
      expect(page.getByRole('link', { name: 'Your level bonuses' }).getAttribute('href')).toBe(
        '/pages/account/levelBonus',
      );
    },
  },
};

describePaths(memberLevelMachine, memberLevelSpec, view);

/** All that the page says. */
function textWith(known = memberLevels(), device: 'pc' | 'other' = 'other'): string {
  openPage(<MemberLevelView known={known} isUnavailable={false} onRetry={() => undefined} />, { site: { device } });
  return document.body.textContent;
}

test('the next level says exactly what is missing', () => {
  const said = textWith();
  expect(said).toMatch(/To level 4 · Pearl.*Bets₱\s60,000\.00 of ₱\s100,000\.00.*₱\s40,000\.00 to go/);
  expect(said).toMatch(/Deposits₱\s10,000\.00 of ₱\s10,000\.00.*Reached/);
});

test.each(['other', 'pc'] as const)('the level of the player is marked among all of them (%s)', (device) => {
  const said = textWith(memberLevels(), device);
  expect(said).toMatch(/Level 3 · Gold You.*₱\s50,000.*0\.5%, at most ₱\s500/);
  expect(said).toMatch(/Level 4 · Pearl /);
  expect(said.match(/ You/g)).toHaveLength(1);
});

test('where the site does not show it, nothing is said about the next level', () =>
  expect(textWith(memberLevels({ schedule: null }))).not.toMatch(/To level/));

test('at the highest level there is nothing to reach', () => {
  const { schedule } = memberLevels();
  const highest = schedule && { ...schedule, nextLevel: null, nextLevelName: null };
  expect(textWith(memberLevels({ schedule: highest }))).toMatch(/reached the highest level/);
});

test('without anything to claim nothing is announced', () =>
  expect(textWith(memberLevels({ summary: summary({ claimable: { count: 0, amount: 0 } }) }))).not.toMatch(
    /You can claim/,
  ));
