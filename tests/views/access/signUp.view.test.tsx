import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { signUpMachine, type SignUpRef } from '../../../machines/access/signUp.machine.js';
import { emptySignUp, type SignUpStep } from '../../../machines/access/signUp.js';
import type { Problem } from '../../../machines/vocabulary.js';
import { SignUpScreen } from '../../../src/screens/access/signUp/Screen.js';
import { SignUpView } from '../../../src/screens/access/signUp/View.js';
import { banks, savedSignUpIn, signUpSpec } from '../../fixtures/access/signUp.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, fill, openPage, press, seesText, type Page } from '../../support/render.js';

const goOn = async (page: Page) => {
  const last = page.queryByRole('button', { name: 'Sign up' });
  await press(last ? 'Sign up' : 'Confirm')(page);
};
const isWaiting = (page: Page) => {
  const button = page.queryByRole('button', { name: 'Sign up' }) ?? page.getByRole('button', { name: 'Confirm' });
  expect(button.getAttribute('aria-busy')).toBe('true');
};
const seesStep = (title: string) => (page: Page) => {
  expect(page.getByRole('heading', { name: title })).toBeTruthy();
  expect(page.getByText(/^Step \d of \d$/)).toBeTruthy();
};
const seesRefusal = (title: string) => (page: Page) => {
  seesStep(title)(page);
  const alerts = page.queryAllByRole('alert').map(({ textContent }) => textContent);
  const atFields = page.queryAllByText(/^refused: |^Enter a valid phone number/).map(({ textContent }) => textContent);
  expect([...alerts, ...atFields].join()).toMatch(/refused: |Too many codes|Enter a valid phone number/);
};
const seesForgotten = (title: string) => (page: Page) => {
  seesStep(title)(page);
  expect(page.getByText(/are never kept on this device/)).toBeTruthy();
};
const tick = async (page: Page) => {
  const box = page.getByRole('checkbox');
  if (!(box as HTMLInputElement).checked) await page.user.click(box);
};

const view: View<typeof signUpMachine, Page> = {
  open: (ref) => openPage(<SignUpScreen signUp={ref as SignUpRef} hasHeader={false} />),
  act: actOnPage,
  send: {
    'signUp.phoneGiven': async (page, { given }) => {
      await fill(page, 'Phone number', given.phone);
      await tick(page);
      await goOn(page);
    },
    'signUp.typed': 'outside',
    'signUp.codeGiven': async (page, { given }) => {
      await fill(page, 'Verification code', given.code);
      await goOn(page);
    },
    'signUp.accountGiven': async (page, { given }) => {
      await fill(page, 'Username', given.username);
      await fill(page, 'Password', given.password);
      await fill(page, 'Invitation code (optional)', given.inviteCode);
      await goOn(page);
    },
    'signUp.bankChosen': async (page) => {
      await page.user.click(page.getByRole('radio', { name: 'Sampaguita Savings' }));
      await goOn(page);
    },
    'signUp.bankAccountGiven': async (page, { given }) => {
      await fill(page, 'Account holder', given.bankAccountName);
      await fill(page, 'Account number', given.bankAccount);
      await goOn(page);
    },
    'signUp.codeRequested': press('Send code'),
    'signUp.phoneMistyped': async (page) => {
      await fill(page, 'Phone number', '0917abc');
      await goOn(page);
      expect(page.getByText(/^Enter a valid phone number/)).toBeTruthy();
    },
    'signUp.steppedBack': press('Back'),
    'signUp.retried': async (page) =>
      press(page.queryByRole('button', { name: 'Try again' }) ? 'Try again' : 'Send it again')(page),
    'signUp.loginChosen': 'outside',
    'session.found': 'outside',
    'code.sent': 'outside',
    'code.denied': 'outside',
  },
  sees: {
    'phone.editing.untouched': seesStep('Your phone number'),
    'phone.editing.refused': seesRefusal('Your phone number'),
    'phone.askingForCode': isWaiting,
    'code.untouched': (page) => {
      seesStep('Enter the 6-digit code')(page);
      expect(page.getByText(/^Sent to 091-[78]12-34567$/)).toBeTruthy();
    },
    'code.forgotten': seesForgotten('Enter the 6-digit code'),
    'account.forgotten': seesForgotten('Username and password'),
    'code.refused': seesRefusal('Enter the 6-digit code'),
    'account.untouched': seesStep('Username and password'),
    'account.refused': seesRefusal('Username and password'),
    'bankType.loading': ({ getByText }) => expect(getByText('Loading the banks')).toBeTruthy(),
    'bankType.unavailable': seesText('alert', /banks did not load/),
    'bankType.choosing.untouched': seesStep('Your bank'),
    'bankType.choosing.refused': seesRefusal('Your bank'),
    'bankAccount.untouched': seesStep('Your bank account'),
    'bankAccount.refused': seesRefusal('Your bank account'),
    registering: isWaiting,
    'unknown.asking': seesText('status', /Asking whether your account was made/),
    'unknown.absent': seesText('alert', /safely send it again/),
    'unknown.silent': seesText('alert', /do not know yet/),
    'unknown.unclear': seesText('alert', /Log in with the username and password/),
    registered: isWaiting,
    loggedInAlready: isWaiting,
  },
};

