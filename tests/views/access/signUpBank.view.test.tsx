import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { BankStep } from '../../../machines/access/signUp.js';
import { signUpBankMachine, type SignUpBankRef } from '../../../machines/access/signUpBank.machine.js';
import { BankPart } from '../../../src/screens/access/signUp/BankPart.js';
import { BankView } from '../../../src/screens/access/signUp/BankView.js';
import { banks } from '../../fixtures/access/signUp.spec.js';
import { signUpBankSpec } from '../../fixtures/access/signUpBank.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const goOn = async (page: Page) => {
  const last = page.queryByRole('button', { name: 'Sign up' });
  await press(last ? 'Sign up' : 'Confirm')(page);
};
const seesStep = (title: string) => (page: Page) => expect(page.getByRole('heading', { name: title })).toBeTruthy();
const seesRefusal = (title: string) => (page: Page) => {
  seesStep(title)(page);
  const alerts = page.queryAllByRole('alert').map(({ textContent }) => textContent);
  const atFields = page.queryAllByText(/^refused: /).map(({ textContent }) => textContent);
  expect([...alerts, ...atFields].join()).toMatch(/refused: /);
};
const isWaiting = (page: Page) => {
  const button = page.queryByRole('button', { name: 'Sign up' }) ?? page.getByRole('button', { name: 'Confirm' });
  expect(button.getAttribute('aria-busy')).toBe('true');
};
const nothing = { banks: [], bankType: '', bankAccountName: '', bankAccount: '' };

const view: View<typeof signUpBankMachine, Page> = {
  open: (ref) => openPage(<BankPart bank={ref as SignUpBankRef} given={nothing} step="bankType" isBusy={false} />),
  ...onPage,
  send: {
    'signUpBank.bankChosen': async (page) => {
      await page.user.click(page.getByRole('radio', { name: 'Sampaguita Savings' }));
      await goOn(page);
    },
    'signUpBank.bankAccountGiven': async (page, { given }) => {
      await fill(page, 'Account holder', given.bankAccountName);
      await fill(page, 'Account number', given.bankAccount);
      await goOn(page);
    },
    'signUpBank.typed': 'outside',
    'signUpBank.steppedBack': 'outside',
    'signUpBank.retried': press('Try again'),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the banks')).toBeTruthy(),
    unavailable: seesText('alert', /banks did not load/),
    'bank.untouched': seesStep('Your bank'),
    'bank.refused': seesRefusal('Your bank'),
    'bankAccount.untouched': seesStep('Your bank account'),
    'bankAccount.refused': seesRefusal('Your bank account'),
    confirmed: isWaiting,
    abandoned: () => undefined,
  },
};

describePaths(signUpBankMachine, signUpBankSpec, view);

test.each<[BankStep, (page: Page) => Promise<void>, object]>([
  [
    'bankType',
    async (page) => page.user.click(page.getByRole('radio', { name: 'Sampaguita Savings' })),
    { bankType: '1002' },
  ],
  [
    'bankAccount',
    async (page) => {
      await fill(page, 'Account holder', 'Marisol Reyes');
      await fill(page, 'Account number', '0012345678');
    },
    { bankAccountName: 'Marisol Reyes' },
  ],
])('at the step %s each change of a field is reported, except for secrets', async (panel, type, kept) => {
  const reported: object[] = [];
  const send: ComponentProps<typeof BankView>['send'] = (event) =>
    reported.push(event.type === 'signUpBank.typed' ? event.typed : event);
  const page = openPage(
    <BankView
      panel={panel}
      given={{ ...nothing, banks }}
      problems={[]}
      isBusy={false}
      isForgetful={false}
      isLast={false}
      send={send}
    />,
  );
  await type(page);
  expect(Object.assign({}, ...reported)).toEqual(kept);
});

test.each([
  ['says after a reload that the account number was not kept', true, '', true],
  ['does not say so once the number was given again', true, '0012345678', false],
  ['does not say so if no number was typed before the reload', false, '', false],
])('the step of the bank account %s', (_, isAccountForgotten, bankAccount, isSaid) => {
  const input = { ...signUpBankSpec.input, banks, bankType: '1002', bankAccount, isAccountForgotten };
  const { context } = createActor(signUpBankMachine, { input }).getSnapshot();
  const snapshot = signUpBankMachine.resolveState({
    value: { bankAccount: 'untouched' },
    context: { ...context, step: 'bankAccount' },
  });
  const bank = createActor(signUpBankMachine, { input, snapshot });
  const page = openPage(<BankPart bank={bank} given={nothing} step="bankAccount" isBusy={false} />);
  expect(page.queryByText(/bank accounts are never kept on this device/) !== null).toBe(isSaid);
});

test('no bank is chosen for the player, who is asked to choose one', async () => {
  const page = openPage(<BankPart bank={undefined} given={{ ...nothing, banks }} step="bankType" isBusy={false} />);
  expect(page.queryByRole('radio', { checked: true })).toBeNull();
  await goOn(page);
  expect(page.getByText('Please choose a bank')).toBeTruthy();
});

test('the step of the account repeats the bank that was chosen', () => {
  const given = { banks, bankType: '1002', bankAccountName: '', bankAccount: '' };
  const page = openPage(<BankPart bank={undefined} given={given} step="bankAccount" isBusy={false} />);
  expect(page.getByText('Sampaguita Savings')).toBeTruthy();
});

test('while the form is being submitted, the last step stays with what was given', () => {
  const given = { banks, bankType: '1002', bankAccountName: 'Marisol Reyes', bankAccount: '0012345678' };
  const page = openPage(<BankPart bank={undefined} given={given} step="bankAccount" isBusy />);
  isWaiting(page);
  expect((page.getByLabelText('Account holder') as HTMLInputElement).value).toBe('Marisol Reyes');
});
