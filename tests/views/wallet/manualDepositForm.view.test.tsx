import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Quote, Result } from '../../../machines/vocabulary.js';
import { bonusPreviewMachine } from '../../../machines/wallet/bonusPreview.machine.js';
import {
  manualDepositFormMachine,
  type ManualDepositFormRef,
} from '../../../machines/wallet/manualDepositForm.machine.js';
import type { BonusChoice } from '../../../machines/wallet/order.js';
import type { ManualChoice, ManualDraft, ManualTerms } from '../../../machines/wallet/manualReport.js';
import { FormPart } from '../../../src/screens/wallet/manualDeposit/FormPart.js';
import { serverClock } from '../../../src/i18n/server-clock.js';
import { Copying } from '../../../src/ui/copy/copying.js';
import { manualDepositFormSpec } from '../../fixtures/wallet/manualDepositForm.spec.js';
import { promotion } from '../../fixtures/wallet/orders.js';
import { bank, manualDraft, manualTerms, now, walletBank } from '../../fixtures/wallet/manualDeposits.js';
import { uploadedPicture } from '../../fixtures/shared/pickedPictures.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import {
  actOnPage,
  chooseIn,
  fill,
  onPage,
  openPage,
  press,
  seesAll,
  seesLink,
  seesText,
  type Page,
} from '../../support/render.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

const forms = new WeakMap<Page, ManualDepositFormRef>();
const complaints = /At least|At most|It needs a deposit of|not come yet|7 days ago/;

const radioOf = ({ queryAllByRole }: Page, value: string | null) =>
  queryAllByRole<HTMLInputElement>('radio').find((radio) => radio.value === value);
/** The lists of the time of the payment. */
const listOf = (page: Page, name: 'Day' | 'Hour' | 'Minute') =>
  within(page.getByRole('group', { name: 'Time of the payment' })).getByLabelText<HTMLSelectElement>(name);
const timeOf = (page: Page) =>
  `${listOf(page, 'Day').value}T${listOf(page, 'Hour').value}:${listOf(page, 'Minute').value}`;
/** What they show, eight hours ahead of UTC. */
const siteTime = (iso: string) => new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 16);

async function type(page: Page, draft: ManualDraft): Promise<void> {
  for (const value of [draft.bankId, draft.cardId, draft.activityId ?? '']) {
    const radio = radioOf(page, value);
    if (radio && !radio.checked) await page.user.click(radio);
  }
  await change(page, 'Amount', draft.amount === null ? '' : (draft.amount / 100).toFixed(2));
  const time = draft.depositTime === null ? '' : siteTime(draft.depositTime);
  if (time === '') chooseIn(page, 'Time of the payment', { Hour: '' });
  else if (timeOf(page) !== time)
    chooseIn(page, 'Time of the payment', { Day: time.slice(0, 10), Hour: time.slice(11, 13), Minute: time.slice(14) });
  if (draft.holder) await change(page, 'Account holder', draft.holder);
  if (draft.transactionNo !== '') await change(page, 'Transaction number', draft.transactionNo);
}

/** What the fields hold already, or cannot hold, is no change: the test sends it to the chart itself. */
async function retype(page: Page, draft: ManualDraft): Promise<void> {
  const held = () => forms.get(page)?.getSnapshot().context.draft;
  const before = held();
  await type(page, draft);
  if (held() === before) await actOnPage(async () => forms.get(page)?.send({ type: 'manualDepositForm.typed', draft }));
}

/** A field that holds the text already is left alone: a walk comes by hundreds of times. */
async function change(page: Page, label: string, text: string): Promise<void> {
  const held = page.getByLabelText<HTMLInputElement>(label).value.replaceAll(/[, ]/g, '');
  if (held !== text.replaceAll(' ', '')) await fill(page, label, text);
}

/** What the fields on screen refuse is not submitted, so the test sends it to the chart itself. */
async function submit(page: Page, choice: ManualChoice): Promise<void> {
  const isOffered = radioOf(page, choice.bankId) !== undefined && radioOf(page, choice.cardId ?? 'other') !== undefined;
  if (isOffered) {
    await type(page, { ...choice, cardId: choice.cardId ?? 'other' });
    if (choice.cardId === null) await fill(page, 'Number of your account', choice.account);
    await press('Continue')(page);
  }
  const isMissing = page.queryByLabelText('Transaction number') !== null && choice.transactionNo === '';
  if (!isOffered || isMissing || page.queryAllByText(complaints).length > 0)
    await actOnPage(async () => forms.get(page)?.send({ type: 'manualDepositForm.submitted', choice }));
}

