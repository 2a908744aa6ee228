import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { changePasswordMachine, type ChangePasswordRef } from '../../../machines/account/changePassword.machine.js';
import { ChangePasswordScreen } from '../../../src/screens/account/changePassword/Screen.js';
import { ChangePasswordView } from '../../../src/screens/account/changePassword/View.js';
import { devicesPath } from '../../../src/screens/account/shared/addresses.js';
import { changePasswordSpec } from '../../fixtures/account/changePassword.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { describeWrite } from '../../support/describe-write.js';
import {
  actOnPage,
  fill,
  onPage,
  openPage,
  press,
  seesAll,
  seesLink,
  seesText,
  type Page,
} from '../../support/render.js';

async function type(page: Page, old: string, chosen: string, repeated: string): Promise<void> {
  await fill(page, 'Current password', old);
  await fill(page, 'New password', chosen);
  await fill(page, 'New password again', repeated);
  await press('Change the password')(page);
}
const isWaiting = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: 'Change the password' }).getAttribute('aria-busy')).toBe('true');
const typed = ({ getByLabelText }: Page) => (getByLabelText('New password') as HTMLInputElement).value;

const view: View<typeof changePasswordMachine, Page> = {
  open: (ref) => openPage(<ChangePasswordScreen changePassword={ref as ChangePasswordRef} />),
  ...onPage,
  send: {
    'changePassword.submitted': (page, { form }) => type(page, form.oldPassword, form.newPassword, form.newPassword),
    'changePassword.passwordsDiffered': async (page) => {
      await type(page, 'papaya.sun8', 'mango.moon7', 'mango.moon8');
      expect(page.getByText('The passwords entered do not match')).toBeTruthy();
    },
  },
  sees: {
    'editing.untouched': ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
    'editing.refused': (page) => {
      expect(
        page.getByText(/current password is wrong|too easy to guess|Too many tries|old password still counts/),
      ).toBeTruthy();
      expect(typed(page)).toBe('mango.moon7');
    },
    sending: isWaiting,
    changed: seesAll(
      seesText('status', /Password changed/),
      seesLink('To my account', '/pages/account/account'),
      seesLink('See my devices', devicesPath),
    ),
  },
};

describePaths(changePasswordMachine, changePasswordSpec, view);

describeWrite(changePasswordMachine, {
  write: 'sendNewPassword',
  input: undefined,
  open: (changePassword: ChangePasswordRef) => openPage(<ChangePasswordScreen changePassword={changePassword} />),
  reach: (changePassword: ChangePasswordRef) =>
    actOnPage(async () =>
      changePassword.send({
        type: 'changePassword.submitted',
        form: { oldPassword: 'papaya.sun8', newPassword: 'mango.moon7' },
      }),
    ),
  tracing: isWaiting,
  unanswered: /may be changed already/,
});

test.each([
  ['', 'mango.moon7', 'mango.moon7', 'Enter your current password.'],
  ['papaya.sun8', '', '', 'Choose a new password.'],
  ['papaya.sun8', 'mango.moon7', '', 'Enter the new password again.'],
  ['papaya.sun8', 'papaya.sun8', 'papaya.sun8', 'New and old passwords cannot be the same'],
  ['papaya.sun8', 'short', 'short', /6 to 20 letters/],
  ['papaya.sun8', 'mango moon7', 'mango moon7', /cannot contain ␣/],
])('the form rejects a change of %j to %j', async (old, chosen, repeated, words) => {
  const sent: unknown[] = [];
  const page = openPage(
    <ChangePasswordView
      isBusy={false}
      problem={null}
      onDiffered={() => undefined}
      onSubmit={(form) => void sent.push(form)}
    />,
  );
  await type(page, old, chosen, repeated);
  expect(page.getAllByText(words).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('the form accepts an old password that breaks the rule', async () => {
  const sent: unknown[] = [];
  const page = openPage(
    <ChangePasswordView
      isBusy={false}
      problem={null}
      onDiffered={() => undefined}
      onSubmit={(form) => void sent.push(form)}
    />,
  );
  await type(page, 'my old one', 'mango.moon7', 'mango.moon7');
  expect(sent).toEqual([{ oldPassword: 'my old one', newPassword: 'mango.moon7' }]);
});

test('during the request the form says so and accepts no input', () => {
  const page = openPage(
    <ChangePasswordView isBusy problem={null} onDiffered={() => undefined} onSubmit={() => undefined} />,
  );
  expect(page.getByRole('form', { name: 'Change password' }).getAttribute('aria-busy')).toBe('true');
  expect((page.getByLabelText('New password') as HTMLInputElement).readOnly).toBe(true);
});

test('the success page opened without a change shows the form', () => {
  const changePassword = createActor(changePasswordMachine).start();
  expect(
    openPage(<ChangePasswordScreen changePassword={changePassword} />).getByRole('form', { name: 'Change password' }),
  ).toBeTruthy();
});
