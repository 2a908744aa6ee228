import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { emptyDraft, type DepositDraft, type DepositOffer } from '../../../machines/wallet/depositOffer.js';
import { bonusPreviewMachine } from '../../../machines/wallet/bonusPreview.machine.js';
import type { Problem, Quote, Result } from '../../../machines/vocabulary.js';
import type { BonusChoice, DepositChoice } from '../../../machines/wallet/order.js';
import { depositFormMachine, type DepositFormRef } from '../../../machines/wallet/depositForm.machine.js';
import { FormPart } from '../../../src/screens/wallet/deposit/FormPart.js';
import { depositFormSpec } from '../../fixtures/wallet/depositForm.spec.js';
import {
  bankChannel,
  confirmedChoice,
  offer,
  promotion,
  quote,
  usedPromotion,
  walletChannel,
} from '../../fixtures/wallet/orders.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, fill, onPage, openPage, press, seesLink, seesText, type Page } from '../../support/render.js';

const forms = new WeakMap<Page, DepositFormRef>();
const complaints =
  /Please choose a bank|The minimum deposit is|It needs a deposit of|The maximum deposit is|Limit exceeded/;

/** Fills in the form and submits it. A choice that the field refuses is not submitted, so the test sends it to the chart itself. */
async function submit(page: Page, choice: DepositChoice): Promise<void> {
  const radio = radioOf(page, choice.channelId);
  if (!radio.disabled) {
    await page.user.click(radio);
    await chooseBank(page, choice.bankCode);
    await page.user.click(promotionOf(page, choice.activityId));
    await fill(page, 'Amount', (choice.amount / 100).toFixed(2));
    await press('Continue')(page);
  }
  const isHeld = page.queryAllByText(complaints).length > 0;
  if (isHeld || radio.disabled)
    await actOnPage(async () => forms.get(page)?.send({ type: 'depositForm.submitted', choice }));
}

/** A bank that the channel does not offer cannot be chosen. */
async function chooseBank(page: Page, bankCode: string | null): Promise<void> {
  const bank = bankChannel.banks.find((one) => one.bankCode === bankCode);
  if (bank === undefined) return;
  await page.user.click(page.getByRole('combobox', { name: 'Bank' }));
  await page.user.click(page.getByRole('option', { name: bank.bankName }));
}

const radioOf = ({ getByRole }: Page, channelId: string | null) =>
  getByRole<HTMLInputElement>('radio', {
    name: new RegExp([...offer.channels, bankChannel].find(({ id }) => id === channelId)?.name ?? 'no such channel'),
  });

const promotionOf = ({ getByRole }: Page, activityId: string | null) =>
  getByRole<HTMLInputElement>('radio', { name: activityId === null ? /^Without a promotion/ : /^Evening top-up/ });

