import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerTo, pictureAfter, submitLogin, tokenOf } from '../steps/access.js';
import { dialog, fill, follow, heads, press, sees, toasts, typed } from '../steps/screen.js';
import { addFault, enterAs, newPlayer } from '../support/hooks.js';
import { axe, nothingClipped, settled } from '../support/looking.js';
import { anotherSession, endOthers } from '../support/sessions.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const devicesPage = '/pages/account/devices';
const passwordPage = '/pages/account/resetPassword';
const recharge = '/pages/account/myWallet/recharge';
const expired = /log in/i;

onEachDevice('on a %s', (device, journey) => {
  journey(
    'signing out the other devices ends the session there, with one toast and no reload loop (section 8, A2)',
    async () => {
      const { lobby } = suite;
      const player = await newPlayer(lobby(), { balance: 50_000 });
      const [here, there] = [await suite[device](), await suite[device]()];
      await enterAs(here, player);
      await enterAs(there, await anotherSession(lobby(), player));
      await there.page.goto('/pages/account/myWallet/walletDetail');
      await settled(there.page);

      await here.page.goto('/pages/account/account');
      await follow(here.page.getByRole('main'), /^Devices/);
      await sees(here.page, 'This device');
      expect(await here.page.getByRole('main').getByRole('listitem').count()).toBe(2);
      await axe(here.page);
      await nothingClipped(here.page);
      await press(here.page, 'Log out all others');
      await press(dialog(here.page), 'Log out all others');
      await toasts(here.page, 'Logged out.');
      await sees(here.page, 'You are logged in on this device only.');

      const documents: string[] = [];
      there.page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await follow(there.page.getByRole('main'), device === 'phone' ? 'Back' : 'Wallet');
      await toasts(there.page, expired);
      if (device === 'phone') await there.page.waitForURL('**/pages/index/index');
      await there.page
        .getByRole('banner')
        .getByText('Log in')
        .or(there.page.getByRole('dialog').getByRole('form', { name: 'Log in' }))
        .first()
        .waitFor();
      expect(await tokenOf(there.page)).toBeNull();
      expect(documents.length).toBe(device === 'phone' ? 0 : 1);
      expect(await tokenOf(here.page)).toBe(player.token);
    },
  );

  journey('a form survives a session that ends while it is open', async () => {
    const { lobby } = suite;
    const player = await newPlayer(lobby(), { balance: 50_000 });
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    await visitor.page.goto(recharge);
    const form = visitor.page.getByRole('form', { name: 'Deposit' });
    await fill(form, 'Amount', '750');
    await endOthers(lobby(), await anotherSession(lobby(), player));

    const picture = await pictureAfter(visitor.page, async () => press(visitor.page, 'Continue'));
    await toasts(visitor.page, expired);
    const popup = visitor.page.getByRole('dialog');
    await popup.getByRole('form', { name: 'Log in' }).waitFor();
    await nothingClipped(visitor.page);
    await submitLogin(visitor.page, player.username, player.password, await answerTo(lobby(), picture));
    await popup.waitFor({ state: 'detached' });
    expect(new URL(visitor.page.url()).pathname).toBe(recharge);
    expect(await typed(form, 'Amount')).toBe('750');
    await press(visitor.page, 'Continue');
    await heads(visitor.page, 'Please check');
  });

  journey('a player who does not log in again is a visitor at home', async () => {
    const { lobby } = suite;
    const player = await newPlayer(lobby());
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    await visitor.page.goto(recharge);
    await fill(visitor.page.getByRole('form', { name: 'Deposit' }), 'Amount', '750');
    await endOthers(lobby(), await anotherSession(lobby(), player));
    await press(visitor.page, 'Continue');
    await press(visitor.page.getByRole('dialog'), 'Close');
    await visitor.page.waitForURL('**/pages/index/index');
    expect(await tokenOf(visitor.page)).toBeNull();
  });
});

async function changePassword(page: Page, old: string, chosen: string): Promise<void> {
  await fill(page, 'Current password', old);
  await fill(page, 'New password', chosen);
  await fill(page, 'New password again', chosen);
}

