import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { slot } from '../../../src/effects/store.js';
import { answerFacebook, logOut, newAccount, tokenOf, withFacebook } from '../steps/access.js';
import { fill, heads, press, sees, typed } from '../steps/screen.js';
import { enterAs, newPlayer, smsCode } from '../support/hooks.js';
import { axe, nothingClipped } from '../support/looking.js';
import { newSocialPlayer } from '../support/social.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const recharge = '/pages/account/myWallet/recharge';
const callback = '/pages/login/getFacebookQuery';
/** The test cuts the network on purpose. */
const expects = [/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/];

/** The requests that exchange the result of Facebook. */
function exchangesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/oauth\/facebook\/login\?/.test(request.url())) sent.push(request.postData() ?? '');
  });
  return sent;
}

async function confirmAge(page: Page): Promise<void> {
  await heads(page, 'One thing before you play');
  await page.getByRole('checkbox').check();
  await press(page, 'Confirm and sign up');
}

/** Everything that this browser stores, and its history. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), location.href, history.state]));

onEachDevice('with Facebook on a %s', (device, journey) => {
  journey('a new player is asked for age, phone and profile, and gets to the wanted page', async () => {
    const { page } = await suite[device]();
    const exchanges = exchangesOf(page);
    const name = `Ligaya ${Date.now()}`;
    await page.goto(recharge);
    await withFacebook(page);
    await answerFacebook(page, name);

    // The result is removed from the URL before the player is asked anything.
    await heads(page, 'One thing before you play');
    expect(page.url()).toMatch(new RegExp(`${callback}$`));
    const { code, state } = JSON.parse(exchanges[0] ?? '{}') as { code: string; state: string };
    for (const secret of [code, state]) expect(await kept(page)).not.toContain(secret);
    await axe(page);
    await nothingClipped(page);
    await press(page, 'Confirm and sign up');
    await sees(page, 'Confirm your age and the terms to go on.');
    await page.getByRole('checkbox').check();
    await pressWhenHeard(page, 'Confirm and sign up');

    // The phone step: a wrong code keeps the phone, the right one continues.
    await page.waitForURL('**/pages/login/bindPhone');
    const form = page.getByRole('form', { name: 'Add your phone number' });
    await form.waitFor();
    await axe(page);
    await nothingClipped(page);
    const { phone } = newAccount();
    await fill(form, 'Phone number', phone);
    await press(form, 'Send code');
    await sees(form, 'Valid for 5 minutes');
    const right = await smsCode(suite.lobby(), phone);
    await fill(form, 'Verification code', String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    await sees(form, 'The code is wrong or has expired.');
    expect((await typed(form, 'Phone number')).replaceAll('-', '')).toBe(phone);
    await fill(form, 'Verification code', right);

    // The profile step: a reload keeps what was typed; the birthday of a player who is too young is not sent.
    await page.waitForURL('**/pages/login/fillProfile');
    await page.getByRole('form', { name: 'About you' }).waitFor();
    expect(await typed(page, 'Nickname')).toBe(name);
    await fill(page, 'Nickname', 'Ligs');
    await fill(page, 'Real name', 'Ligaya Cruz');
    await page.reload();
    await page.getByRole('form', { name: 'About you' }).waitFor();
    expect(await typed(page, 'Nickname')).toBe('Ligs');
    expect(await kept(page)).not.toContain('Ligaya Cruz');
    await axe(page);
    await nothingClipped(page);
    await fill(page, 'Real name', 'Ligaya Cruz');
    await page.getByLabel('Gender').selectOption('female');
    await page.getByLabel('Day').selectOption('28');
    await page.getByLabel('Month').selectOption('02');
    await page.getByLabel('Year').selectOption(String(new Date().getFullYear() - 20));
    await press(page, 'Save');
    await sees(page, 'You are below the age that this site allows.');
    expect(await typed(page, 'Real name')).toBe('Ligaya Cruz');
    await page.getByLabel('Year').selectOption('1992');
    await pressWhenHeard(page, 'Save');

    await page.waitForURL('**/pages/login/loginSuccess');
    await heads(page, 'Welcome, Ligs!');
    await axe(page);
    await page.waitForURL(`**${recharge}`);
    await page.getByRole('form', { name: 'Deposit' }).waitFor();
    expect(exchanges).toHaveLength(2);

    // The next login asks for nothing.
    await logOut(page);
    await page.waitForURL(/pages\/(?:account\/account|index\/index)/);
    await page.goto('/pages/account/myWallet');
    await withFacebook(page);
    await answerFacebook(page, name);
    await heads(page, 'Welcome, Ligs!');
    await press(page, 'Continue');
    await page.waitForURL('**/pages/account/myWallet');
  });

  journey('a player who refuses at Facebook sees no error and logs in another way', async () => {
    const { page } = await suite[device]();
    const exchanges = exchangesOf(page);
    await page.goto(recharge);
    await withFacebook(page);
    await answerFacebook(page, null);
    await heads(page, 'Facebook login was canceled');
    expect(page.url()).toMatch(new RegExp(`${callback}$`));
    await axe(page);
    await press(page, 'Other ways to log in');
    await page.getByRole('form', { name: 'Log in' }).waitFor();
    expect(exchanges).toEqual([]);
    expect(await tokenOf(page)).toBeNull();
  });

  journey('a reloaded callback exchanges nothing twice, does not hang, and starts again', async () => {
    const { page } = await suite[device]();
    const exchanges = exchangesOf(page);
    await page.goto('/pages/login/accountLogin');
    await withFacebook(page);
    await answerFacebook(page, `Reloaded ${Date.now()}`);
    await heads(page, 'One thing before you play');
    await page.reload();
    await heads(page, 'Please start again');
    expect(exchanges).toHaveLength(1);
    await withFacebook(page);
    await answerFacebook(page, `Reloaded ${Date.now()}`);
    await confirmAge(page);
    await page.waitForURL('**/pages/login/bindPhone');
    // Until the session is known, Later skips the profile as well.
    await page.getByRole('form', { name: 'Add your phone number' }).waitFor();
    await press(page, 'Later');
    await page.waitForURL('**/pages/login/fillProfile');
    await press(page, 'Skip for now');
    await heads(page, /^Welcome, Reloaded/);
    await page.waitForURL('**/pages/index/index');
  });

  journey('an exchange without a response is not sent again; the account that it created is found', async () => {
    const { page, context } = await suite[device]({ expects });
    const exchanges = exchangesOf(page);
    const name = `Lost ${Date.now()}`;
    await page.goto('/pages/login/accountLogin');
    await withFacebook(page);
    await answerFacebook(page, name);
    await heads(page, 'One thing before you play');
    // The server creates the account, and its response is lost.
    await context.route(
      /\/oauth\/facebook\/login\?/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await confirmAge(page);
    await heads(page, 'No answer came');
    await axe(page);
    expect(exchanges).toHaveLength(2);
    await withFacebook(page);
    await answerFacebook(page, name);
    // No age question: it is the same account.
    await page.waitForURL('**/pages/login/bindPhone');
    expect(exchanges).toHaveLength(3);
  });

  journey('without a network the button says so, and works when the network is back', async () => {
    const { page, context } = await suite[device]({ expects });
    await page.goto('/pages/login/accountLogin');
    await page.getByRole('button', { name: 'Continue with Facebook' }).waitFor();
    await context.setOffline(true);
    await withFacebook(page);
    await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor();
    await context.setOffline(false);
    await pressWhenHeard(page, 'Continue with Facebook');
    await page.waitForURL('**/sandbox/facebook/dialog?*');
  });
});

