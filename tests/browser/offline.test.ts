import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { slot } from '../../src/effects/store.js';
import { fill, follow, heads, sees, toasts, typed } from './steps/screen.js';
import { ask } from './support/api.js';
import { enterAs, newPlayer } from './support/hooks.js';
import { axe, nothingClipped, settled, shot } from './support/looking.js';
import { lobbySuite, onEachDevice } from './support/suite.js';
import { choose } from './support/visitor.js';

const suite = lobbySuite();
const expects = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/];

const line = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^You are offline\. Data as of .*\d\d:\d\d\.$/ });
const cards = (page: Page) => page.locator('main a[href*="/pages/index/gameDetail"]');

/** In the lobby, as a link does it: no document is loaded. */
const go = (page: Page, to: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

/** Requests of the API that the visitor sends from now on, as `GET /game/home?lang=en_US`. */
function heard(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/user-api/'))
      sent.push(`${request.method()} ${pathname.slice('/user-api'.length)}${search}`);
  });
  return sent;
}

onEachDevice('on a %s', (device, journey) => {
  async function enter(at: string) {
    const visitor = await suite[device]({ expects });
    await enterAs(visitor, await newPlayer(suite.lobby(), { balance: 50_000 }));
    await visitor.page.goto(at);
    await settled(visitor.page);
    return visitor;
  }

  journey('a list that was not loaded waits for the network, and loads without a tap', async () => {
    const { page, context } = await enter('/pages/browser/browser?id=slots');
    await cards(page).first().waitFor();
    await page.getByRole('link', { name: /^Balance ₱\s?500/ }).waitFor();

    await context.setOffline(true);
    await line(page).waitFor();
    await page.getByRole('link', { name: 'Balance –' }).waitFor();
    await settled(page);
    await axe(page);
    await nothingClipped(page);
    await shot(page, `offline-list-${device}`);

    await go(page, '/pages/browser/browser?id=table');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Try again' }).first().waitFor();
    await axe(page);
    await nothingClipped(page);
    await shot(page, `offline-missing-${device}`);

    const sent = heard(page);
    await context.setOffline(false);
    await cards(page).first().waitFor();
    await line(page).waitFor({ state: 'detached' });
    await toasts(page, 'You are back online.');
    await page.getByRole('link', { name: /^Balance ₱\s?500/ }).waitFor();
    expect(sent.filter((request) => !request.startsWith('GET'))).toEqual([]);
    expect(sent.filter((request) => request.includes('category_game/table'))).toHaveLength(1);
  });

  journey('a page whose code was not loaded says so with a way on, and opens without a tap', async () => {
    const { page, context } = await enter('/pages/index/index');
    await context.setOffline(true);
    await line(page).waitFor();
    await go(page, '/pages/account/myWallet/walletDetail');
    const main = page.getByRole('main');
    await heads(main, 'The lobby cannot be reached');
    await main.getByRole('link', { name: 'Go home' }).waitFor();
    await axe(page);
    await nothingClipped(page);
    await shot(page, `offline-code-${device}`);

    await context.setOffline(false);
    await heads(main, 'Bills');
    await settled(page);
    await line(page).waitFor({ state: 'detached' });
  });

  journey('everything that a page of several reads waits for loads without a tap, once', async () => {
    const { page, context } = await enter('/pages/account/myWallet');
    const main = page.getByRole('main');
    const unread = main.getByRole('button', { name: 'Try again' });
    await go(page, '/pages/browser/browser');
    await heads(main, 'Categories');
    await settled(page);

    await context.setOffline(true);
    await line(page).waitFor();
    await go(page, '/pages/account/myWallet');
    await expect.poll(() => unread.count()).toBe(3);
    await main.getByText('₱').first().waitFor({ state: 'detached' });
    await axe(page);
    await nothingClipped(page);
    await shot(page, `offline-wallet-${device}`);

    const sent = heard(page);
    await context.setOffline(false);
    await expect.poll(() => unread.count()).toBe(0);
    await sees(main, /^as of/);
    await settled(page);
    expect(sent.filter((request) => !request.startsWith('GET'))).toEqual([]);
    expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
    expect(sent.length).toBeLessThanOrEqual(7);
  });

  journey('the games played last are listed from the device until the network is back', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const body = { deviceType: 'other', amount: 20_000, demo: false, returnUrl: '/pages/index/gamePostMessagePage' };
    await ask(suite.lobby(), 'POST', '/game/play/1015', { token: player.token, body });
    const visitor = await suite[device]({ expects });
    await enterAs(visitor, player);
    const { page, context } = visitor;
    // The popup about the game that is open would cover the list.
    await page.addInitScript((name) => {
      if (self === top && location.protocol.startsWith('http')) localStorage.setItem(name, '1');
    }, slot.exitWarning);
    await page.goto('/pages/index/index');
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), slot.playerId)).not.toBeNull();
    const main = page.getByRole('main');
    await go(page, '/pages/myGames/myGames?tab=history');
    const game = main.getByRole('link', { name: /Dragon Pearl/ }).first();
    await game.waitFor();
    await go(page, '/pages/index/index');
    await settled(page);

    await context.setOffline(true);
    await line(page).waitFor();
    // By a link, since Back would find the list as it was left.
    await follow(page.getByRole('navigation'), 'My games');
    await main.getByRole('tab', { name: 'History' }).click();
    const kept = main.getByText(/This list was kept on this device on/);
    await kept.waitFor();
    await game.waitFor();
    await axe(page);
    await shot(page, `offline-played-${device}`);

    await context.setOffline(false);
    await kept.waitFor({ state: 'detached' });
    await game.waitFor();
  });

  journey('what was typed stays while the network comes and goes', async () => {
    const { page, context } = await enter('/pages/account/myWallet/recharge');
    await fill(page.getByRole('main'), 'Amount', '123');
    await context.setOffline(true);
    await line(page).waitFor();
    await shot(page, `offline-form-${device}`);
    const sent = heard(page);
    await context.setOffline(false);
    await toasts(page, 'You are back online.');
    expect(await typed(page.getByRole('main'), 'Amount')).toBe('123');
    expect(sent.filter((request) => !request.startsWith('GET') && !request.includes('/quote'))).toEqual([]);
  });

  journey('the document knows when the server rendered it, also when the browser asks again', async () => {
    const { page } = await suite[device]();
    for (const load of [() => page.goto('/pages/index/index'), () => page.reload()]) {
      // oxlint-disable-next-line no-await-in-loop -- One load after another.
      const response = await load();
      const sentAt = Date.parse((await response?.allHeaders())?.['last-modified'] ?? '');
      expect(sentAt).toBeGreaterThan(Date.now() - 600_000);
      expect(await page.evaluate(() => Date.parse(document.lastModified))).toBe(sentAt);
    }
  });

  for (const locale of ['my_MM', 'en_US'] as const)
    journey(`the line fits in ${locale}, and the bars stay clear of it`, async () => {
      const visitor = await suite[device]({ expects });
      await choose(visitor, suite.lobby().origin, { locale, mode: 'dark' });
      await enterAs(visitor, await newPlayer(suite.lobby(), { balance: 50_000 }));
      const { page, context } = visitor;
      await page.goto('/pages/index/index');
      await settled(page);
      await context.setOffline(true);
      const status = page.locator('body > div > output');
      await status.waitFor();
      await axe(page);
      await nothingClipped(page);
      await shot(page, `offline-home-${locale}-${device}`);
      await page.evaluate(() => scrollTo(0, 600));
      const bar = page.locator('header').first();
      const bottomOf = async (box: typeof bar) => {
        const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
        return y + height;
      };
      expect(await bottomOf(status)).toBeGreaterThan(0);
      expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual((await bottomOf(status)) - 1);
      await shot(page, `offline-scrolled-${locale}-${device}`);
    });
});
