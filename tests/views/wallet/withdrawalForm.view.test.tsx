import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { withdrawalFormMachine, type WithdrawalFormRef } from '../../../machines/wallet/withdrawalForm.machine.js';
import type { WithdrawalDraft, WithdrawalTerms } from '../../../machines/wallet/withdrawalTerms.js';
import { FormPart } from '../../../src/screens/wallet/withdrawal/FormPart.js';
import { withdrawalFormSpec } from '../../fixtures/wallet/withdrawalForm.spec.js';
import { blockedTerms, bonusTerms, terms } from '../../fixtures/wallet/withdrawals.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, fill, onPage, openPage, press, pressIfTaken, seesText, type Page } from '../../support/render.js';

const forms = new WeakMap<Page, WithdrawalFormRef>();
const complaints = /Insufficient balance|At least|At most|Limit exceeded/;

const radioOf = ({ queryAllByRole }: Page, cardId: string | null) =>
  queryAllByRole<HTMLInputElement>('radio').find(({ value }) => value === cardId);

const typeAmount = (page: Page, amount: number | null) =>
  fill(page, 'Amount', amount === null ? '' : (amount / 100).toFixed(2));

async function type(page: Page, { cardId, amount }: WithdrawalDraft): Promise<void> {
  const radio = radioOf(page, cardId);
  if (radio) await page.user.click(radio);
  await typeAmount(page, amount);
}

/** What the field or a card on screen refuses is not submitted, so the test sends it to the chart itself. */
async function submit(page: Page, choice: { cardId: string; amount: number }): Promise<void> {
  const radio = radioOf(page, choice.cardId);
  if (radio && !radio.disabled) {
    await type(page, choice);
    await press('Continue')(page);
  }
  const isHeld = page.queryAllByText(complaints).length > 0 || !radio || radio.disabled;
  if (isHeld) await actOnPage(async () => forms.get(page)?.send({ type: 'withdrawalForm.submitted', choice }));
}

const isForm = ({ getByLabelText, getByRole }: Page) => {
  expect(getByLabelText('Amount')).toBeTruthy();
  expect(getByRole('link', { name: 'Add another card' }).getAttribute('href')).toBe(
    '/pages/account/myBankCard/editBankCard?from=withdrawal',
  );
  expect(getByRole('button', { name: 'Continue' })).toBeTruthy();
};
const seesReasons = ({ getByText, getByRole, queryByText }: Page) => {
  if (queryByText('Withdrawals are closed') !== null) return;
  if (queryByText('Deposit bonus, Nov 20, 2026') === null) {
    expect(getByText('The withdrawal order is under review')).toBeTruthy();
    expect(getByRole('link', { name: 'Follow the review' }).getAttribute('href')).toMatch(/cashoutAudit\?orderNo=W1$/);
  }
  expect(getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^₱.400 of ₱.1,000$/);
};

const view: View<typeof withdrawalFormMachine, Page> = {
  open: (ref) => {
    const page = openPage(<FormPart form={ref as WithdrawalFormRef} />);
    forms.set(page, ref as WithdrawalFormRef);
    return page;
  },
  ...onPage,
  send: {
    'withdrawalForm.typed': (page, { draft }) => type(page, draft),
    'withdrawalForm.submitted': (page, { choice }) => submit(page, choice),
    'withdrawalForm.confirmed': press('Withdraw'),
    'withdrawalForm.edited': press('Change'),
    'withdrawalForm.retried': pressIfTaken(/Try again|Check again/),
    'withdrawalForm.giveUpRequested': pressIfTaken('Give this bonus up'),
    'page.shown': 'outside',
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the terms')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    'blocked.untouched': seesReasons,
    'blocked.refreshing': seesReasons,
    'blocked.givingUp': ({ getByRole }) =>
      expect(getByRole('alertdialog', { name: 'Give the bonus up?' })).toBeTruthy(),
    'editing.untouched': (page) => {
      isForm(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'editing.refused': (page) => {
      isForm(page);
      expect(
        page.queryAllByText(
          /Insufficient balance|At least|At most|Limit exceeded|No connection|not found|card is new|left today/i,
        ).length,
      ).toBeGreaterThan(0);
    },
    checking: ({ getByRole }) =>
      expect(getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBe('true'),
    'confirming.agreed': (page) => {
      expect(page.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
      expect(page.queryByText(/The terms have changed/)).toBeNull();
    },
    'confirming.changed': seesText('alert', /The terms have changed/),
    confirmed: ({ getByRole }) => expect(getByRole('button', { name: 'Withdraw' })).toBeTruthy(),
  },
};

describePaths(withdrawalFormMachine, withdrawalFormSpec, view);

function openForm(given: WithdrawalTerms): Page {
  const loadTerms = fromPromise<WithdrawalTerms>(async () => given);
  const machine = withdrawalFormMachine.provide({ actors: { loadTerms } });
  const form = createActor(machine, { input: { choice: null, problem: null, draft: null } }).start();
  return openPage(<FormPart form={form} />);
}

test('fee and arrival follow every key', async () => {
  const page = openForm(terms({ freeTimesLeft: 0 }));
  await page.findByLabelText('Amount');
  await typeAmount(page, 50_050);
  expect(page.getByText('₱ 5.01')).toBeTruthy();
  expect(page.getAllByText('₱ 495.49').length).toBeGreaterThan(0);
});

test('"All" fills in what the balance and the limits allow', async () => {
  const page = openForm(terms({ todayLeft: 800_050 }));
  const amount = await page.findByLabelText<HTMLInputElement>('Amount');
  await press('All')(page);
  expect(amount.value).toBe('8,000.50');
});

test('a card that is too new says from when it can be used, and cannot be chosen', async () => {
  const page = openForm(terms());
  await page.findByLabelText('Amount');
  expect(page.getByText(/can be used from Nov 22/)).toBeTruthy();
  expect(radioOf(page, '4')?.disabled).toBe(true);
});

test('Back from the check returns to the form, with the card and the amount', async () => {
  const page = openForm(terms());
  await page.findByLabelText('Amount');
  await type(page, { cardId: '2', amount: 50_000 });
  await press('Continue')(page);
  await page.findByRole('heading', { name: 'Please check' });
  history.back();
  await waitFor(() => expect(page.queryByRole('heading', { name: 'Please check' })).toBeNull());
  expect(page.getByLabelText<HTMLInputElement>('Amount').value).toBe('500.00');
  expect(radioOf(page, '2')?.checked).toBe(true);
});

test('of what is left to bet, open requirements come with their day, the rest and the met ones as a line each', async () => {
  const turnover = { ...blockedTerms.turnover, openTimes: 4, met: { times: 69, required: 1_230_000 } };
  const page = openForm({ ...blockedTerms, turnover });
  expect(await page.findByText('You need to bet ₱ 600.00 more before you can withdraw')).toBeTruthy();
  expect(page.getAllByRole('progressbar')).toHaveLength(1);
  for (const text of ['Deposit, Nov 20, 2026', '3 more, after these', '69 requirements are met already: ₱ 12,300'])
    expect(page.getByText(text)).toBeTruthy();
});

test('a bonus whose bets are missing can be given up; another requirement cannot', async () => {
  const page = openForm(bonusTerms);
  await page.user.click(await page.findByRole('button', { name: 'Give this bonus up' }));
  expect(page.getByRole('alertdialog', { name: 'Give the bonus up?' })).toBeTruthy();
  const other = openForm(blockedTerms);
  await other.findByText('The withdrawal order is under review');
  expect(other.queryByRole('button', { name: 'Give this bonus up' })).toBeNull();
});
