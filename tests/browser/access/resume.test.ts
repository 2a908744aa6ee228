import { afterAll, describe, expect, test } from 'vitest';
import { newAccount } from '../steps/access.js';
import { fill, press, sees, typed } from '../steps/screen.js';
import {
  arrives,
  everySwitch,
  fillIn,
  flip,
  flipBack,
  formOf,
  keepsNoSecret,
  keptBy,
  killed,
  send,
  signUpPage,
  stepsWith,
  type Step,
} from '../steps/sign-up.js';
import { newPlayer, smsCode, smsCount } from '../support/hooks.js';
import { axe } from '../support/looking.js';
import { settled } from '../support/looking.js';
import { lobbySuite } from '../support/suite.js';

const suite = lobbySuite();
afterAll(() => flipBack(suite.lobby()));

const isKept =
  'Your form is still here. Codes, passwords and bank accounts are never kept on this device: please enter them again.';

describe.each(everySwitch)('a sign-up with SMS $isSmsOn, bank $isBankOn', (switches) => {
  test('survives a tab kill in every step, without a secret in the browser', async () => {
    const lobby = suite.lobby();
    const visitor = await suite.phone();
    await flip(lobby, visitor, switches);
    const { context } = visitor;
    const account = newAccount();
    const steps = stepsWith(switches);
    const goOnTo = async (page: typeof visitor.page, from: Step, to: Step) => {
      for (const step of steps.slice(steps.indexOf(from), steps.indexOf(to))) {
        await arrives(page, step);
        await fillIn(page, lobby, step, account);
        await send(page, false);
      }
      await arrives(page, to);
    };

    let page = visitor.page;
    await page.goto(signUpPage);
    for (const [index, step] of steps.entries()) {
      await arrives(page, step);
      await fillIn(page, lobby, step, account);
      const code = switches.isSmsOn && step !== 'phone' ? [await smsCode(lobby, account.phone)] : [];
      await keepsNoSecret(page, context, [account.password, account.bankAccount, account.holder, ...code]);
      page = await killed(page, context);

      // The first step that asks for a secret opens. A player who had passed it is told why.
      const landing = step === 'phone' ? 'phone' : switches.isSmsOn ? 'code' : 'account';
      await arrives(page, landing);
      expect(await page.getByText(isKept).isVisible()).toBe(!['phone', 'code'].includes(step));
      if (step === 'code') await page.getByText(/^Send again in 0:\d\d$/).waitFor();
      if (step === 'account') await axe(page);
      await goOnTo(page, landing, step);
      if (step === 'bankAccount') await sees(page, isKept);

      // The player has to enter nothing else twice.
      const form = formOf(page);
      if (step === 'phone') {
        expect((await typed(form, 'Phone number')).replaceAll('-', '')).toBe(account.phone);
        expect(await form.getByRole('checkbox').isChecked()).toBe(true);
      } else if (step === 'code') {
        expect(await typed(form, 'Verification code')).toBe('');
      } else if (step === 'account') {
        expect([await typed(form, 'Username (optional)'), await typed(form, 'Password')]).toEqual([
          account.username,
          '',
        ]);
      } else if (step === 'bankType') {
        expect(await form.getByRole('radio').nth(2).isChecked()).toBe(true);
      } else {
        expect([await typed(form, 'Account holder'), await typed(form, 'Account number')]).toEqual(['', '']);
      }
      await fillIn(page, lobby, step, account);
      await send(page, index === steps.length - 1);
    }
    await page.waitForURL('**/pages/index/index');
    expect(await smsCount(lobby, account.phone)).toBe(switches.isSmsOn ? 1 : 0);
    expect(await keptBy(page, context)).not.toContain('resume.signUp');
  });
});

test('a reset survives a tab kill while the player reads the SMS, without a secret in the browser', async () => {
  const lobby = suite.lobby();
  const player = await newPlayer(lobby, {});
  const visitor = await suite.phone();
  const { context } = visitor;
  let { page } = visitor;
  await page.goto('/pages/login/accountResetPwd');
  const form = () => page.getByRole('form', { name: 'Reset password' });
  await fill(form(), 'Phone number', '0917');
  page = await killed(page, context);
  await settled(page);
  expect(await typed(form(), 'Phone number')).toBe('091-7');

  await fill(form(), 'Phone number', player.phone);
  await press(form(), 'Send code');
  await page.getByText(/^Send again in 0:\d\d$/).waitFor();
  const code = await smsCode(lobby, player.phone);
  await fill(form(), 'Verification code', code);
  await fill(form(), 'Account name or phone number', player.username);
  await fill(form(), 'New password', 'Lagoon.89');
  await fill(form(), 'New password again', 'Lagoon.89');
  await keepsNoSecret(page, context, [code, 'Lagoon.89']);
  page = await killed(page, context);

  await sees(
    page,
    'Your form is still here. Codes and passwords are never kept on this device: please enter them again.',
  );
  await page.getByText(/^Send again in 0:\d\d$/).waitFor();
  expect([
    (await typed(form(), 'Phone number')).replaceAll('-', ''),
    await typed(form(), 'Account name or phone number'),
  ]).toEqual([player.phone, player.username]);
  expect([await typed(form(), 'Verification code'), await typed(form(), 'New password')]).toEqual(['', '']);
  await axe(page);
  await fill(form(), 'Verification code', code);
  await fill(form(), 'New password', 'Lagoon.89');
  await fill(form(), 'New password again', 'Lagoon.89');
  await press(form(), 'Set the password');
  await page.waitForURL('**/pages/index/index');
  expect(await smsCount(lobby, player.phone)).toBe(1);
  expect(await keptBy(page, context)).not.toContain('resume.resetPassword');
});

test('a login by SMS keeps the phone and the countdown after a tab kill', async () => {
  const lobby = suite.lobby();
  const player = await newPlayer(lobby, {});
  const visitor = await suite.phone();
  const { context } = visitor;
  let { page } = visitor;
  await page.goto('/pages/login/codeLogin');
  await fill(page, 'Phone number', player.phone);
  await press(page, 'Send code');
  await page.getByText(/^Send again in 0:\d\d$/).waitFor();
  const code = await smsCode(lobby, player.phone);
  // The last digit would send it.
  await fill(page, 'Verification code', code.slice(0, -1));
  await keepsNoSecret(page, context, [code]);
  page = await killed(page, context);
  await page.getByText(/^Send again in 0:\d\d$/).waitFor();
  expect((await typed(page, 'Phone number')).replaceAll('-', '')).toBe(player.phone);
  expect(await typed(page, 'Verification code')).toBe('');
});
