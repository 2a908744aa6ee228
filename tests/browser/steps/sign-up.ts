import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { smsCode, switchSite } from '../support/hooks.js';
import type { Lobby } from '../support/lobby.js';
import { choose, type Visitor } from '../support/visitor.js';
import type { NewAccount } from './access.js';
import { fill, heads, press, pressAgain } from './screen.js';

export const signUpPage = '/pages/login/accountSignUp';

/** What a site may ask for besides phone and account (section 2). */
export type Switches = { isSmsOn: boolean; isBankOn: boolean };
export const everySwitch: readonly Switches[] = [true, false].flatMap((isSmsOn) =>
  [true, false].map((isBankOn) => ({ isSmsOn, isBankOn })),
);

/** Before the first page of a visitor. Each site has a look of its own: the server keeps a page for half a minute a look. */
export async function flip(
  lobby: Lobby,
  visitor: Pick<Visitor, 'context'>,
  { isSmsOn, isBankOn }: Switches,
): Promise<void> {
  await switchSite(lobby, { gameAccountRegisterSMS: String(isSmsOn), gameAccountRegisterBank: String(isBankOn) });
  await choose(visitor, lobby.origin, { accent: isSmsOn ? 'pink' : 'green', mode: isBankOn ? 'light' : 'dark' });
}

/** As the seed has them. The next file opens the same lobby. */
export const flipBack = (lobby: Lobby): Promise<unknown> =>
  switchSite(lobby, { gameAccountRegisterSMS: 'true', gameAccountRegisterBank: 'true' });

export const titles = {
  phone: 'Your phone number',
  code: 'Enter the 6-digit code',
  account: 'Username and password',
  bankType: 'Your bank',
  bankAccount: 'Your bank account',
} as const;
export type Step = keyof typeof titles;
export const stepsWith = ({ isSmsOn, isBankOn }: Switches): Step[] => [
  'phone',
  ...(isSmsOn ? (['code'] as const) : []),
  'account',
  ...(isBankOn ? (['bankType', 'bankAccount'] as const) : []),
];

export const formOf = (page: Page): Locator => page.getByRole('form', { name: 'Sign up' });
export const arrives = (page: Page, step: Step) => heads(formOf(page), titles[step]);

/** The last digit of a code sends it: `send` types it. */
const wholeCodes = new WeakMap<Page, string>();

/** Fills a step in without sending it. */
export async function fillIn(page: Page, lobby: Lobby, step: Step, account: NewAccount): Promise<void> {
  const form = formOf(page);
  if (step === 'phone') {
    await fill(form, 'Phone number', account.phone);
    await form.getByRole('checkbox').check();
    const username = form.getByRole('textbox', { name: 'Username (optional)' });
    if ((await username.count()) > 0) await username.fill(account.username);
  } else if (step === 'code') {
    const code = await smsCode(lobby, account.phone);
    wholeCodes.set(page, code);
    await fill(form, 'Verification code', code.slice(0, -1));
  } else if (step === 'account') {
    await fill(form, 'Username (optional)', account.username);
    await fill(form, 'Password', account.password);
  } else if (step === 'bankType') {
    await form.getByRole('radio').nth(2).check();
  } else {
    await fill(form, 'Account holder', account.holder);
    await fill(form, 'Account number', account.bankAccount);
  }
}

export async function send(page: Page, isLast: boolean): Promise<void> {
  const code = wholeCodes.get(page);
  wholeCodes.delete(page);
  await (code === undefined
    ? press(formOf(page), isLast ? 'Sign up' : 'Confirm')
    : fill(formOf(page), 'Verification code', code));
}

/** The same step once more, after a refusal. */
export const sendAgain = (page: Page): Promise<void> => pressAgain(page, formOf(page), 'Confirm');

/** All that the browser keeps of the site, as one text. */
export async function keptBy(page: Page, context: BrowserContext): Promise<string> {
  const stored = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      names,
      history.state,
      location.href,
      window.name,
    ]);
  });
  return stored + JSON.stringify(await context.cookies());
}

/** Nothing that was typed as a secret lies anywhere. */
export async function keepsNoSecret(page: Page, context: BrowserContext, secrets: readonly string[]): Promise<void> {
  const kept = await keptBy(page, context);
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
}

/** As a phone does with a tab in the background: no logout, and a new tab at the same address. */
export async function killed(page: Page, context: BrowserContext): Promise<Page> {
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}
