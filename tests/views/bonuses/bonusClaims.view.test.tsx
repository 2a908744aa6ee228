import { expect, test } from 'vitest';
import type { ClaimResult } from '../../../machines/bonuses/claim.js';
import { bonusClaimsMachine, type BonusClaimsRef } from '../../../machines/bonuses/bonusClaims.machine.js';
import { ClaimsDialog, ReportView, RunningView } from '../../../src/screens/bonuses/shared/ClaimsDialog.js';
import { claim } from '../../fixtures/bonuses/bonusClaim.spec.js';
import { bonusClaimsSpec } from '../../fixtures/bonuses/bonusClaims.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, pressOrEscape, type Page } from '../../support/render.js';

const said = (page: Page) => page.getByRole('dialog').textContent;

const view: View<typeof bonusClaimsMachine, Page> = {
  open: (ref) => openPage(<ClaimsDialog claims={ref as BonusClaimsRef} />),
  ...onPage,
  send: { 'bonusClaims.closed': pressOrEscape('Close') },
  sees: {
    claiming: (page) => expect(page.front().queryByRole('button')).toBeNull(),
    settled: (page) => {
      expect(page.getByRole('status').textContent).toMatch(
        /₱\s82\.00 claimed.*bet ₱\s75\.00 before|₱\s180\.00 claimed.*bet ₱\s180\.00 before/,
      );
      expect(page.front().queryByRole('listitem')).toBeNull();
    },
    refused: (page) => {
      expect(page.getByRole('status').textContent).toMatch(/₱\s[\d.]+ claimed|Nothing was claimed/);
      expect(page.front().getAllByRole('listitem').length).toBeGreaterThan(0);
    },
    ended: () => undefined,
  },
};

describePaths(bonusClaimsMachine, bonusClaimsSpec, view);

const nothing = () => undefined;
const result = (bonusId: string, outcome: ClaimResult['outcome'], amount = claim.amount): ClaimResult => ({
  claim: { ...claim, bonusId, amount },
  outcome,
  problem: null,
});
const report = (results: readonly ClaimResult[]) => openPage(<ReportView results={results} onClose={nothing} />);

test('of several claims it says which one is claimed now', () => {
  const page = openPage(
    <RunningView step="sending" amount={15_00} number={2} count={3} onRetry={nothing} onLeave={nothing} />,
  );
  expect(said(page)).toMatch(/₱\s15\.00Claims2 of 3/);
});

test('only what this claim brought is summed, and each other one has its reason', () => {
  const page = report([
    result('1', 'claimed'),
    result('2', 'claimedAlready', 15_00),
    result('3', 'claimed', 7_50),
    result('4', 'expired', 5_00),
    { ...result('5', 'refused', 4_00), problem: { code: 'tooManyRequests', text: 'Please wait a moment.' } },
  ]);
  expect(page.getByRole('status').textContent).toMatch(/₱\s67\.50 claimed/);
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/₱\s15\.00It was claimed before/),
    expect.stringMatching(/₱\s5\.00The time to claim it has run out/),
    expect.stringMatching(/₱\s4\.00Please wait a moment/),
  ]);
});

test.each([
  ['rebate', 'rebate'],
  ['systemBonus', 'rewards'],
  ['levelBonus', 'member'],
  ['referral', 'rewards'],
] as const)('a claimed %s leads to the bills of its type', (kind, type) => {
  const page = report([{ ...result('1', 'claimed'), claim: { ...claim, kind } }]);
  expect(page.getByRole('link', { name: 'See the bill' }).getAttribute('href')).toBe(
    `/pages/account/myWallet/walletDetail?type=${type}`,
  );
});

test('the stakes that a claimed bonus requires are told, and none if it requires none', () => {
  expect(
    report([{ ...result('1', 'claimed'), claim: { ...claim, turnover: 180_00 } }]).getByRole('status').textContent,
  ).toMatch(/bet ₱\s180\.00 before you can withdraw/);
  expect(
    report([{ ...result('1', 'claimed'), claim: { ...claim, turnover: 0 } }]).getByRole('status').textContent,
  ).not.toMatch(/Bet|withdraw/);
});

test('a bonus that was claimed before is told as money in the wallet, with the way to its bill', () => {
  const page = report([result('1', 'claimedAlready')]);
  expect(page.getByRole('status').textContent).toMatch(/Already in your wallet.*wallet shows how much is left to bet/);
  expect(page.getByRole('link', { name: 'See the bill' })).toBeTruthy();
});

test('without anything claimed no bill is promised', () => {
  const page = report([result('1', 'unresolved')]);
  expect(page.queryByRole('link')).toBeNull();
  expect(said(page)).toMatch(/Nothing was claimed.*No response/);
});
