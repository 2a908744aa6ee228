import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { signUpMachine, type SignUpRef } from '../../../machines/access/signUp.machine.js';
import { emptySignUp, type SignUpStep } from '../../../machines/access/signUp.js';
import type { Problem } from '../../../machines/vocabulary.js';
import { SignUpScreen } from '../../../src/screens/access/signUp/Screen.js';
import { SignUpView } from '../../../src/screens/access/signUp/View.js';
import { savedSignUpIn, signUpSpec } from '../../fixtures/access/signUp.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { fill, onPage, openPage, press, type Page } from '../../support/render.js';

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
  expect([...alerts, ...atFields].join()).toMatch(/refused: |Too many codes|No connection|Enter a valid phone number/);
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
  ...onPage,
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
      await fill(page, 'Username (optional)', given.username);
      await fill(page, 'Password', given.password);
      await fill(page, 'Invitation code (optional)', given.inviteCode);
      await goOn(page);
    },
    'signUp.bankChanged': 'outside',
    'signUp.codeRequested': press('Send code'),
    'signUp.phoneMistyped': async (page) => {
      await fill(page, 'Phone number', '0917');
      await goOn(page);
      expect(page.getByText(/^Enter a valid phone number/)).toBeTruthy();
    },
    // The step of the code has a second way back, beside the number; the other steps press "Back".
    'signUp.steppedBack': async (page) => {
      const isCode = page.queryByRole('heading', { name: 'Enter the 6-digit code' }) !== null;
      expect(page.queryAllByRole('button', { name: 'Change' })).toHaveLength(isCode ? 1 : 0);
      await press(isCode ? 'Change' : 'Back')(page);
    },
    // The first step has the link. In the popup, the tab beside the form sends it in the other steps too.
    'signUp.loginChosen': async (page, _, { send }) =>
      page.queryByRole('heading', { name: 'Your phone number' }) === null ? send() : press('Log in')(page),
    'session.found': 'outside',
    'codeCountdown.sent': 'outside',
    'codeCountdown.refused': 'outside',
  },
  sees: {
    'phone.editing.untouched': seesStep('Your phone number'),
    'phone.editing.refused': seesRefusal('Your phone number'),
    'phone.sending': isWaiting,
    'code.untouched': (page) => {
      seesStep('Enter the 6-digit code')(page);
      expect(page.getByText(/^Sent to 091-[78]12-34567$/)).toBeTruthy();
    },
    'code.forgotten': seesForgotten('Enter the 6-digit code'),
    'account.forgotten': seesForgotten('Username and password'),
    'code.refused': seesRefusal('Enter the 6-digit code'),
    'account.untouched': seesStep('Username and password'),
    'account.refused': seesRefusal('Username and password'),
    checking: isWaiting,
    bank: ({ queryByText, queryByRole }) =>
      expect(queryByText('Loading the banks') ?? queryByRole('heading', { name: /^Your bank/ })).toBeTruthy(),
    sending: isWaiting,
    registered: isWaiting,
    loggedInAlready: isWaiting,
  },
};

// The path tests walk the chart with every site setting and every step filled in or not; most of them look the same on screen.
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

test('all that the server refuses of a step shows at once, each at its field', () => {
  const problems: Problem[] = [
    { code: 'usernameTaken', text: 'This username is taken.', field: 'username' },
    { code: 'passwordTooCommon', text: 'This password is too common.', field: 'password' },
    { code: 'inviteUnknown', text: 'Nobody has this code.', field: 'inviteCode' },
  ];
  const page = openPage(draw({ panel: 'account', problems }));
  const wrong = ['Username (optional)', 'Password', 'Invitation code (optional)'].map((name) =>
    page.getByLabelText(name),
  );
  expect(wrong.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
  expect(problems.every(({ text }) => page.queryByText(String(text)) !== null)).toBe(true);
  expect(document.activeElement).toBe(wrong[0]);
});

test('a username and an invitation code get no tick: only the server knows whether they are right', async () => {
  const page = openPage(draw({ panel: 'account' }));
  await fill(page, 'Username (optional)', 'marisol');
  await fill(page, 'Invitation code (optional)', 'PARAW1');
  await page.user.tab();
  expect(page.queryByText('Filled in correctly')).toBeNull();
});

const given = { ...emptySignUp, phone: '09171234567' };
type Drawn = {
  panel: SignUpStep;
  problem?: Problem | null;
  problems?: readonly Problem[];
  send?: ComponentProps<typeof SignUpView>['send'];
};
const draw = ({ panel, problem, problems = problem ? [problem] : [], send = () => undefined }: Drawn) => (
  <SignUpView
    panel={panel}
    step={1}
    count={5}
    isLast={false}
    isBusy={false}
    isForgetful={false}
    problems={problems}
    given={given}
    country="PH"
    countdown={undefined}
    bankSteps={null}
    hasBack={false}
    send={send}
  />
);

test('a later step focuses its title, the first one does not move the focus, and a refused field takes it', () => {
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
  ['code', (page) => fill(page, 'Verification code', '48291'), {}],
  [
    'account',
    async (page) => {
      await fill(page, 'Username (optional)', 'marisol');
      await fill(page, 'Password', 'mango.moon7');
      await fill(page, 'Invitation code (optional)', 'paraw1');
    },
    { username: 'marisol', inviteCode: 'PARAW1' },
  ],
])('at the step %s each change of a field is reported, except for secrets', async (panel, type, kept) => {
  const told: object[] = [];
  const page = openPage(
    draw({ panel, send: (event) => told.push(event.type === 'signUp.typed' ? event.typed : event) }),
  );
  await type(page);
  expect(Object.assign({}, ...told)).toEqual(kept);
});

test('a desktop asks for the optional username beside the phone, a phone one step later', async () => {
  const told: object[] = [];
  const send: Drawn['send'] = (event) => told.push(event.type === 'signUp.typed' ? event.typed : event);
  expect(openPage(draw({ panel: 'phone' })).queryByLabelText('Username (optional)')).toBeNull();
  const page = openPage(draw({ panel: 'phone', send }), { site: { device: 'pc' } });
  await fill(page, 'Username (optional)', 'marisol');
  expect(told.at(-1)).toEqual({ username: 'marisol' });
});
