import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, placeOrder } from '../support/api.js';
import { addFault, enterAs, newPlayer } from '../support/hooks.js';
import { axe, nothingClipped, settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';
import { follow, heads, press, sees } from '../steps/screen.js';

const suite = lobbySuite();
const home = '/pages/index/index';

/** Where the rows of home stand. */
const topsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((found) => found.map((head) => Math.round(head.getBoundingClientRect().top)));

onEachDevice('on a %s', (device, journey) => {
  journey(
    'money in games and open deposits are said in one line that moves nothing, and lead to their pages',
    async () => {
      const lobby = suite.lobby();
      const player = await newPlayer(lobby, { balance: 50_000 });
      const body = { deviceType: 'other', amount: 20_000, demo: false, returnUrl: '/pages/index/gamePostMessagePage' };
      await ask(lobby, 'POST', '/game/play/1015', { token: player.token, body });
      await placeOrder(lobby, player.token, 'qr-instant', 30_000);
      const visitor = await suite[device]();
      const { page, context } = visitor;
      await context.addInitScript(() => {
        if (self === top && location.protocol.startsWith('http')) localStorage.setItem('exitWarningOff', '1');
      });
      await enterAs(visitor, player);

      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/user-api/bill/list*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(home);
      const money = page.getByRole('link', { name: /^₱\s200\.00 in a game$/ });
      await money.waitFor();
      await page.getByRole('link', { name: 'Resume: Dragon Pearl' }).waitFor();
      const before = await topsOf(page);
      release();
      await page.getByRole('link', { name: 'A deposit is not finished yet' }).waitFor();
      expect(await topsOf(page)).toEqual(before);
      await settled(page);
      await axe(page);
      await nothingClipped(page);
      await shot(page, `home-own-lines-${device}`);

      await money.click();
      await page.waitForURL('**/myWallet/moneyInGames');
      await heads(page, 'Money in games');
    },
  );

  journey('pages open also when the code that prefetches them did not arrive', async () => {
    const { page } = await suite[device]({ expects: [/Failed to load resource: net::ERR_FAILED/] });
    await page.route('**/assets/prefetch-*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/prefetch-'));
    await page.goto(home);
    await failed;
    await follow(page.getByRole('region', { name: 'Winners' }), 'Weekly');
    await heads(page, 'Top 20 winners');
  });

  journey('a visitor opens the top twenty of a month from home, and a reload keeps the period', async () => {
    const { page } = await suite[device]({ expects: [/Failed to load resource/] });
    await page.goto(home);
    const winners = page.getByRole('region', { name: 'Winners' });
    await follow(winners, 'Monthly');
    await page.waitForURL('**/winners?period=monthly');
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('listitem').count()).toBe(20);
    await settled(page);
    await shot(page, `top-winners-${device}`);
    await page.reload();
    await expect.poll(() => main.getByRole('listitem').count()).toBe(20);
    await settled(page);

    await addFault(suite.lobby(), { operation: 'listWinners', phase: 'before', httpStatus: 500, count: 3 });
    await follow(main, 'Weekly');
    await heads(page, 'The winners could not be loaded');
    await press(main, 'Try again');
    await expect.poll(() => main.getByRole('listitem').count()).toBe(20);
    await sees(main, 'The highest single wins of the last 7 days.');
  });
});
