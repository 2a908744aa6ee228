import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { slot } from '../../../src/effects/store.js';
import { answerTo, logOut, pictureAfter, submitLogin, tokenOf } from '../steps/access.js';
import { fill, follow, heads, press, pressAgain, sees, toasts, typed } from '../steps/screen.js';
import { enterAs, newPlayer, reset, smsCode, switchSite } from '../support/hooks.js';
import { axe, nothingClipped, settled } from '../support/looking.js';
import { anotherSession } from '../support/sessions.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';
import { choose } from '../support/visitor.js';

const suite = lobbySuite();
const home = '/pages/index/index';
const recharge = '/pages/account/myWallet/recharge';
const game = '/pages/index/gameDetail?id=1015';

const loginForm = (page: Page) => page.getByRole('form', { name: 'Log in' });
/** Attempts are limited by IP address, and all visitors of this test have the same address. */
beforeEach(() => reset(suite.lobby()));

/** Types a wrong code first, then the code that was sent: the phone stays, and the right code still works. */
async function enterBySms(page: Page, phone: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in by SMS' });
  await fill(form, 'Phone number', phone);
  await press(form, 'Send code');
  await sees(form, /^Send again in 0:\d\d$/);
  await nothingClipped(page);
  const code = await smsCode(suite.lobby(), phone);
  await fill(form, 'Verification code', `${code.slice(0, 5)}${(Number(code.at(-1)) + 1) % 10}`);
  await sees(form, 'The code is wrong or has expired.');
  expect((await typed(form, 'Phone number')).replaceAll('-', '')).toBe(phone);
  await fill(form, 'Verification code', code);
}

