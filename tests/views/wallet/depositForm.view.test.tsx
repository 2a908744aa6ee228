import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { DepositDraft, DepositOffer } from '../../../machines/wallet/depositOffer.js';
import type { DepositChoice } from '../../../machines/wallet/order.js';
import { depositFormMachine, type DepositFormRef } from '../../../machines/wallet/depositForm.machine.js';
import { FormPart } from '../../../src/screens/wallet/deposit/FormPart.js';
import { depositFormSpec } from '../../fixtures/wallet/depositForm.spec.js';
import { offer, walletChannel } from '../../fixtures/wallet/orders.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, fill, openPage, press, seesText, type Page } from '../../support/render.js';

const forms = new WeakMap<Page, DepositFormRef>();
const complaints = /The minimum deposit is|The maximum deposit is|Limit exceeded/;

/** Fills in the form and submits it. A choice that the field refuses is not submitted, so the test sends it to the chart itself. */
async function submit(page: Page, choice: DepositChoice): Promise<void> {
  const radio = radioOf(page, choice.channelId);
  if (!radio.disabled) {
    await page.user.click(radio);
    await fill(page, 'Amount', (choice.amount / 100).toFixed(2));
    await press('Continue')(page);
  }
  const isHeld = page.queryAllByText(complaints).length > 0;
  if (isHeld || radio.disabled)
    await actOnPage(async () => forms.get(page)?.send({ type: 'deposit.submitted', choice }));
}

const radioOf = ({ getByRole }: Page, channelId: string | null) =>
  getByRole<HTMLInputElement>('radio', {
    name: new RegExp(offer.channels.find(({ id }) => id === channelId)?.name ?? 'no such channel'),
  });

async function type(page: Page, { channelId, amount }: DepositDraft): Promise<void> {
  await page.user.click(radioOf(page, channelId));
  await fill(page, 'Amount', amount === null ? '' : (amount / 100).toFixed(2));
}

const isForm = ({ getByLabelText, getByRole }: Page) => {
  expect(getByLabelText('Amount')).toBeTruthy();
  expect(getByRole('button', { name: 'Continue' })).toBeTruthy();
};

const view: View<typeof depositFormMachine, Page> = {
  open: (ref) => {
    const page = openPage(<FormPart form={ref as DepositFormRef} />);
    forms.set(page, ref as DepositFormRef);
    return page;
  },
  act: actOnPage,
  send: {
    'deposit.typed': (page, { draft }) => type(page, draft),
    'deposit.submitted': (page, { choice }) => submit(page, choice),
    'deposit.confirmed': press('Confirm'),
    'deposit.edited': press('Change'),
    'deposit.retried': press('Try again'),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the payment channels')).toBeTruthy(),
    closed: seesText('status', /Deposits are closed/),
    unavailable: seesText('alert', /could not be loaded/),
    'choosing.untouched': (page) => {
      isForm(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'choosing.refused': (page) => {
      isForm(page);
      expect(
        page.queryAllByText(
          /The minimum deposit is|The maximum deposit is|Limit exceeded|Please choose another|No connection/,
        ).length,
      ).toBeGreaterThan(0);
    },
    quoting: ({ getByRole }) =>
      expect(getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBe('true'),
    confirming: ({ getByText }) => expect(getByText('₱ 505.00')).toBeTruthy(),
    confirmed: ({ queryByRole }) => expect(queryByRole('button', { name: 'Continue' })).toBeTruthy(),
  },
};

describePaths(depositFormMachine, depositFormSpec, view);

test('shows the channel and the amount that a reload gave back, and reports each change of them', async () => {
  const loadOffer = fromPromise<DepositOffer>(async () => offer);
  const machine = depositFormMachine.provide({ actors: { loadOffer } });
  const draft: DepositDraft = { channelId: walletChannel.id, amount: 75_050 };
  const form = createActor(machine, { input: { choice: null, problem: null, draft } }).start();
  const page = openPage(<FormPart form={form} />);
  const amount = await page.findByLabelText<HTMLInputElement>('Amount');
  expect(amount.value).toBe('750.50');
  expect(radioOf(page, walletChannel.id).checked).toBe(true);
  expect(page.getByText('₱ 750.50')).toBeTruthy();

  await type(page, { channelId: 'ch-qr', amount: 20_000 });
  expect(form.getSnapshot().context.draft).toEqual({ channelId: 'ch-qr', amount: 20_000 });
  expect(radioOf(page, 'ch-qr').checked).toBe(true);
  expect(page.getByText('₱ 200.00')).toBeTruthy();
});
