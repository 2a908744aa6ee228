import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  promotionDetailMachine,
  type PromotionDetailRef,
} from '../../../machines/promotions/promotionDetail.machine.js';
import type { JoinChoice } from '../../../machines/promotions/join.js';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { ConfirmDialog } from '../../../src/screens/promotions/promotionDetail/ConfirmDialog.js';
import { JoinForm, picksOf } from '../../../src/screens/promotions/promotionDetail/JoinForm.js';
import { PromotionDetailScreen } from '../../../src/screens/promotions/promotionDetail/Screen.js';
import { promotionDetailSpec, promotionInfo, promotionQuote } from '../../fixtures/promotions/promotionDetail.spec.js';
import { describeWrite } from '../../support/describe-write.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount' }) as HTMLInputElement;
const typeAmount = async (page: Page) => {
  await page.user.clear(amountField(page));
  await page.user.type(amountField(page), '500');
};
const seesTerms = (page: Page) => {
  expect(page.getByText('Stakes count when their round settles.')).toBeTruthy();
  expect(page.getByText('Played on').nextElementSibling?.textContent).toBe('Desktop, Phone and tablet');
  expect(page.getByRole('link', { name: 'See the games that count' }).getAttribute('href')).toBe(
    '/pages/privilege/allPrivilegeGames?id=reel-starter',
  );
  expect(page.getByText(/count for this promotion only, not for withdrawals/)).toBeTruthy();
  expect(page.getByText(/win arrives after the end, we check it/)).toBeTruthy();
};
const seesStatement = (text: RegExp) => (page: Page) => expect(page.getByText(text)).toBeTruthy();
const taken = seesText('status', /You've joined/);

const view: View<typeof promotionDetailMachine, Page> = {
  open: (ref) =>
    openPage(<PromotionDetailScreen detail={ref as PromotionDetailRef} balance={createActor(balanceMachine)} />),
  ...onPage,
  send: {
    'promotionDetail.typed': (page) => typeAmount(page),
    'promotionDetail.submitted': async (page, _, { send, isTaken }) => {
      if (!isTaken) return send();
      await typeAmount(page);
      return press('Continue')(page);
    },
    'promotionDetail.confirmed': press(/^Join with ₱/),
    'promotionDetail.edited': press('Change'),
    'promotionDetail.retried': press('Try again'),
    'promotionDetail.recordRequested': press('See your progress'),
  },
  sees: {
    loading: (page) => expect(page.getByText('Loading the terms')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    missing: seesText('alert', /can't find this promotion/),
    closed: (page) => {
      seesTerms(page);
      expect(page.getByText(/closed or expired/)).toBeTruthy();
      expect(page.queryByRole('textbox')).toBeNull();
    },
    'editing.untouched': (page) => {
      seesTerms(page);
      expect(page.queryByRole('alert')).toBeNull();
      expect(page.getAllByText(/within the stated range: ₱\s100\.00 to ₱\s2,000\.00/).length).toBeGreaterThan(0);
    },
    'editing.refused': (page) => {
      seesTerms(page);
      expect(page.queryByRole('alert')?.textContent ?? amountField(page).getAttribute('aria-invalid')).toMatch(
        /true|taken|No connection|Insufficient|balance/i,
      );
    },
    quoting: (page) => expect(page.getByRole('button', { name: /Continue/ }).getAttribute('aria-busy')).toBe('true'),
    confirming: (page) =>
      expect(page.front().getByRole('heading').closest('[role=dialog]')?.textContent).toMatch(
        /Bonus₱\s250\.00.*Required bets₱\s4,500\.00.*₱\s500\.00, if the goal is not reached.*Wallet after₱\s500\.00/,
      ),
    reservingKey: seesStatement(/Joining the promotion/),
    sending: seesStatement(/Joining the promotion|Checking whether it arrived/),
    joined: taken,
    joinedAlready: taken,
  },
};

describePaths(promotionDetailMachine, promotionDetailSpec, view);

describeWrite(promotionDetailMachine, {
  write: 'sendJoin',
  input: {
    promotionId: 'reel-starter',
    draft: { choice: { promotionId: 'reel-starter', amount: 500_00, code: null }, key: 'key-0' },
  },
  open: (ref: PromotionDetailRef) =>
    openPage(<PromotionDetailScreen detail={ref} balance={createActor(balanceMachine)} />),
  tracing: /Checking whether it arrived/,
  unanswered: /Nothing is sent twice/,
  unsent: /No money has moved/,
  giveUp: 'Cancel',
});

test.each([
  ['pc', ['other'], /played on phones and tablets only.*On this computer you can't/],
  ['other', ['pc'], /played on computers only.*On this device you can't/],
  ['pc', ['pc', 'other'], null],
] as const)('before joining on %s a promotion of %s says whether it can be played there', (device, platforms, says) => {
  const nothing = () => undefined;
  const page = openPage(
    <ConfirmDialog quote={promotionQuote()} platforms={[...platforms]} isOpen onConfirm={nothing} onEdit={nothing} />,
    { site: { device } },
  );
  expect(page.front().queryByText(/is played on/)?.textContent ?? null).toEqual(
    says === null ? null : expect.stringMatching(says),
  );
  expect(page.front().getByRole('button', { name: /^Join with/ })).toBeTruthy();
});

test('Escape returns from the confirmation to the form', async () => {
  const edits = vi.fn();
  const confirms = vi.fn();
  const page = openPage(
    <ConfirmDialog quote={promotionQuote()} platforms={['other']} isOpen onConfirm={confirms} onEdit={edits} />,
  );
  await page.user.keyboard('{Escape}');
  expect(edits).toHaveBeenCalledOnce();
  expect(confirms).not.toHaveBeenCalled();
});

test('an amount that the wallet does not hold leads to the deposit', () => {
  const page = openPage(
    <JoinForm
      offer={promotionInfo()}
      choice={null}
      wallet={100_00}
      problem={{ code: 'insufficientBalance' }}
      isBusy={false}
      onType={() => undefined}
      onSubmit={() => undefined}
    />,
  );
  expect(page.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/pages/account/myWallet/recharge');
});

test('the offered amounts are within the range, in round numbers', () => {
  expect(picksOf(100_00, 2_000_00)).toEqual([100_00, 1_100_00, 2_000_00]);
  expect(picksOf(100_00, 100_00)).toEqual([100_00]);
});

test('what was typed before a reload is in the form again', async () => {
  const form = (choice: JoinChoice | null, onType: (choice: JoinChoice) => void = () => undefined) => (
    <JoinForm
      offer={promotionInfo({ needsCode: true })}
      choice={choice}
      wallet={null}
      problem={null}
      isBusy={false}
      onType={onType}
      onSubmit={() => undefined}
    />
  );
  const typed: JoinChoice[] = [];
  const page = openPage(form(null, (choice) => typed.push(choice)));
  await page.user.type(page.getByRole('textbox', { name: /code/i }), 'R');
  expect(typed).toEqual([{ promotionId: 'reel-starter', amount: 0, code: 'R' }]);
  const again = openPage(form({ promotionId: 'reel-starter', amount: 250_00, code: 'REEFGIFT' }));
  const valueOf = (field: HTMLElement | undefined) => (field as HTMLInputElement | undefined)?.value;
  expect(again.getAllByRole('textbox').slice(-2).map(valueOf)).toEqual(['250', 'REEFGIFT']);
});

test('an empty amount is asked for, and nothing is sent', async () => {
  const sent: JoinChoice[] = [];
  const page = openPage(
    <JoinForm
      offer={promotionInfo()}
      choice={null}
      wallet={null}
      problem={null}
      isBusy={false}
      onType={() => undefined}
      onSubmit={(choice) => sent.push(choice)}
    />,
  );
  await press('Continue')(page);
  expect(page.getByText('Please enter an amount')).toBeTruthy();
  expect(sent).toEqual([]);
});