/** A button ignores a press within a second after the last one (section 9). */
async function pressWhenHeard(page: Page, name: string): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() - from > 1_000, now);
  await press(page, name);
}

const doors = ['accountLogin', 'codeLogin', 'accountSignUp', 'accountResetPwd', 'getFacebookQuery'];

test.each(doors)('a player who is logged in and opens %s is redirected home (A1)', async (door) => {
  const { page, context } = await suite.phone();
  await enterAs({ context }, await newPlayer(suite.lobby()));
  await page.goto(`/pages/login/${door}`);
  await page.waitForURL('**/pages/index/index');
});

test.each(doors)('a login in another tab redirects home from %s too', async (door) => {
  const { page, context } = await suite.phone();
  const { token } = await newPlayer(suite.lobby());
  await page.goto(`/pages/login/${door}`);
  await page.locator('main h1').first().waitFor();
  const other = await context.newPage();
  await other.goto('/pages/index/index');
  await other.evaluate(([name, value]) => localStorage.setItem(name ?? '', value ?? ''), [slot.token, token]);
  await page.waitForURL('**/pages/index/index');
});

test('the steps after a login are for players only (A1)', async () => {
  const { page, context } = await suite.phone();
  await page.goto('/pages/login/bindPhone');
  await page.waitForURL('**/pages/login/accountLogin');
  await enterAs({ context }, await newSocialPlayer(suite.lobby()));
  await page.goto('/pages/login/bindPhone');
  await page.getByRole('form', { name: 'Add your phone number' }).waitFor();
});
