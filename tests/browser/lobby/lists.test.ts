import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { sees } from '../steps/screen.js';
import { ask, demoToken } from '../support/api.js';
import { enterAs, newPlayer } from '../support/hooks.js';
import { axe, nothingClipped, settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

type Schemas = components['schemas'];

const suite = lobbySuite();
const main = (page: Page) => page.getByRole('main');

/** The places of the games in the viewport. */
const inSight = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li[aria-posinset]')]
      .filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map((card) => Number(card.getAttribute('aria-posinset'))),
  );

onEachDevice('on a %s', (device, journey) => {
  journey('a feature narrows the list in the address, with the other filters, for a reload and for Back', async () => {
    const visitor = await suite[device]();
    await enterAs(visitor, await newPlayer(suite.lobby()));
    const { page } = visitor;
    await page.goto('/pages/browser/browser?id=poker');
    const feature = main(page).getByRole('combobox', { name: 'Feature' });
    await feature.selectOption('Card exchange');
    await page.waitForURL('**/browser?id=poker&feature=cardSwap');
    const count = main(page).getByText(/^\d+ games?$/);
    const { total } = await ask<{ total: number }>(
      suite.lobby(),
      'GET',
      '/game/search?categoryId=poker&feature=cardSwap',
    );
    await sees(page, new RegExp(`^${total} games?$`));
    await main(page).getByRole('combobox', { name: 'Order' }).selectOption('By name');
    await page.waitForURL('**/browser?id=poker&feature=cardSwap&sort=name');
    await page.reload();
    await sees(page, new RegExp(`^${total} games?$`));
    expect(await feature.inputValue()).toBe('cardSwap');
    await settled(page);
    await axe(page);
    await nothingClipped(page);
    await shot(page, `feature-${device}`);

    // The page of a game leads to those that have the same, and Back to the list as it was.
    const game = main(page).getByRole('listitem').getByRole('link').first();
    await game.click();
    await page.waitForURL('**/gameDetail?*');
    await main(page).getByRole('link', { name: 'Card exchange' }).click();
    await page.waitForURL('**/browser?feature=cardSwap');
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/browser?id=poker&feature=cardSwap&sort=name');
    await count.first().waitFor();
    expect(await feature.inputValue()).toBe('cardSwap');
  });

  journey('a player sees the own place among the winners, also beyond the twenty; a visitor sees none', async () => {
    const lobby = suite.lobby();
    const token = await demoToken(lobby);
    const { data } = await ask<{ data: Schemas['OwnWin'] }>(lobby, 'GET', '/game/winner/own?period=monthly', { token });
    const visitor = await suite[device]();
    await visitor.page.goto('/pages/index/winners?period=monthly');
    await expect.poll(() => main(visitor.page).getByRole('listitem').count()).toBe(20);
    expect(await visitor.page.getByRole('region', { name: 'Your highest win' }).count()).toBe(0);

    await enterAs(visitor, { token });
    const { page } = visitor;
    await page.goto('/pages/index/winners?period=monthly');
    const own = page.getByRole('region', { name: 'Your highest win' });
    await own.getByRole('link', { name: new RegExp(data.gameName) }).waitFor();
    expect(await own.getByRole('listitem').textContent()).toMatch(new RegExp(`^${data.rank}`));
    await settled(page);
    await axe(page);
    await nothingClipped(page);
    await shot(page, `own-place-${device}`);
  });

  journey('the row of a player who has not played yet stays where it is', async () => {
    const visitor = await suite[device]();
    await enterAs(visitor, await newPlayer(suite.lobby()));
    const { page } = visitor;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/user-api/game/history/list*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/pages/index/index');
    const tops = () =>
      main(page)
        .getByRole('heading', { level: 2 })
        .evaluateAll((found) => found.map((head) => Math.round(head.getBoundingClientRect().top)));
    await main(page).getByRole('heading', { name: 'Continue playing' }).waitFor();
    await page.locator('[data-live]').waitFor({ state: 'attached' });
    const before = await tops();
    release();
    await sees(page, 'The games that you play will be here.');
    expect(await tops()).toEqual(before);
  });

  journey('a reload of the history keeps the games in sight', async () => {
    const visitor = await suite[device]();
    await enterAs(visitor, await newPlayer(suite.lobby()));
    const { page } = visitor;
    const total = 240;
    const asked: string[] = [];
    await page.route('**/user-api/game/history/list?*', async (route) => {
      const query = new URL(route.request().url()).searchParams;
      const limit = Number(query.get('limit') ?? 20);
      const from = (Number(query.get('page') ?? 1) - 1) * limit;
      asked.push(`${query.get('page')}×${limit}`);
      const rows = Array.from(
        { length: Math.max(0, Math.min(limit, total - from)) },
        (_, nth): Schemas['GameCard'] => ({
          gameId: String(1001 + from + nth),
          name: `Lagoon ${from + nth + 1}`,
          makerId: '1',
          makerName: 'Kasoy Works',
          categoryId: 'slots',
          art: { name: 'none', dominant: '#345' },
          isNew: false,
          isHot: false,
          isPlayable: true,
          demoStatus: false,
          maintenanceStatus: false,
          maintenanceEndTime: null,
        }),
      );
      await route.fulfill({ json: { code: 200, msg: 'OK', rows, total } });
    });
    await page.route('**/art/none-*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto('/pages/myGames/myGames?tab=history');
    await page.getByRole('link', { name: 'Lagoon 1', exact: true }).waitFor();
    const downTo = async (place: number) =>
      expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          return Math.max(0, ...(await inSight(page)));
        })
        .toBeGreaterThanOrEqual(place);
    await downTo(180);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
    await expect.poll(async () => (await inSight(page))[0] ?? 0).toBeGreaterThan(60);
    await settled(page);
    const before = await inSight(page);
    // Home's row of six is not a page of the list.
    const pages = () => asked.filter((one) => !one.endsWith('×6'));
    const read = pages().toSorted();
    asked.length = 0;
    await page.reload();
    await expect.poll(() => inSight(page), { timeout: 20_000 }).toEqual(before);
    expect(pages().toSorted()).toEqual(read);
  });
});
