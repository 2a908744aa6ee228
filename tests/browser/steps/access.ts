import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { slot } from '../../../src/effects/store.js';
import { captchaAnswer, smsCode } from '../support/hooks.js';
import type { Lobby } from '../support/lobby.js';
import { dialog, fill, heads, press, pressAgain, sees, toasts, typed } from './screen.js';

export type NewAccount = { phone: string; username: string; password: string; holder: string; bankAccount: string };

/** A Filipino who is here for the first time. */
export function newAccount(): NewAccount {
  const number = String(Date.now()).slice(-8);
  return {
    phone: `091${number}`,
    username: `maria_${number}`,
    password: 'Lagoon.88',
    holder: 'Maria Clara Santos',
    bankAccount: '0012345678',
  };
}

/** Steps 1 to 5 of section 2, from the open form to its last button. */
export async function signUp(page: Page, lobby: Lobby, account: NewAccount): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign up' });
  await heads(form, 'Your phone number');
  await fill(form, 'Phone number', account.phone);
  const username = form.getByRole('textbox', { name: 'Username (optional)' });
  const isAskedAtOnce = (await username.count()) > 0;
  if (isAskedAtOnce) await username.fill(account.username);
  await form.getByRole('checkbox').check();
  await press(form, 'Confirm');

  await heads(form, 'Enter the 6-digit code');
  await fill(form, 'Verification code', await smsCode(lobby, account.phone));

  await heads(form, 'Username and password');
  // A desktop has asked for it beside the phone.
  if (isAskedAtOnce) expect(await typed(form, 'Username (optional)')).toBe(account.username);
  await fill(form, 'Username (optional)', account.username);
  await fill(form, 'Password', account.password);
  await press(form, 'Confirm');

  await heads(form, 'Your bank');
  await form.getByRole('radio').nth(1).check();
  await press(form, 'Confirm');

  await heads(form, 'Your bank account');
  await fill(form, 'Account holder', account.holder);
  await fill(form, 'Account number', account.bankAccount);
  await press(form, 'Sign up');
}

/** Id of the picture that the lobby asks for while `action` runs. */
export async function pictureAfter(page: Page, action: () => Promise<unknown>): Promise<string> {
  const [answer] = await Promise.all([page.waitForResponse(/\/captcha\/captchaImage/), action()]);
  const { uuid, img } = (await answer.json()) as { uuid: string; img: string };
  // A new picture empties the field of its code, so nothing may be typed before it is there.
  await page.locator(`img[src$="${img.slice(-64)}"]`).waitFor();
  return uuid;
}

export const answerTo = (lobby: Lobby, picture: string): Promise<string> => captchaAnswer(lobby, picture);
/** Four digits that are not the answer. */
export const wrongAnswerTo = async (lobby: Lobby, picture: string): Promise<string> =>
  String((Number(await captchaAnswer(lobby, picture)) + 1) % 10_000).padStart(4, '0');

export async function submitLogin(page: Page, username: string, password: string, code: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await fill(form, 'Account or phone number', username);
  await fill(form, 'Password', password);
  // Key by key: the field hears of it when it is left, which is at the press of the button.
  await form.getByRole('textbox', { name: 'Code in the picture' }).pressSequentially(code);
  await pressAgain(page, form, 'Log in');
}

/** The bearer that the browser keeps, or null. */
export const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), slot.token);

/** From anywhere in the lobby: the account page, its last row, and the question. Ends when the player is out. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/pages/account/account');
  await press(page.getByRole('main'), 'Log out');
  await sees(page, 'Your money stays in the wallet.');
  await press(dialog(page), 'Log out');
  await expect.poll(() => tokenOf(page)).toBeNull();
}

/**
 * Opens the account page, whose first request says that the session has ended. Ends when the lobby has loaded the page again and
 * tells why: until then that load would interrupt any other.
 */
export async function findsSessionEnded(page: Page): Promise<void> {
  await page.goto('/pages/account/account');
  await toasts(page, 'Please log in again.');
  expect(await tokenOf(page)).toBeNull();
}

/** The page of the embedded Facebook: says who one is there, or that the lobby is to know nothing. */
export async function answerFacebook(page: Page, name: string | null): Promise<void> {
  await page.waitForURL('**/sandbox/facebook/dialog?*');
  if (name === null) return press(page, 'Not now');
  await page.getByRole('textbox', { name: 'Somebody else' }).fill(name);
  await press(page, 'Continue');
}

export const withFacebook = (page: Page): Promise<void> => press(page, 'Continue with Facebook');