async function type(page: Page, { channelId, amount, activityId, bankCode }: DepositDraft): Promise<void> {
  await page.user.click(radioOf(page, channelId));
  await chooseBank(page, bankCode);
  // One that is used up cannot be chosen: the test sends such a draft to the chart itself.
  if (activityId === usedPromotion.activityId)
    return actOnPage(async () =>
      forms.get(page)?.send({ type: 'depositForm.typed', draft: { ...emptyDraft, channelId, amount, activityId } }),
    );
  await page.user.click(promotionOf(page, activityId));
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
  ...onPage,
  send: {
    'depositForm.typed': (page, { draft }) => type(page, draft),
    'depositForm.submitted': (page, { choice }) => submit(page, choice),
    'depositForm.confirmed': press('Confirm'),
    'depositForm.edited': press('Change'),
    'depositForm.retried': press('Try again'),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the payment channels')).toBeTruthy(),
    closed: seesText('status', /Deposits are closed/),
    unavailable: seesText('alert', /could not be loaded/),
    'editing.untouched': (page) => {
      isForm(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'editing.refused': (page) => {
      isForm(page);
      expect(
        page.queryAllByText(
          /The minimum deposit is|It needs a deposit of|The maximum deposit is|Limit exceeded|Please choose another|Please choose a bank|No connection|event has closed/,
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
  const draft: DepositDraft = { ...emptyDraft, channelId: walletChannel.id, amount: 75_050 };
  const form = createActor(machine, { input: { choice: null, problem: null, draft } }).start();
  const page = openPage(<FormPart form={form} />);
  const amount = await page.findByLabelText<HTMLInputElement>('Amount');
  expect(amount.value).toBe('750.50');
  expect(radioOf(page, walletChannel.id).checked).toBe(true);
  expect(page.getByText('₱ 750.50')).toBeTruthy();

  await type(page, { ...emptyDraft, channelId: 'ch-qr', amount: 20_000 });
  expect(form.getSnapshot().context.draft).toEqual({ ...emptyDraft, channelId: 'ch-qr', amount: 20_000 });
  expect(radioOf(page, 'ch-qr').checked).toBe(true);
  expect(page.getByText('₱ 200.00')).toBeTruthy();
});

describe('the promotion of a deposit', () => {
  const draft: DepositDraft = { ...emptyDraft, channelId: 'ch-qr', amount: 50_000, activityId: promotion.activityId };
  const open = async (
    bonus: () => Promise<Result<Quote>>,
    { problem = null as Problem | null, offered = offer } = {},
  ) => {
    const machine = depositFormMachine.provide({
      actors: {
        loadOffer: fromPromise<DepositOffer>(async () => offered),
        quoteDeposit: fromPromise<Result<Quote>, BonusChoice>(bonus),
        bonusPreview: bonusPreviewMachine.provide({
          actors: { quoteBonus: fromPromise<Result<Quote>, BonusChoice>(bonus) },
        }),
      },
    });
    const choice = problem && { ...choiceOf, activityId: promotion.activityId };
    const form = createActor(machine, { input: { choice, problem, draft } }).start();
    return { form, page: openPage(<FormPart form={form} />) };
  };
  const choiceOf = { channelId: 'ch-qr', method: 'qr', endpoint: 'charge', amount: 50_000, bankCode: null } as const;
  const adds = async () => ({ ok: true, value: { ...quote, bonus: 5_000, turnover: 275_000 } }) as const;

  test('shows the exact bonus and the stakes while it is chosen', async () => {
    const { page } = await open(adds);
    expect((await page.findByText(/It adds/)).textContent).toMatch(/₱\s?50\.00.*bet ₱\s?2,750\.00/);
    expect(promotionOf(page, promotion.activityId).checked).toBe(true);
    await page.user.click(promotionOf(page, null));
    expect(page.queryByText(/It adds/)).toBeNull();
    await page.user.click(promotionOf(page, promotion.activityId));
    expect(page.getByText('Calculating the bonus')).toBeTruthy();
    await page.findByText(/It adds/);
  });

  test('whose terms changed before the order is told beside the new quote, which still has it', async () => {
    const { page, form } = await open(adds, { problem: { code: 'depositTermsChanged', field: 'activityId' } });
    expect((await page.findByRole('alert')).textContent?.trim()).toBe(
      'The bonus or its conditions have changed. Please check and confirm again.',
    );
    const check = page.getByRole('region', { name: 'Please check' });
    expect(check.textContent).toMatch(/Evening top-up.*\+₱\s?50\.00.*bet ₱\s?2,750\.00/);
    await press('Confirm')(page);
    expect(form.getSnapshot().output?.confirmed).toEqual({ bonus: 5_000, turnover: 275_000 });
  });

  test('says what its bonus is at most before it is chosen', async () => {
    const { page } = await open(adds);
    const offered = await page.findByRole('radio', { name: /^Evening top-up/ });
    expect(offered.closest('label')?.textContent).toMatch(/From ₱\s?200\. The bonus is ₱\s?500 at most\.$/);
  });

  test('that is not open to the player cannot be chosen, and says why', async () => {
    const { page } = await open(adds);
    const used = await page.findByRole<HTMLInputElement>('radio', { name: /^Welcome/ });
    expect(used.disabled).toBe(true);
    expect(used.closest('label')?.textContent).toContain('Only for the first deposit');
  });

  test('of a link that is not open is told, and the deposit is without it', async () => {
    const { page, form } = await open(adds, { offered: { ...offer, promotions: [usedPromotion] } });
    await page.findByText(/not open to you at the moment/);
    await press('Continue')(page);
    expect(form.getSnapshot().context.choice?.activityId).toBeNull();
  });

  test('says how much is missing', async () => {
    const { page } = await open(adds);
    await page.findByText(/It adds/);
    await fill(page, 'Amount', '150');
    expect(page.getAllByText(/It needs a deposit of ₱\s?200: ₱\s?50/).length).toBeGreaterThan(0);
  });

  test('that the server refuses says why', async () => {
    const { page } = await open(async () => ({ ok: false, problem: { code: 'promotionNotForYou' } }));
    await page.findByText('This offer is not open to you at the moment.');
  });

  test('whose bonus is unknown can be asked for again', async () => {
    let isOnline = false;
    const { page } = await open(async () => {
      if (!isOnline) throw new Error('offline');
      return adds();
    });
    await page.findByText(/could not be calculated now/);
    isOnline = true;
    await press('Try again')(page);
    await page.findByText(/It adds/);
  });

  test('keeps nobody from depositing when the list could not be read', async () => {
    const { page } = await open(adds, { offered: { ...offer, promotions: null } });
    await page.findByText(/promotions could not be loaded/);
    expect(page.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  test('stands in the quote with its bonus and its stakes', async () => {
    const { page } = await open(adds);
    await page.findByText(/It adds/);
    await press('Continue')(page);
    const check = within(await page.findByRole('region', { name: 'Please check' }));
    expect(check.getByText('Evening top-up')).toBeTruthy();
    expect(check.getByText(/^\+₱\s?50\.00$/)).toBeTruthy();
    expect(check.getByText(/bet ₱\s?2,750\.00/)).toBeTruthy();
  });

  test('that ended before the order is told beside the quote without it', async () => {
    const { page } = await open(async () => ({ ok: true, value: { ...quote, bonus: 0, turnover: 0 } }), {
      problem: { code: 'promotionEnded', field: 'activityId' },
      offered: { ...offer, promotions: [] },
    });
    const check = within(await page.findByRole('region', { name: 'Please check' }));
    expect(check.getByRole('alert').textContent).toMatch(/closed or expired.*without the promotion/);
    expect(check.queryByText('Bonus')).toBeNull();
  });
});

test('online banking asks for the bank, which the check names before the order', async () => {
  const loadOffer = fromPromise<DepositOffer>(async () => ({ ...offer, channels: [bankChannel] }));
  const quoteDeposit = fromPromise<Result<Quote>, BonusChoice>(async () => ({ ok: true, value: quote }));
  const machine = depositFormMachine.provide({ actors: { loadOffer, quoteDeposit } });
  const form = createActor(machine, { input: { choice: null, problem: null, draft: null } }).start();
  const page = openPage(<FormPart form={form} />);
  const bank = await page.findByRole<HTMLInputElement>('combobox', { name: 'Bank' });
  await fill(page, 'Amount', '500');
  await press('Continue')(page);
  expect(page.getAllByText('Please choose a bank')).toHaveLength(1);
  expect(form.getSnapshot().context.choice).toBeNull();
  await page.user.click(bank);
  await page.user.click(page.getByRole('option', { name: 'Manila Bay' }));
  expect(form.getSnapshot().context.draft?.bankCode).toBe('MBAY');
  await press('Continue')(page);
  const check = await page.findByRole('region', { name: 'Please check' });
  expect(check.textContent).toMatch(/Bank.*Manila Bay/);
});

test('a channel that fits the card of the player says so', async () => {
  const loadOffer = fromPromise<DepositOffer>(async () => ({
    ...offer,
    channels: [{ ...walletChannel, isOfCard: true }, ...offer.channels.slice(0, 1)],
  }));
  const machine = depositFormMachine.provide({ actors: { loadOffer } });
  const form = createActor(machine, { input: { choice: null, problem: null, draft: null } }).start();
  const page = openPage(<FormPart form={form} />);
  await page.findByRole('radio', { name: /E-wallet.*Fits your card/ });
  expect(page.getAllByText(/Fits your card/)).toHaveLength(1);
});

test('a player with too many unpaid deposits is led to them', async () => {
  const loadOffer = fromPromise<DepositOffer>(async () => offer);
  const form = createActor(depositFormMachine.provide({ actors: { loadOffer } }), {
    input: { choice: confirmedChoice, problem: { code: 'tooManyOrders' }, draft: null },
  }).start();
  const page = openPage(<FormPart form={form} />);
  await page.findByLabelText('Amount');
  seesLink('Show the unpaid deposits', '/pages/account/myWallet')(page);
});
