import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { focused, startInMain, tabThrough } from './steps/keyboard.js';
import { dialog, fill, heads, press, sees } from './steps/screen.js';
import { enterAs, newPlayer, reset } from './support/hooks.js';
import { settled } from './support/looking.js';
import { lobbySuite, onEachDevice } from './support/suite.js';

const suite = lobbySuite();
const home = '/pages/index/index';
const form = (page: Page, name: string) => page.getByRole('form', { name });
/** Attempts are limited by IP address, and all visitors have the same address. */
beforeEach(() => reset(suite.lobby()));

onEachDevice('by keyboard on a %s', (device, journey) => {
  const isPhone = device === 'phone';

  async function openAs(who: 'visitor' | 'player', address: string): Promise<Page> {
    const visitor = await suite[device]();
    if (who === 'player') await enterAs(visitor, await newPlayer(suite.lobby(), { balance: 500_000 }));
    await visitor.page.goto(address);
    await settled(visitor.page);
    return visitor.page;
  }

  /** The popup on a desktop, its page on a phone. */
  async function openLogin(tab: 'Log in' | 'Sign up'): Promise<Page> {
    if (isPhone) return openAs('visitor', `/pages/login/account${tab === 'Log in' ? 'Login' : 'SignUp'}`);
    const page = await openAs('visitor', home);
    await press(page.getByRole('banner'), tab);
    await form(page, tab).waitFor();
    return page;
  }

  journey('login: from field to field, each before what belongs to it', async () => {
    const page = await openLogin('Log in');
    await page.getByAltText('A picture of four digits').waitFor();
    if (!isPhone) expect(await focused(page)).toBe('textbox "Account or phone number"');
    await page.getByLabel('Account or phone number').focus();
    expect(await tabThrough(page, 8)).toEqual([
      'textbox "Password"',
      'button "Show the password"',
      'button "Forgot it?"',
      'textbox "Code in the picture"',
      'button "Another picture"',
      'button "Can\'t see it? Use SMS"',
      'button "Log in"',
      'button "Log in with an SMS code"',
    ]);
  });

  journey(
    'login: after a refusal the focus is in the field to correct, and stays there with the next picture',
    async () => {
      const page = await openLogin('Log in');
      const login = form(page, 'Log in');
      const picture = page.getByAltText('A picture of four digits');
      const before = await picture.getAttribute('src');
      await fill(login, 'Account or phone number', 'nobody_here');
      await fill(login, 'Password', 'Lagoon.88');
      await fill(login, 'Code in the picture', '0000');
      await page.keyboard.press('Enter');
      await sees(page, 'The image code is wrong. Please try the new one.');
      await expect.poll(() => picture.getAttribute('src')).not.toBe(before);
      expect(await focused(page)).toBe('textbox "Code in the picture"');
    },
  );

  journey('sign-up: phone, age and terms, then the way on', async () => {
    const page = await openLogin('Sign up');
    await heads(form(page, 'Sign up'), 'Your phone number');
    if (!isPhone) expect(await focused(page)).toBe('textbox "Phone number"');
    await page.getByLabel('Phone number').focus();
    if (!isPhone) expect(await tabThrough(page, 1)).toEqual(['textbox "Username (optional)"']);
    const stops = await tabThrough(page, 4);
    expect(stops[0]).toMatch(/^checkbox "I am 21 or over/);
    expect(stops.slice(1)).toEqual(['link "terms of use"', 'link "privacy notice"', 'button "Confirm"']);
    await page.keyboard.press('Enter');
    await sees(page, /^Enter a valid phone number/);
    expect(await focused(page)).toBe('textbox "Phone number"');
  });

  journey('home and catalogue: a game before its heart, and nothing focused under a bar', async () => {
    const page = await openAs('visitor', home);
    await startInMain(page);
    const stops = await tabThrough(page, 45);
    expectHeartsAfterGames(stops);
    await page.goto('/pages/browser/browser');
    await settled(page);
    await page
      .getByRole('button', { name: /to favorites$/ })
      .first()
      .waitFor();
    await startInMain(page);
    expectHeartsAfterGames(await tabThrough(page, 45));
  });

  journey('a game’s page: from the amount to the quick amounts and to Play', async () => {
    const page = await openAs('player', '/pages/index/gameDetail?id=1015');
    const amount = page.getByRole('textbox', { name: 'Bring into the game' });
    await amount.focus();
    const stops = await tabThrough(page, 8);
    const picks = stops.filter((stop) => /^button "[\d,]+"$/.test(stop));
    expect(picks.length).toBeGreaterThan(1);
    expect(stops.slice(0, picks.length)).toEqual(picks);
    expect(stops).toContain('button "Play"');
    await amount.fill('0.005');
    await page.keyboard.press('Enter');
    await sees(page, 'Please enter the correct amount: 2 decimals at most.');
    expect(await focused(page)).toBe('textbox "Bring into the game"');
  });

  journey('deposit: channel, amount, quick amounts, promotion, Continue', async () => {
    const page = await openAs('player', '/pages/account/myWallet/recharge');
    const deposit = form(page, 'Deposit');
    await deposit.getByRole('radio').first().focus();
    const stops = await tabThrough(page, 14);
    const amount = stops.indexOf('textbox "Amount"');
    const more = stops.indexOf('button "Continue"');
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(more).toBeGreaterThan(amount);
    const between = stops.slice(amount + 1, more);
    expect(between.at(-1)).toMatch(/^radio "Without a promotion"/);
    expect(between.slice(0, -1).every((stop) => /^button "[\d,]+"$/.test(stop))).toBe(true);
    await fill(deposit, 'Amount', '1');
    await page.keyboard.press('Enter');
    await sees(page, /^The minimum deposit is/);
    expect(await focused(page)).toBe('textbox "Amount"');
  });

  journey('account: a dialog takes the focus, Escape closes it, and the focus is where it was', async () => {
    const page = await openAs('player', '/pages/account/account');
    const logOut = page.getByRole('main').getByRole('button', { name: 'Log out' });
    await logOut.focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    expect(await tabThrough(page, 3)).toEqual(['button "Log out"', 'button "Stay"', 'button "Log out"']);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('button "Log out"');
    expect(page.url()).toContain('/pages/account/account');
  });

  if (!isPhone)
    test('the login popup closes with Escape, and the focus is on the button that opened it', async () => {
      const page = await openAs('visitor', home);
      const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await form(page, 'Log in').waitFor();
      await expect.poll(() => focused(page)).toBe('textbox "Account or phone number"');
      // The link is unmounted with its form: the focus goes on in the form that it opened, not to Close.
      await page.getByRole('button', { name: 'Forgot it?' }).focus();
      await page.keyboard.press('Enter');
      await form(page, 'Reset password').waitFor();
      await expect.poll(() => focused(page)).toBe('textbox "Phone number"');
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('button "Log in"');
    });
});

/** The name of a heart names its game: `Add Mango Moon to favorites`. */
function expectHeartsAfterGames(stops: readonly string[]): void {
  const hearts = stops.flatMap((stop, at) => {
    const [, game] = /^button "Add (.+) to favorites"$/.exec(stop) ?? [];
    return game === undefined ? [] : [{ game, at }];
  });
  expect(hearts.length).toBeGreaterThan(2);
  expect(hearts.map(({ at }) => stops[at - 1])).toEqual(hearts.map(({ game }) => `link "${game}"`));
}
