import { expect, test, vi } from 'vitest';
import { loginGuardMachine, type LoginGuardRef, type LoginTab } from '../../../machines/access/loginGuard.machine.js';
import { LoginGuardScreen } from '../../../src/screens/access/loginGuard/Screen.js';
import { LoginGuardView } from '../../../src/screens/access/loginGuard/View.js';
import { loginGuardSpec } from '../../fixtures/access/loginGuard.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, type Page } from '../../support/render.js';

const tabNames: Readonly<Record<LoginTab, string>> = {
  signUp: 'Sign up',
  accountLogin: 'Log in',
  codeLogin: 'Log in',
  accountResetPwd: 'Reset password',
};
const shows =
  (tab: LoginTab) =>
  ({ getByRole, getByText }: Page) => {
    expect(getByRole('tab', { selected: true }).textContent).toBe(tabNames[tab]);
    expect(getByText(`form of ${tab}`)).toBeTruthy();
  };

const seesNoPopup = ({ queryByRole }: Page) => expect(queryByRole('dialog')).toBeNull();

const view: View<typeof loginGuardMachine, Page> = {
  open: (ref) =>
    openPage(<LoginGuardScreen loginGuard={ref as LoginGuardRef} formOf={(tab) => <p>form of {tab}</p>} />),
  ...onPage,
  send: {
    'loginGuard.required': 'outside',
    'loginGuard.interrupted': 'outside',
    'loginGuard.tabChosen': 'outside',
    'loginGuard.detoured': 'outside',
    'loginGuard.locationChanged': 'outside',
    'loginGuard.succeeded': 'outside',
    'loginGuard.dismissed': press('Close'),
  },
  sees: {
    'hidden.idle': seesNoPopup,
    'hidden.left': seesNoPopup,
    'open.accountLogin': shows('accountLogin'),
    'open.codeLogin': shows('codeLogin'),
    'open.signUp': shows('signUp'),
    'open.accountResetPwd': shows('accountResetPwd'),
  },
};

describePaths(loginGuardMachine, loginGuardSpec, view);

test('a press or an arrow key chooses a tab; Escape closes the popup, a press beside it does not', async () => {
  const onTab = vi.fn();
  const onClose = vi.fn();
  const page = openPage(
    <LoginGuardView tab="accountLogin" onTab={onTab} onClose={onClose}>
      <p>the form</p>
    </LoginGuardView>,
  );
  await page.user.click(page.getByRole('tab', { name: 'Reset password' }));
  page.getByRole('tab', { name: 'Log in' }).focus();
  await page.user.keyboard('{ArrowLeft}');
  expect(onTab.mock.calls).toEqual([['accountResetPwd'], ['signUp']]);
  const mask = page.getByRole('dialog').parentElement?.parentElement;
  if (mask) await page.user.click(mask);
  expect(onClose).not.toHaveBeenCalled();
  await page.user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
