import { describe, expect, test, vi } from 'vitest';
import { loginMachine, type LoginRef } from '../../../machines/access/login.machine.js';
import { LoginPage } from '../../../src/screens/access/login/LoginPage.js';
import { LoginScreen } from '../../../src/screens/access/login/Screen.js';
import { LoginView, type LoginViewProps } from '../../../src/screens/access/login/View.js';
import { picture } from '../../fixtures/access/captcha.spec.js';
import { loginSpec } from '../../fixtures/access/login.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { fill, onPage, openPage, press, type Page } from '../../support/render.js';

const ways = {
  signUp: 'Sign up',
  codeLogin: 'Log in with an SMS code',
  accountResetPwd: 'Forgot it?',
  accountLogin: 'Log in',
};
const isWaiting = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBe('true');

const view: View<typeof loginMachine, Page> = {
  open: (ref) => openPage(<LoginScreen login={ref as LoginRef} country="PH" />),
  ...onPage,
  send: {
    'login.submitted': async (page, { form }) => {
      await fill(page, 'Account or phone number', form.username);
      await fill(page, 'Password', form.password);
      await press('Log in')(page);
    },
    'login.wayChosen': async (page, { way }) => press(ways[way])(page),
    'session.found': 'outside',
  },
  sees: {
    'editing.untouched': ({ queryByRole }) => expect(queryByRole('alert')).toBeNull(),
    'editing.refused': ({ queryByRole, getByLabelText }) => {
      const said = queryByRole('alert')?.textContent ?? '';
      // A refusal of the captcha is shown at its field, which the fake captcha chart does not render.
      if (said !== '') expect(said).toMatch(/is wrong|No connection/);
      expect(getByLabelText('Password')).toHaveProperty('value', 'mango.moon7');
    },
    sending: isWaiting,
    loggedIn: isWaiting,
    loggedInAlready: isWaiting,
  },
};
describePaths(loginMachine, loginSpec, view);

function open(props: Partial<LoginViewProps> = {}) {
  const onSubmit = vi.fn<LoginViewProps['onSubmit']>();
  const page = openPage(
    <LoginView
      isBusy={false}
      problem={null}
      captchaPhase="shown"
      captcha={picture}
      onSubmit={onSubmit}
      onReloadCaptcha={() => undefined}
      onWay={() => undefined}
      {...props}
    />,
  );
  return { page, onSubmit };
}

describe('the form', () => {
  test('says at each field what is missing, and sends nothing', async () => {
    const { page, onSubmit } = open();
    await press('Log in')(page);
    expect(page.getByText('Enter your account name or phone number.')).toBeTruthy();
    expect(page.getByText('Enter your password.')).toBeTruthy();
    expect(page.getByText('Type the four digits of the picture.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('requires any password, and takes four digits in any spacing', async () => {
    const { page, onSubmit } = open();
    await fill(page, 'Account or phone number', '  marisol ');
    await fill(page, 'Password', ' a b ');
    await fill(page, 'Code in the picture', ' 48 21 ');
    await press('Log in')(page);
    expect(onSubmit).toHaveBeenCalledWith({ username: 'marisol', password: ' a b ', code: '4821' });
  });

  test('three digits are not enough', async () => {
    const { page, onSubmit } = open();
    await fill(page, 'Account or phone number', 'marisol');
    await fill(page, 'Password', 'mango.moon7');
    await fill(page, 'Code in the picture', '482');
    await press('Log in')(page);
    expect(page.getByText('Type the four digits of the picture.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a used captcha is shown at its field, and nothing else is lost', async () => {
    const { page } = open({ problem: { code: 'wrongCaptcha' } });
    expect(page.getByLabelText('Code in the picture').getAttribute('aria-invalid')).toBe('true');
    expect(page.getByText('The code in the picture was wrong. Here is a new one.')).toBeTruthy();
    expect(page.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['unavailable', /did not load/],
    ['expired', /two minutes old/],
  ] as const)('a missing picture can be requested again: %s', async (captchaPhase, words) => {
    const onReloadCaptcha = vi.fn();
    const { page } = open({ captchaPhase, captcha: null, onReloadCaptcha });
    expect(page.getByText(words)).toBeTruthy();
    await press('Another picture')(page);
    expect(onReloadCaptcha).toHaveBeenCalledOnce();
  });

  test('if the captcha is off, there is no field', () => {
    const { page } = open({ captchaPhase: 'hidden', captcha: null });
    expect(page.queryByLabelText('Code in the picture')).toBeNull();
  });

  test('a player who cannot see the picture logs in by SMS', async () => {
    const onWay = vi.fn();
    const { page } = open({ onWay });
    await press("Can't see it? Use SMS")(page);
    expect(onWay).toHaveBeenCalledWith('codeLogin');
  });
});

test('the page of the form leads a new player to the sign-up', async () => {
  const signsUp = vi.fn();
  const page = openPage(<LoginPage onSignUp={signsUp}>The form</LoginPage>);
  await press('Sign up with your phone')(page);
  expect(signsUp).toHaveBeenCalledOnce();
});

test('Back leaves the form for home', async () => {
  const page = openPage(<LoginPage onSignUp={() => undefined}>The form</LoginPage>, {
    at: '/pages/login/accountLogin',
  });
  await press('Back')(page);
  expect(page.path()).toBe('/pages/index/index');
});
