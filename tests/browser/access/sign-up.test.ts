import type { Locator } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { newAccount, tokenOf } from '../steps/access.js';
import { fill, press, toasts, typed } from '../steps/screen.js';
import {
  arrives,
  everySwitch,
  fillIn,
  flip,
  flipBack,
  formOf,
  send,
  sendAgain,
  signUpPage,
  stepsWith,
} from '../steps/sign-up.js';
import { smsCode } from '../support/hooks.js';
import { axe, nothingClipped, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
afterAll(() => flipBack(suite.lobby()));

onEachDevice('on a %s', (device, journey) => {
  for (const switches of everySwitch)
    journey(
      `a sign-up with SMS ${switches.isSmsOn}, bank ${switches.isBankOn} has only the steps that the site needs, and logs the player in`,
      async () => {
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

  journey(
    'a wrong code is told at its step, and a taken username and a common password at theirs, all at once',
    async () => {
      const lobby = suite.lobby();
      const visitor = await suite[device]();
      const { page } = visitor;
      await flip(lobby, visitor, { isSmsOn: true, isBankOn: true });
      const account = newAccount();
      await page.goto(signUpPage);
      await arrives(page, 'phone');
      await fillIn(page, lobby, 'phone', account);
      await send(page, false);
      await arrives(page, 'code');
      await fill(formOf(page), 'Verification code', wrong(await smsCode(lobby, account.phone)));
      const code = formOf(page).getByRole('textbox', { name: 'Verification code' });
      await expectRefused(code);
      expect(await code.evaluate((input) => document.activeElement === input)).toBe(true);
      await axe(page);
      await shot(page, `sign-up-wrong-code-${device}`);
      await fillIn(page, lobby, 'code', account);
      await send(page, false);
      await arrives(page, 'account');
      await fill(formOf(page), 'Username (optional)', 'demo');
      await fill(formOf(page), 'Password', 'password1');
      await send(page, false);
      await expectRefused(formOf(page).getByRole('textbox', { name: 'Username (optional)' }));
      await expectRefused(formOf(page).getByLabel('Password', { exact: true }));
      const password = formOf(page).getByLabel('Password', { exact: true });
      expect([await typed(formOf(page), 'Username (optional)'), await password.inputValue()]).toEqual([
        'demo',
        'password1',
      ]);
      await axe(page);
      await shot(page, `sign-up-taken-${device}`);
      for (const step of ['account', 'bankType', 'bankAccount'] as const) {
        await arrives(page, step);
        await fillIn(page, lobby, step, account);
        await nothingClipped(page);
        // The list of banks is longer than a phone: the button is in sight all the same.
        if (step === 'bankType')
          expect(await formOf(page).getByRole('button', { name: 'Confirm' }).evaluate(isInSight)).toBe(true);
        await shot(page, `sign-up-again-${step}-${device}`);
        await (step === 'account' ? sendAgain(page) : send(page, step === 'bankAccount'));
      }
      await page.waitForURL('**/pages/index/index');
    },
  );
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

const expectRefused = (field: Locator) =>
  field.and(field.page().locator('[aria-invalid=true]')).waitFor({ state: 'visible' });

/** Whether the whole element is inside of the viewport. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
