import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CardFields, CardForm } from '../../../machines/wallet/bankCard.js';
import { bankCardMachine, type BankCardRef } from '../../../machines/wallet/bankCard.machine.js';
import { BankCardScreen } from '../../../src/screens/wallet/bankCard/Screen.js';
import { bankCardSpec } from '../../fixtures/wallet/bankCard.spec.js';
import { cardForm } from '../../fixtures/wallet/withdrawals.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { describeWrite } from '../../support/describe-write.js';
import { present } from '../../support/present.js';
import {
  actOnPage,
  fill,
  onPage,
  openPage,
  press,
  pressOrEscape,
  seesAll,
  seesLink,
  seesText,
  type Page,
} from '../../support/render.js';

const charts = new WeakMap<Page, BankCardRef>();

async function chooseBank(page: Page, bank: string): Promise<void> {
  await page.user.click(page.getByRole('combobox', { name: 'Bank' }));
  const { bankName } = present(
    cardForm().banks.find(({ bankCode }) => bankCode === bank),
    `no bank ${bank}`,
  );
  await page.user.click(page.getByRole('option', { name: bankName }));
}

async function submit(page: Page, { bank, holder, account, phone, isDefault }: CardFields): Promise<void> {
  await chooseBank(page, bank);
  await fill(page, 'Account holder', holder);
  await fill(page, 'Account number', account);
  if (phone !== '') await fill(page, 'Phone number', phone);
  // The first card has no box: it becomes the default anyway.
  const box = page.queryByRole<HTMLInputElement>('checkbox');
  if (box && box.checked !== isDefault) await page.user.click(box);
  await press('Save')(page);
}

const isForm = ({ getByLabelText }: Page) => {
  expect(getByLabelText('Account holder')).toBeTruthy();
  expect(getByLabelText('Account number')).toBeTruthy();
  expect(getByLabelText('Phone number')).toBeTruthy();
};
const isBusy = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');

const view: View<typeof bankCardMachine, Page> = {
  open: (ref) => {
    const page = openPage(<BankCardScreen bankCard={ref as BankCardRef} />);
    charts.set(page, ref as BankCardRef);
    return page;
  },
  ...onPage,
  send: {
    'bankCard.typed': async (page, { draft }) => {
      await chooseBank(page, draft.bank);
      await fill(page, 'Account holder', draft.holder);
    },
    'bankCard.submitted': (page, { fields }) => submit(page, fields),
    'bankCard.overruled': press('Save it as it is'),
    'bankCard.edited': pressOrEscape('Correct it'),
    'bankCard.phoneMistyped': (page) =>
      actOnPage(async () => void page.getByLabelText('Phone number').dispatchEvent(new Event('invalid'))),
    'bankCard.retried': press(/Try again|Check again/),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the banks')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    missing: seesAll(seesText('alert', /can't find this card/), seesLink('To your cards', '/pages/account/myBankCard')),
    locked: seesAll(
      seesText('status', /cannot be changed now/),
      seesLink('To your cards', '/pages/account/myBankCard'),
    ),
    'editing.untouched': (page) => {
      isForm(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'editing.refused': (page) => {
      isForm(page);
      expect(
        page.queryAllByText(/have this account already|this account is already|already|No connection/i).length,
      ).toBeGreaterThan(0);
    },
    warning: (page) => {
      expect(page.front().getByRole('heading').textContent).toBe('Is this your account?');
      expect(page.front().getByText(/The holder is Juan Cruz, and your real name is Marisol Reyes/)).toBeTruthy();
    },
    sending: isBusy,
    saved: seesAll(seesText('status', /The card is saved/), seesLink('To your cards', '/pages/account/myBankCard')),
  },
};

describePaths(bankCardMachine, bankCardSpec, view);

// The toast besides the text at the field: no notices run here.
const formMachine = bankCardMachine.provide({ actions: { raisePhoneInvalid: () => undefined } });
const formOf = (given: CardForm) => fromPromise<CardForm | null, { cardId: string | null }>(async () => given);
const noCard = { cardId: null, origin: null, draft: null };