test('after a password change the session continues and the old password is no longer valid', async () => {
  const { lobby } = suite;
  const player = await newPlayer(lobby());
  const other = await anotherSession(lobby(), player);
  const visitor = await suite.phone();
  const { page } = visitor;
  await enterAs(visitor, player);
  await page.goto('/pages/account/account');
  await follow(page.getByRole('main'), /^Change password/);
  await changePassword(page, 'not the one', 'lagoon.Blue8');
  await axe(page);
  await press(page, 'Change the password');
  await sees(page, 'Your current password is wrong.');
  expect(await typed(page, 'New password')).toBe('lagoon.Blue8');

  await fill(page, 'Current password', player.password);
  await page.getByRole('button', { name: 'Change the password' }).click({ delay: 1_100 });
  await page.waitForURL('**/pages/account/resetPasswordSuccess');
  await heads(page, 'Password changed');
  expect(await tokenOf(page)).toBe(player.token);
  expect(
    JSON.stringify(await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toMatch(/lagoon|mango/);
  await expect(endOthers(lobby(), other)).rejects.toThrow('401');
  await expect(anotherSession(lobby(), player)).rejects.toThrow();
  expect((await anotherSession(lobby(), { ...player, password: 'lagoon.Blue8' })).token).toBeTruthy();

  await page.reload();
  await page.getByRole('form', { name: 'Change password' }).waitFor();
});

test('after a lost response to a password change the server is asked and nothing is sent again', async () => {
  const { lobby } = suite;
  const player = await newPlayer(lobby());
  const visitor = await suite.phone({ expects: [/status of 5\d\d|ERR_/] });
  const { page, context } = visitor;
  await enterAs(visitor, player);
  await page.goto(passwordPage);
  await changePassword(page, player.password, 'lagoon.Blue8');
  let lost = 0;
  await context.route(
    '**/user-api/modified/updatePwd?*',
    async (route) => {
      lost += 1;
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await press(page, 'Change the password');
  await heads(page, 'Password changed');
  expect(lost).toBe(1);
  expect((await anotherSession(lobby(), { ...player, password: 'lagoon.Blue8' })).token).toBeTruthy();
});

test('a list of devices that does not load can be loaded again', async () => {
  const { lobby } = suite;
  const player = await newPlayer(lobby());
  const visitor = await suite.phone({ expects: [/status of 5\d\d/] });
  await enterAs(visitor, player);
  await addFault(lobby(), { operation: 'listDevices', httpStatus: 500, count: 3 });
  await visitor.page.goto(devicesPage);
  await heads(visitor.page, 'Your devices could not be loaded');
  await press(visitor.page, 'Try again');
  await sees(visitor.page, 'This device');
});

onEachDevice('low data on a %s', (device, journey) => {
  journey('is kept after a reload: no banners, small cards, no prefetching', async () => {
    const { page } = await suite[device]();
    await page.goto('/pages/account/settings');
    const choice = page.getByRole('switch', { name: 'Use less data' });
    await choice.check({ force: true });
    await page.reload();
    await settled(page);
    expect(await choice.isChecked()).toBe(true);
    expect(await page.getByRole('switch', { name: /Facebook/ }).count()).toBe(0);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await settled(page);
    await page.waitForLoadState('networkidle');
    const pictures = asked.filter((url) => url.includes('/art/'));
    expect(pictures.filter((url) => /banner|-(?:216|432|720|1440)\./.test(url))).toEqual([]);
    expect(pictures.some((url) => url.includes('-108.'))).toBe(true);
    expect(asked.filter((url) => /\/assets\/(?:login|gameDetail|catalogue)-/.test(url))).toEqual([]);
  });
});

test('a browser with data saving on gets low data without asking', async () => {
  const { page } = await suite.phone({ extraHTTPHeaders: { 'Save-Data': 'on' } });
  await page.goto('/pages/account/settings');
  expect(await page.getByRole('switch', { name: 'Use less data' }).isChecked()).toBe(true);
  await page.getByRole('switch', { name: 'Use less data' }).uncheck({ force: true });
  await page.reload();
  expect(await page.getByRole('switch', { name: 'Use less data' }).isChecked()).toBe(false);
});