// The chart itself is walked from every switch and with every step given or not; a screen looks the same in most of them.
describePaths(
  signUpMachine,
  {
    ...signUpSpec,
    alsoFrom: [
      { ...signUpSpec.input, isSmsOn: false, isBankOn: false },
      ...[true, false].map((isSmsOn) => ({ ...signUpSpec.input, isSmsOn, saved: savedSignUpIn('bankAccount') })),
    ],
    remember: ({ isSmsOn, banks: listed }) => [isSmsOn, listed.length > 0],
  },
  view,
);

const given = { ...emptySignUp, phone: '09171234567' };
type Drawn = { panel: SignUpStep; problem?: Problem | null; send?: ComponentProps<typeof SignUpView>['send'] };
const draw = ({ panel, problem = null, send = () => undefined }: Drawn) => (
  <SignUpView
    panel={panel}
    step={1}
    count={5}
    isLast={false}
    isBusy={false}
    isForgetful={false}
    problem={problem}
    given={given}
    country="PH"
    banks={banks}
    countdown={undefined}
    hasBack={false}
    send={send}
  />
);

test('a step that was led to begins at its title, the first one leaves the focus alone; a refused field has it', () => {
  openPage(draw({ panel: 'phone' }));
  expect(document.activeElement).toBe(document.body);
  const next = openPage(draw({ panel: 'code' }));
  expect(document.activeElement).toBe(next.getByRole('heading', { name: 'Enter the 6-digit code' }));
  const refused = openPage(draw({ panel: 'code', problem: { code: 'wrongCode' } }));
  expect(document.activeElement).toBe(refused.getByLabelText('Verification code'));
});

test.each<[SignUpStep, (page: Page) => Promise<void>, object]>([
  [
    'phone',
    async (page) => {
      await fill(page, 'Phone number', '0918');
      await tick(page);
    },
    { phone: '091-8', isAdult: true },
  ],
  ['code', (page) => fill(page, 'Verification code', '482913'), {}],
  [
    'account',
    async (page) => {
      await fill(page, 'Username', 'marisol');
      await fill(page, 'Password', 'mango.moon7');
      await fill(page, 'Invitation code (optional)', 'paraw1');
    },
    { username: 'marisol', inviteCode: 'PARAW1' },
  ],
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
])('what is typed at the step %s is told as it is typed, but for secrets', async (panel, type, kept) => {
  const told: object[] = [];
  const page = openPage(
    draw({ panel, send: (event) => told.push(event.type === 'signUp.typed' ? event.typed : event) }),
  );
  await type(page);
  expect(Object.assign({}, ...told)).toEqual(kept);
});

test.each([
  [
    'is told at its step that it was not kept, when it was being typed before a reload',
    savedSignUpIn('bankAccount'),
    '',
    true,
  ],
  ['is not told once it was given again', savedSignUpIn('bankAccount'), '0012345678', false],
  ['is not told when it had never been typed', savedSignUpIn('bankType'), '', false],
])('of the bank account a player %s', (_, saved, bankAccount, isTold) => {
  const { context } = createActor(signUpMachine, { input: { ...signUpSpec.input, saved } }).getSnapshot();
  const snapshot = signUpMachine.resolveState({
    value: { bankAccount: 'untouched' },
    context: { ...context, step: 'bankAccount', bankAccount },
  });
  const page = openPage(
    <SignUpScreen signUp={createActor(signUpMachine, { input: signUpSpec.input, snapshot })} hasHeader={false} />,
  );
  expect(page.queryByText(/bank accounts are never kept on this device/) !== null).toBe(isTold);
});