function openForm(given: CardForm) {
  const machine = formMachine.provide({ actors: { loadForm: formOf(given) } });
  const chart = createActor(machine, { input: noCard }).start();
  return { chart, page: openPage(<BankCardScreen bankCard={chart} />) };
}

describeWrite(formMachine, {
  write: 'sendCard',
  input: noCard,
  actors: { loadForm: formOf(cardForm()) },
  open: (bankCard: BankCardRef) => openPage(<BankCardScreen bankCard={bankCard} />),
  reach: async (_: BankCardRef, page) => {
    await page.findByLabelText('Account number');
    await chooseBank(page, 'ISAV');
    await fill(page, 'Account number', '001234567890');
    await press('Save')(page);
  },
  tracing: isBusy,
  unanswered: /do not know yet whether the card was saved/,
});

test('the number is shown in groups of four and sent as digits, with its zeros', async () => {
  const { chart, page } = openForm(cardForm());
  const number = await page.findByLabelText<HTMLInputElement>('Account number');
  await chooseBank(page, 'ISAV');
  await fill(page, 'Account holder', 'Juan Cruz');
  await fill(page, 'Account number', '๐๐12-3456 78');
  expect(number.value).toBe('0012 3456 78');
  await press('Save')(page);
  expect(chart.getSnapshot().context.fields?.account).toBe('0012345678');
});

test('a bank is found by a part of its name', async () => {
  const { chart, page } = openForm(cardForm());
  const field = await page.findByRole<HTMLInputElement>('combobox', { name: 'Bank' });
  await page.user.click(field);
  await page.user.keyboard('bay');
  expect(page.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Manila Bay']);
  await page.user.keyboard('{Enter}');
  expect(field.value).toBe('Manila Bay');
  expect(chart.getSnapshot().context.draft?.bank).toBe('MBAY');
});

test('an empty form says once what comes first, and has the focus there', async () => {
  const { page } = openForm(cardForm({ realname: '' }));
  const bank = await page.findByRole('combobox', { name: 'Bank' });
  await press('Save')(page);
  expect(document.activeElement).toBe(bank);
  expect(page.getAllByText('Please choose a bank')).toHaveLength(1);
});

test('the real name is offered as the holder', async () => {
  const { page } = openForm(cardForm());
  expect((await page.findByLabelText<HTMLInputElement>('Account holder')).value).toBe('Marisol Reyes');
});

test("the player's masked phone is offered, and stays the server's unless another one is typed", async () => {
  const { chart, page } = openForm(cardForm());
  const phone = await page.findByLabelText<HTMLInputElement>('Phone number');
  expect(phone.value).toBe('0917•••4567');
  await chooseBank(page, 'ISAV');
  await fill(page, 'Account number', '001234567890');
  await press('Save')(page);
  expect(chart.getSnapshot().context.fields?.phone).toBe('');
});

test('another phone is sent in 0-form', async () => {
  const { chart, page } = openForm(cardForm());
  await page.findByLabelText('Phone number');
  await chooseBank(page, 'ISAV');
  await fill(page, 'Account number', '001234567890');
  await fill(page, 'Phone number', '+63 918 111 2222');
  await press('Save')(page);
  expect(chart.getSnapshot().context.fields?.phone).toBe('09181112222');
});

test('a phone that is none of the country is refused at its field, and so is none', async () => {
  const { chart, page } = openForm(cardForm({ phone: '' }));
  const phone = await page.findByLabelText<HTMLInputElement>('Phone number');
  await chooseBank(page, 'ISAV');
  await fill(page, 'Account number', '001234567890');
  await press('Save')(page);
  expect(document.activeElement).toBe(phone);
  await fill(page, 'Phone number', '0917 123');
  await press('Save')(page);
  expect(page.getAllByText(/Enter a valid phone number/).length).toBeGreaterThan(0);
  expect(chart.getSnapshot().context.fields).toBeNull();
});

test('a card says who pays out to it: a new one the site', async () => {
  expect(await openForm(cardForm()).page.findByText('Paid out by Lobby')).toBeTruthy();
});