onEachDevice('on a %s', (device, journey) => {
  const isPhone = device === 'phone';

  /** Opens a form as a player does: as a page on a phone, in the login popup on a desktop. */
  async function openForm(page: Page, name: 'Log in' | 'Reset password'): Promise<void> {
    if (isPhone)
      return void (await page.goto(name === 'Log in' ? '/pages/login/accountLogin' : '/pages/login/accountResetPwd'));
    await page.goto(home);
    await press(page.getByRole('banner'), 'Log in');
    await page.getByRole('dialog').getByRole('tab', { name }).click();
    await page.getByRole('form', { name }).waitFor();
  }

  journey('a visitor who opens the deposit logs in by SMS and is redirected to the deposit (A5)', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const { page } = await suite[device]();
    await page.goto(recharge);
    if (isPhone) await page.waitForURL('**/pages/login/accountLogin');
    await loginForm(page).waitFor();
    await press(page, 'Log in with an SMS code');
    await enterBySms(page, player.phone);
    await page.waitForURL(`**${recharge}`);
    await page.getByRole('form', { name: 'Deposit' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await tokenOf(page)).toBeTruthy();
  });

  journey('a visitor who opens a game logs in with the password and is redirected to the game (A5)', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const { page } = await suite[device]();
    await page.goto(home);
    await settled(page);
    const picture = await pictureAfter(page, () => follow(page.getByRole('list', { name: 'Hot' }), 'Dragon Pearl'));
    await submitLogin(page, player.username, player.password, await answerTo(suite.lobby(), picture));
    await page.waitForURL(`**${game}`);
    await heads(page, 'Dragon Pearl');
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  journey('Back closes the login and shows the page that needs no login', async () => {
    const { page } = await suite[device]();
    await page.goto(home);
    await settled(page);
    await page.locator('a[href="/pages/browser/browser"]').first().click();
    await page.waitForURL('**/pages/browser/browser');
    await page.locator('main a[href*="/pages/index/gameDetail"]').first().click();
    await loginForm(page).waitFor();
    await page.goBack();
    await loginForm(page).waitFor({ state: 'detached' });
    await page.waitForURL('**/pages/browser/browser');
    await page.getByRole('main').getByRole('heading').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  journey('a password reset logs in on this device and signs out all other devices (C7)', async () => {
    const { lobby } = suite;
    const player = await newPlayer(lobby(), {});
    const [{ page }, there] = [await suite[device](), await suite[device]()];
    await enterAs(there, player);
    await there.page.goto('/pages/account/myWallet');
    await settled(there.page);

    await openForm(page, 'Reset password');
    const form = page.getByRole('form', { name: 'Reset password' });
    await fill(form, 'Phone number', player.phone);
    await press(form, 'Send code');
    await sees(form, /^Send again in 0:\d\d$/);
    await fill(form, 'Verification code', await smsCode(lobby(), player.phone));
    await fill(form, 'Account name or phone number', player.username);
    await fill(form, 'New password', 'Lagoon.89');
    await fill(form, 'New password again', 'Lagoon.88');
    await press(form, 'Set the password');
    await sees(form, 'The passwords entered do not match');
    await axe(page);
    await nothingClipped(page);
    await fill(form, 'New password again', 'Lagoon.89');
    await pressAgain(page, form, 'Set the password');
    await form.waitFor({ state: 'detached' });
    await page.waitForURL(`**${home}`);
    expect(await tokenOf(page)).toBeTruthy();

    await follow(there.page.getByRole('main'), 'Deposit');
    await toasts(there.page, /log in/i);
    await there.page.getByRole('banner').getByText('Log in').or(loginForm(there.page)).first().waitFor();
    expect(await tokenOf(there.page)).toBeNull();
    await expect(anotherSession(lobby(), player)).rejects.toThrow();
    expect((await anotherSession(lobby(), { ...player, password: 'Lagoon.89' })).token).toBeTruthy();
  });

  journey('on a site without a captcha, three failures require one', async () => {
    const { lobby } = suite;
    const player = await newPlayer(lobby());
    const visitor = await suite[device]();
    const { page } = visitor;
    await switchSite(lobby(), { gameAccountCaptchaEnabled: 'false' });
    try {
      // The server caches each page for a while, once for each colour setting.
      await choose(visitor, lobby().origin, { accent: isPhone ? 'green' : 'pink', mode: 'dark' });
      await openForm(page, 'Log in');
      const form = loginForm(page);
      const picture = form.getByRole('textbox', { name: 'Code in the picture' });
      await fill(form, 'Account or phone number', player.username);
      expect(await picture.count()).toBe(0);
      for (let failure = 1; failure <= 3; failure++) {
        await fill(form, 'Password', `wrong.${failure}`);
        await Promise.all([page.waitForResponse(/\/user-api\/login\?/), pressAgain(page, form, 'Log in')]);
        await sees(form, 'Account or password is wrong.');
      }
      await fill(form, 'Password', player.password);
      const asked = await pictureAfter(page, () => pressAgain(page, form, 'Log in'));
      await picture.waitFor();
      expect([await typed(form, 'Account or phone number'), await typed(form, 'Password')]).toEqual([
        player.username,
        player.password,
      ]);
      await axe(page);
      await picture.pressSequentially(await answerTo(lobby(), asked));
      await pressAgain(page, form, 'Log in');
      await form.waitFor({ state: 'detached' });
      expect(await tokenOf(page)).toBeTruthy();
    } finally {
      await switchSite(lobby(), { gameAccountCaptchaEnabled: 'true' });
    }
  });

  journey('a player who is logged in is redirected from the login to home (A1)', async () => {
    const visitor = await suite[device]();
    await enterAs(visitor, await newPlayer(suite.lobby()));
    await visitor.page.goto('/pages/login/accountLogin');
    await visitor.page.waitForURL(/\/pages\/(?:index|desktop)\/index/);
    expect(await visitor.page.getByRole('dialog').count()).toBe(0);
  });

  journey('logging out reports the online time before the logout request (I1, A11)', async () => {
    const visitor = await suite[device]();
    const { page } = visitor;
    await enterAs(visitor, await newPlayer(suite.lobby()));
    await page.goto('/pages/account/account');
    await settled(page);
    // The last report is three minutes old.
    await page.evaluate((name) => localStorage.setItem(name, String(Date.now() - 180_000)), slot.onlineTime);
    const sent: { path: string; body: unknown }[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/(?:onlineTime|logout)$/.test(pathname))
        sent.push({ path: pathname.replace('/user-api', ''), body: request.postDataJSON() as unknown });
    });
    const logout = page.waitForResponse(/\/logout/);
    await logOut(page);
    await logout;
    expect(sent).toEqual([
      { path: '/onlineTime', body: { onlineTime: 3 } },
      { path: '/logout', body: null },
    ]);
    expect(await tokenOf(page)).toBeNull();
  });
});
