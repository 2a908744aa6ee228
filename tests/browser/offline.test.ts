import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heads, sees, toasts } from './steps/screen.js';
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
