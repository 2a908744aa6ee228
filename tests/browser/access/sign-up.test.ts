import { afterAll, describe, expect, test } from 'vitest';
import { newAccount, tokenOf } from '../steps/access.js';
import { fill, press, toasts, typed } from '../steps/screen.js';
import { arrives, everySwitch, fillIn, flip, flipBack, formOf, send, signUpPage, stepsWith } from '../steps/sign-up.js';
import { smsCode } from '../support/hooks.js';
import { axe, nothingClipped, shot } from '../support/looking.js';
import { lobbySuite, type Device } from '../support/suite.js';

const suite = lobbySuite();
afterAll(() => flipBack(suite.lobby()));

describe.each<Device>(['phone', 'desktop'])('on a %s', (device) => {
  test.each(everySwitch)(
    'a sign-up with SMS $isSmsOn, bank $isBankOn has only the steps that the site needs, and logs the player in',
    async (switches) => {
      const lobby = suite.lobby();
      const visitor = await suite[device]();
      const { page } = visitor;
      await flip(lobby, visitor, switches);
      const account = newAccount();
      const steps = stepsWith(switches);
      await page.goto(signUpPage);
      for (const [index, step] of steps.entries()) {
        await arrives(page, step);
        await page.getByText(`Step ${index + 1} of ${steps.length}`).waitFor();
        await fillIn(page, lobby, step, account);
        await nothingClipped(page);
        if (switches.isSmsOn && switches.isBankOn) {
          await axe(page);
          await shot(page, `sign-up-${step}-${device}`);
        }
        await send(page, index === steps.length - 1);
      }
      await page.waitForURL('**/pages/index/index');
      expect(await tokenOf(page)).toBeTruthy();
    },
  );

  test('a wrong code, which is checked only at the end, returns to the code step, and nothing else has to be entered again', async () => {
    const lobby = suite.lobby();
    const visitor = await suite[device]();
    const { page } = visitor;
    await flip(lobby, visitor, { isSmsOn: true, isBankOn: true });
    const account = newAccount();
    await page.goto(signUpPage);
    for (const step of ['phone', 'code', 'account', 'bankType', 'bankAccount'] as const) {
      await arrives(page, step);
      await fillIn(page, lobby, step, account);
      if (step === 'code') await fill(formOf(page), 'Verification code', wrong(await smsCode(lobby, account.phone)));
      await send(page, step === 'bankAccount');
    }
    await arrives(page, 'code');
    const field = formOf(page).getByRole('textbox', { name: 'Verification code' });
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);
    await axe(page);
    await shot(page, `sign-up-wrong-code-${device}`);
    await fill(formOf(page), 'Verification code', await smsCode(lobby, account.phone));
    await press(formOf(page), 'Sign up');
    await page.waitForURL('**/pages/index/index');
  });
});

test('an error shows after 0.04 s and a loss of focus after 0.1 s (section 9), and the error describes its field', async () => {
  const visitor = await suite.phone();
  const { page } = visitor;
  await flip(suite.lobby(), visitor, { isSmsOn: false, isBankOn: false });
  await page.goto(signUpPage);
  const form = formOf(page);
  await fill(form, 'Phone number', '0917');
  await form.getByRole('checkbox').check();
  const error = form.getByText('Enter a valid phone number, such as 0917 123 4567.');
  await error.waitFor();
  const line = error.locator('..');
  expect(await line.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.04s');
  const input = form.getByRole('textbox', { name: 'Phone number' });
  const box = input.locator('..');
  expect(await box.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe('0.1s');
  await input.focus();
  expect(await box.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe('0s');
  const described = await input.getAttribute('aria-describedby');
  expect(described).toBeTruthy();

  // The first wrong field has the focus, the toast of section 8 appears, and nothing typed is lost.
  await press(form, 'Confirm');
  await toasts(page, /phone number/i);
  expect(await input.evaluate((element) => document.activeElement === element)).toBe(true);
  expect(await typed(form, 'Phone number')).toBe('091-7');
  expect(await form.getByRole('checkbox').isChecked()).toBe(true);

  // After the correction the message disappears at once, and a tick confirms it.
  await fill(form, 'Phone number', '+63 917 123 4567');
  await error.waitFor({ state: 'detached' });
  await form.getByText('Filled in correctly').waitFor({ state: 'attached' });
  const clear = form.getByRole('button', { name: 'Clear' });
  const size = await clear.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(48);
  await clear.focus();
  await page.keyboard.press('Enter');
  expect(await typed(form, 'Phone number')).toBe('');
  expect(await input.evaluate((element) => document.activeElement === element)).toBe(true);
});

/** The same code with another last digit. */
const wrong = (code: string) => `${code.slice(0, 5)}${(Number(code.at(-1)) + 1) % 10}`;