const isForm = ({ getByLabelText, getByRole }: Page) => {
  expect(getByLabelText('Amount')).toBeTruthy();
  expect(getByRole('button', { name: 'Continue' })).toBeTruthy();
};
const toChannels = seesLink('Payment channels', '/pages/account/myWallet/recharge');
const refusals =
  /No connection|takes no payments now|card was deleted|outside the limits|within the last 7 days, and not|reported already|can no longer be used|still under review|event has closed/;

const view: View<typeof manualDepositFormMachine, Page> = {
  open: (ref) => {
    const page = openPage(<FormPart form={ref as ManualDepositFormRef} />);
    forms.set(page, ref as ManualDepositFormRef);
    return page;
  },
  ...onPage,
  send: {
    'manualDepositForm.typed': (page, { draft }) => retype(page, draft),
    'manualDepositForm.submitted': (page, { choice }) => submit(page, choice),
    'manualDepositForm.confirmed': press('Send for review'),
    'manualDepositForm.edited': press('Change'),
    'manualDepositForm.retried': press(/Try again|Check again/),
    'pictures.changed': 'outside',
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the accounts')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    closed: seesAll(seesText('status', /Manual deposits are closed/), toChannels),
    empty: seesAll(seesText('status', /No account takes payments now/), toChannels),
    'editing.untouched': (page) => {
      isForm(page);
      expect(page.queryByText(refusals)).toBeNull();
    },
    'editing.refused': (page) => {
      isForm(page);
      expect([...page.queryAllByText(refusals), ...page.queryAllByText(complaints)].length).toBeGreaterThan(0);
    },
    'editing.incomplete': (page) => {
      isForm(page);
      // In the list of this test, a picture of before a reload is not reported as uploaded.
      expect(page.getByText(/Please add a photo of the receipt|wait until every picture is uploaded/)).toBeTruthy();
    },
    quoting: ({ getByRole }) =>
      expect(getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBe('true'),
    checking: ({ getByRole }) =>
      expect(getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBe('true'),
    'confirming.agreed': (page) => {
      expect(page.getByRole('button', { name: 'Send for review' })).toBeTruthy();
      expect(page.queryByText(/This account has changed/)).toBeNull();
    },
    'confirming.changed': seesText('alert', /This account has changed/),
    confirmed: ({ getByRole }) => expect(getByRole('button', { name: 'Send for review' })).toBeTruthy(),
  },
};

// The path tests also tell the fields and the accounts apart, which look the same on screen.
describePaths(
  manualDepositFormMachine,
  {
    ...manualDepositFormSpec,
    remember: ({ problem, isReady, quote }) => [problem !== null, isReady, quote !== null],
  },
  view,
);

const fresh = { draft: null, receipts: [], account: '', problem: null };

async function openForm(
  given: ManualTerms,
  copied: string[] = [],
  quote = fromPromise<Result<Quote>, BonusChoice>(() => new Promise(() => undefined)),
  activityId: string | null = null,
): Promise<Page> {
  const loadTerms = fromPromise<ManualTerms>(async () => given);
  const bonusPreview = bonusPreviewMachine.provide({ actors: { quoteBonus: quote } });
  const machine = manualDepositFormMachine.provide({ actors: { loadTerms, bonusPreview, quoteDeposit: quote } });
  const draft = { ...manualDraft, cardId: null, activityId };
  const form = createActor(machine, { input: { ...fresh, draft } }).start();
  const page = openPage(
    <Copying value={(text) => void copied.push(text)}>
      <FormPart form={form} />
    </Copying>,
  );
  await page.findByLabelText('Amount');
  forms.set(page, form);
  return page;
}

test('a promotion is offered with its bonus, and stands in the report that is confirmed', async () => {
  const adds = fromPromise<Result<Quote>, BonusChoice>(async () => ({
    ok: true,
    value: { amount: 100_000, payAmount: 100_000, fee: 0, bonus: 10_000, turnover: 550_000 },
  }));
  const page = await openForm(manualTerms(), [], adds);
  await page.user.click(page.getByRole('radio', { name: /^Evening top-up/ }));
  expect((await page.findByText(/It adds/)).textContent).toMatch(/₱\s?100\.00.*bet ₱\s?5,500\.00/);
  await fill(page, 'Amount', '150');
  await page.user.tab();
  expect(page.getAllByText(/It needs a deposit of/)).toHaveLength(2);
  await fill(page, 'Amount', '1000');
  await actOnPage(async () =>
    forms.get(page)?.send({ type: 'pictures.changed', pictures: [uploadedPicture()], isReady: true }),
  );
  await press('Continue')(page);
  const report = await page.findByRole('region', { name: 'Please check' });
  expect(report.textContent).toContain('PromotionEvening top-up');
  expect(report.textContent).toMatch(/Bonus\+₱\s?100\.00/);
  expect(report.textContent).toMatch(/bet ₱\s?5,500\.00/);
});

test('a chosen promotion that is gone is told, and the deposit goes on without it', async () => {
  const page = await openForm(manualTerms({ promotions: [] }), [], undefined, promotion.activityId);
  expect(page.getByText(/The chosen promotion is not open to you/)).toBeTruthy();
  expect(radioOf(page, '')?.checked).toBe(true);
});

test('holder and number of the account are copied whole', async () => {
  const copied: string[] = [];
  const page = await openForm(manualTerms(), copied);
  await press('Copy the holder')(page);
  await press('Copy the account number')(page);
  expect(copied).toEqual([bank.bankCardName, bank.bankCardAccount]);
});

test('the default card is chosen; another account asks for its holder and its number', async () => {
  const page = await openForm(manualTerms());
  expect(radioOf(page, '1')?.checked).toBe(true);
  expect(page.queryByLabelText('Account holder')).toBeNull();
  await page.user.click(radioOf(page, 'other') as HTMLElement);
  expect(page.getByLabelText<HTMLInputElement>('Account holder').value).toBe('Marisol Reyes');
  expect(page.getByLabelText('Number of your account')).toBeTruthy();
});

test('a player without a card begins with an account that is typed in', async () => {
  const page = await openForm(manualTerms({ cards: [] }));
  expect(radioOf(page, 'other')?.checked).toBe(true);
});

test('a wallet asks for the transaction number, in letters, digits and hyphens', async () => {
  const page = await openForm(manualTerms({ banks: [walletBank] }));
  const refusal = () => page.queryByText('Use 4 to 40 letters, digits and hyphens.');
  await fill(page, 'Transaction number', 'no/slashes');
  await page.user.tab();
  expect(refusal()).toBeTruthy();
  await page.user.clear(page.getByLabelText('Transaction number'));
  await fill(page, 'Transaction number', '၁၂၃၄ ၅၆၇ဝ');
  await page.user.tab();
  expect(refusal()).toBeNull();
});

test('a phone whose clock is ten minutes slow takes a payment of this minute, by the clock of the server', async () => {
  const ahead = Date.now() + 600_000;
  vi.spyOn(serverClock, 'now').mockReturnValue(ahead);
  const page = await openForm(manualTerms());
  const minute = siteTime(new Date(ahead).toISOString());
  chooseIn(page, 'Time of the payment', { Hour: minute.slice(11, 13), Minute: minute.slice(14) });
  await press('Continue')(page);
  expect(page.queryByText('This time has not come yet.')).toBeNull();
  chooseIn(page, 'Time of the payment', { Minute: String(Number(minute.slice(14)) + 1).padStart(2, '0') });
  await press('Continue')(page);
  expect(page.getByText('This time has not come yet.')).toBeTruthy();
  vi.restoreAllMocks();
});

test('the form says why it waits for a picture that is not uploaded yet', async () => {
  const page = await openForm(manualTerms());
  await page.user.upload(
    page.getByLabelText('Photos of the receipt', { selector: 'input' }),
    new File(['x'], 'receipt.jpg', { type: 'image/jpeg' }),
  );
  await press('Continue')(page);
  expect(page.getByText('Please wait until every picture is uploaded, or remove it.')).toBeTruthy();
});
