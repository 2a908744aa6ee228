import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { captchaMachine, type Captcha } from '../../../machines/access/captcha.machine.js';
import { loginMachine, type LoginForm } from '../../../machines/access/login.machine.js';
import type { ProblemCode, Result } from '../../../machines/vocabulary.js';
import { LoginScreen } from '../../../src/screens/access/login/Screen.js';
import { LoginGuardView } from '../../../src/screens/access/loginGuard/View.js';
import { picture } from '../../fixtures/access/captcha.spec.js';
import { fill, openPage, press } from '../../support/render.js';

/** The form in the popup with its real charts. Every picture has an id of its own, as the server's have. */
function openPopup({ refusal, isCaptchaOn = true }: { refusal?: ProblemCode; isCaptchaOn?: boolean } = {}) {
  let pictures = 0;
  const captcha = captchaMachine.provide({
    actors: { loadCaptcha: fromPromise<Captcha | null>(async () => ({ ...picture, uuid: `uuid-${(pictures += 1)}` })) },
  });
  const logIn = fromPromise<Result<{ token: string }>, LoginForm>(async () => {
    if (refusal === undefined) throw new Error('offline');
    return { ok: false, problem: { code: refusal } };
  });
  const login = createActor(loginMachine.provide({ actors: { captcha, logIn } }), {
    input: { isCaptchaOn, canUsePasskey: false },
  }).start();
  const page = openPage(
    <LoginGuardView tab="accountLogin" onTab={() => undefined} onClose={() => undefined}>
      <LoginScreen login={login} country="PH" />
    </LoginGuardView>,
    { site: { device: 'pc' } },
  );
  const shown = () => page.findByAltText('A picture of four digits');
  return { page, login, shown, pictures: () => pictures };
}

const focused = (): string | undefined =>
  document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? undefined;

test('the Tab key goes from field to field, each before what stands beside it', async () => {
  const { page, shown } = openPopup();
  await shown();
  await fill(page, 'Account or phone number', 'marisol');
  const order = [focused()];
  for (let stop = 0; stop < 6; stop += 1) {
    await page.user.tab();
    order.push(focused() || (document.activeElement?.getAttribute('aria-label') ?? ''));
  }
  expect(order).toEqual([
    'username',
    'password',
    'Show the password',
    'Forgot it?',
    'code',
    'Another picture',
    "Can't see it? Use SMS",
  ]);
});

test.each([
  ['wrongCredentials', 'password'],
  ['wrongCaptcha', 'code'],
  ['captchaRequired', 'code'],
] as const)(
  'after the refusal %s the field %s has the focus, and keeps it with the next picture',
  async (code, field) => {
    const { page, shown, pictures } = openPopup({ refusal: code });
    await shown();
    await fill(page, 'Account or phone number', 'marisol');
    await fill(page, 'Password', 'mango.moon7');
    await fill(page, 'Code in the picture', '4821');
    await page.user.keyboard('{Enter}');
    await expect.poll(pictures).toBe(2);
    await shown();
    expect(focused()).toBe(field);
    expect(page.getByLabelText('Code in the picture')).toHaveProperty('value', '');
    expect(page.getByLabelText(/^Password/)).toHaveProperty('value', 'mango.moon7');
    // The digits went with the picture: nobody left the field empty.
    expect(page.queryByText('Type the four digits of the picture.')).toBeNull();
  },
);

test('a captcha that is required from now on has the focus when it appears', async () => {
  const { page, shown } = openPopup({ refusal: 'captchaRequired', isCaptchaOn: false });
  await fill(page, 'Account or phone number', 'marisol');
  await fill(page, 'Password', 'mango.moon7');
  await page.user.keyboard('{Enter}');
  await shown();
  expect(focused()).toBe('code');
});

test('a lost connection leaves the focus where it was', async () => {
  const { page, shown, login } = openPopup();
  await shown();
  await fill(page, 'Account or phone number', 'marisol');
  await fill(page, 'Password', 'mango.moon7');
  await fill(page, 'Code in the picture', '4821');
  await press('Log in')(page);
  await expect.poll(() => login.getSnapshot().matches({ editing: 'refused' })).toBe(true);
  await shown();
  expect(focused()).toBe('Log in');
});
