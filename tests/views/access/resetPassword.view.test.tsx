import { expect, test } from 'vitest';
import { resetPasswordMachine, type ResetPasswordRef } from '../../../machines/access/resetPassword.machine.js';
import { ResetPasswordScreen } from '../../../src/screens/access/resetPassword/Screen.js';
import { ResetPasswordView } from '../../../src/screens/access/resetPassword/View.js';
import type { Problem } from '../../../machines/vocabulary.js';
import { resetPasswordSpec } from '../../fixtures/access/resetPassword.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const isWaiting = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: 'Set the password' }).getAttribute('aria-busy')).toBe('true');

async function fillIn(page: Page, again: string): Promise<void> {
  await fill(page, 'Phone number', '9171234567');
  await fill(page, 'Verification code', '482913');
  await fill(page, 'Account name or phone number', 'marisol');
  await fill(page, 'New password', 'mango.moon8');
  await fill(page, 'New password again', again);
  await press('Set the password')(page);
}

const view: View<typeof resetPasswordMachine, Page> = {
  open: (ref) => openPage(<ResetPasswordScreen resetPassword={ref as ResetPasswordRef} />),
  ...onPage,
  send: {
    'resetPassword.codeRequested': async (page) => {
      await fill(page, 'Phone number', '0917-123-4567');
      await press('Send code')(page);
    },
    'resetPassword.typed': async (page, { typed }) => fill(page, 'Account name or phone number', typed.username ?? ''),
    'resetPassword.submitted': async (page, { form }) => fillIn(page, form.newPwd),
    'resetPassword.phoneMistyped': async (page) => {
      await fill(page, 'Phone number', '0917');
      await press('Send code')(page);
      expect(page.getByText(/^Enter a valid phone number/)).toBeTruthy();
    },
    'resetPassword.passwordsDiffered': async (page) => {
      await fillIn(page, 'mango.moon9');
      expect(page.getByText('The passwords entered do not match')).toBeTruthy();
      expect(page.getByLabelText('New password')).toHaveProperty('value', 'mango.moon8');
    },
    'resetPassword.edited': press('Set it again'),
    'resetPassword.loginChosen': async (page) =>
      press(page.queryByText('Set it again') ? 'Log in' : 'Back to log in')(page),
    'session.found': 'outside',
    'codeCountdown.sent': 'outside',
    'codeCountdown.refused': 'outside',
  },
  sees: {
    'editing.untouched': ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
    'editing.awaitingCode': ({ getByText }) => expect(getByText(/Nothing after a minute/)).toBeTruthy(),
    'editing.forgotten': ({ getByText }) => expect(getByText(/Your form is still here/)).toBeTruthy(),
    // A refused password that the player changes loses the refusal: the fields then check the new text.
    'editing.refused': ({ queryByRole, getByText }) =>
      expect((queryByRole('alert') ?? getByText(/too easy to guess|do not match/)).textContent).toMatch(
        /Too many codes|too easy|do not match/,
      ),
    sending: isWaiting,
    unknown: seesText('alert', /may be changed already/),
    changed: isWaiting,
    loggedInAlready: isWaiting,
  },
};

describePaths(resetPasswordMachine, resetPasswordSpec, view);

const nothing = () => undefined;
const openForm = (problem: Problem | null) =>
  openPage(
    <ResetPasswordView
      country="PH"
      typed={{ phone: '', username: '' }}
      isForgetful={false}
      countdown={undefined}
      isBusy={false}
      isAwaitingCode={false}
      problem={problem}
      onTyped={nothing}
      onRequest={nothing}
      onMistyped={nothing}
      onDiffered={nothing}
      onSubmit={nothing}
      onLogin={nothing}
    />,
  );

test('an empty form says what is missing, and not a rule of passwords', async () => {
  const page = openForm(null);
  await press('Set the password')(page);
  expect(page.getByText('Choose a password.')).toBeTruthy();
  expect(page.getByText('Enter the new password again.')).toBeTruthy();
});

test('whoever had the right code is told that the account has another name', () => {
  const page = openForm({ code: 'invalidRequest', field: 'username' });
  expect(page.getByText('The account of this phone number has another name.')).toBeTruthy();
});
