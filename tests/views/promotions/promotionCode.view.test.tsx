import { expect } from 'vitest';
import { promotionCodeMachine, type PromotionCodeRef } from '../../../machines/promotions/promotionCode.machine.js';
import { PromotionCodeScreen } from '../../../src/screens/promotions/promotionCode/Screen.js';
import { promotionCodeSpec } from '../../fixtures/promotions/promotionCode.spec.js';
import { describeWrite } from '../../support/describe-write.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const field = (page: Page) => page.getByRole('textbox', { name: 'Promotion code' }) as HTMLInputElement;
const type = async (page: Page, code: string) => {
  await page.user.clear(field(page));
  await page.user.type(field(page), code);
};
const seesProgress = (page: Page) =>
  expect(page.getByRole('link', { name: 'See your progress' }).getAttribute('href')).toMatch(/id=7$/);
const sees = (text: RegExp) => (page: Page) => expect(page.getByText(text)).toBeTruthy();

const view: View<typeof promotionCodeMachine, Page> = {
  open: (ref) => openPage(<PromotionCodeScreen code={ref as PromotionCodeRef} />),
  ...onPage,
  send: {
    'promotionCode.typed': (page, { code }) => type(page, code),
    'promotionCode.submitted': async (page, { code }) => {
      await type(page, code);
      await page.user.click(page.getByRole('button', { name: 'Check the code' }));
    },
    'promotionCode.confirmed': press('Redeem the code'),
    'promotionCode.edited': press('Another code'),
  },
  sees: {
    'editing.untouched': (page) => {
      expect(field(page)).toBeTruthy();
      expect(page.queryByRole('alert')).toBeNull();
    },
    'editing.refused': (page) =>
      expect(page.queryByRole('alert')?.textContent ?? field(page).getAttribute('aria-invalid')).toMatch(
        /true|No connection|reached/i,
      ),
    'editing.locked': seesText('alert', /Too many wrong codes. You can try again from .*\d\d:\d\d/),
    checking: (page) =>
      expect(page.getByRole('button', { name: /Check the code/ }).getAttribute('aria-busy')).toBe('true'),
    offered: (page) => {
      if (page.queryByText('This code is a gift')) {
        expect(page.getByText('Required bets').parentElement?.textContent).toMatch(/₱\s300\.00/);
        expect(page.getByText(/count for this promotion only/)).toBeTruthy();
      }
      // An entry shows the terms of its promotion: the amount is chosen later.
      else expect(page.getByText('Your amount').parentElement?.textContent).toMatch(/₱\s?100.*₱\s?2,000/);
    },
    reservingKey: sees(/Redeeming your code/),
    sending: sees(/Redeeming your code|Checking whether it arrived/),
    redeemed: (page) => {
      if (page.queryByText(/₱\s50\.00 is in your promotion balance/)) seesProgress(page);
      else expect(page.getByRole('link', { name: 'Join now' }).getAttribute('href')).toMatch(/id=reel-starter$/);
    },
    redeemedAlready: (page) => {
      expect(page.getByText('You have redeemed this code already')).toBeTruthy();
      seesProgress(page);
    },
  },
};

describePaths(promotionCodeMachine, promotionCodeSpec, view);

describeWrite(promotionCodeMachine, {
  write: 'sendRedemption',
  input: { draft: { code: 'REEFGIFT', key: 'key-0' }, named: '' },
  open: (ref: PromotionCodeRef) => openPage(<PromotionCodeScreen code={ref} />),
  tracing: /Checking whether it arrived/,
  unanswered: /Nothing is sent twice/,
  unsent: /The code is not used/,
  giveUp: 'Cancel',
});
