import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { slot } from '../../../src/effects/store.js';
import { ask } from '../support/api.js';
import { addFault, enterAs, newPlayer, reset } from '../support/hooks.js';
import { axe, nothingClipped, settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';
import { heads, press, sees } from '../steps/screen.js';

const suite = lobbySuite();
const offline = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/];
const catalogue = '/pages/browser/browser?id=slots';

const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${name}.*favorites`) })
    .first();
const isFilled = (page: Page, name: string) => heart(page, name).getAttribute('aria-pressed');
const namesIn = async (token: string, kind: 'favorite' | 'like' | 'history') => {
  const { rows } = await ask<{ rows: { name: string }[] }>(suite.lobby(), 'GET', `/game/${kind}/list`, { token });
  return rows.map(({ name }) => name).toSorted();
};

onEachDevice('on a %s', (device, journey) => {
  async function enter(games: readonly string[] = []) {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const mark = (path: string) => ask(suite.lobby(), 'POST', path, { token: player.token, body: { status: true } });
    for (const gameId of games) await mark(`/game/favorite/${gameId}`);
    const visitor = await suite[device]({ expects: offline });
    await enterAs(visitor, player);
    return { ...player, ...visitor };
  }

  journey(
    'hearts and likes that are tapped offline are sent once when the network is back, and another tab follows',
    async () => {
      const { page, context, token } = await enter();
      await page.goto('/pages/index/gameDetail?id=1004');
      await settled(page);
      const other = await context.newPage();
      // A tab that has not read its favorites yet would send what this device has not sent.
      const read = other.waitForResponse('**/user-api/game/favorite/list*');
      await other.goto(catalogue);
      await read;
      await settled(other);
      expect(await isFilled(other, 'Mango Moon')).toBe('false');
      const like = page.getByRole('main').getByRole('button', { name: /^Like/ });
      await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false');

      const sent: string[] = [];
      await context.setOffline(true);
      context.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'POST' && /\/game\/(like|favorite)\/\d+$/.test(pathname)) sent.push(pathname);
      });
      await like.click();
      await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
      const favourite = page.getByRole('main').getByRole('button', { name: 'Favorite', exact: true });
      await favourite.click();
      await expect.poll(() => favourite.getAttribute('aria-pressed')).toBe('true');
      expect([await namesIn(token, 'like'), await namesIn(token, 'favorite')]).toEqual([[], []]);

      sent.length = 0;
      await context.setOffline(false);
      await expect.poll(() => namesIn(token, 'favorite')).toEqual(['Dragon Fruit']);
      await expect.poll(() => namesIn(token, 'like')).toEqual(['Dragon Fruit']);
      await expect.poll(() => isFilled(other, 'Dragon Fruit')).toBe('true');
      // The browser may report a request later than the server has answered it.
      await expect.poll(() => sent.length).toBeGreaterThanOrEqual(2);
      expect(sent.toSorted()).toEqual(['/user-api/game/favorite/1004', '/user-api/game/like/1004']);
    },
  );

  journey('several favourites are removed by one request, with an undo before it is sent', async () => {
    const { page, token } = await enter(['1001', '1004', '1015']);
    await page.goto('/pages/myGames/myGames');
    const main = page.getByRole('main');
    await press(main, 'Select');
    const boxes = main.getByRole('checkbox');
    expect(await boxes.count()).toBe(3);
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await settled(page);
    await axe(page);
    await nothingClipped(page);
    await shot(page, `my-games-choosing-${device}`);
    await press(main, 'Remove (2)');
    await sees(main, /^2 games removed/);
    await shot(page, `my-games-undo-${device}`);
    await press(main, 'Undo');
    await expect.poll(() => main.getByRole('listitem').count()).toBe(3);
    expect(await namesIn(token, 'favorite')).toHaveLength(3);

    await press(main, 'Select');
    await press(main, 'Select all');
    await addFault(suite.lobby(), { operation: 'deleteFavorites', phase: 'after', httpStatus: 500 });
    await press(main, 'Remove (3)');
    // Another tab of the page sends at once what could still be undone. Its response is lost.
    await main.getByRole('tab', { name: 'Liked' }).click();
    await sees(main, /^The games were not removed\./);
    await press(main, 'Try again');
    await expect.poll(() => namesIn(token, 'favorite')).toEqual([]);
    await main.getByRole('tab', { name: 'Favorites' }).click();
    await heads(main, 'No favorites yet');
  });

  journey('the games played last are shown without the server, with the time of the list', async () => {
    const { page, token } = await enter();
    const body = { deviceType: 'other', amount: 20_000, demo: false, returnUrl: '/pages/index/gamePostMessagePage' };
    await ask(suite.lobby(), 'POST', '/game/play/1015', { token, body });
    // The popup about the game that is open would cover the list.
    await page.addInitScript(() => {
      if (self === top && location.protocol.startsWith('http')) localStorage.setItem('exitWarningOff', '1');
    });
    await page.goto('/pages/index/index');
    // A list is kept for a player: it has to be known who that is before the list is read.
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), slot.playerId)).not.toBeNull();
    await page.goto('/pages/myGames/myGames?tab=history');
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: /Dragon Pearl/ })
      .first()
      .waitFor();
    await addFault(suite.lobby(), { operation: 'listHistory', httpStatus: 503, count: 100 });
    await page.reload();
    await sees(main, /This list was kept on this device on/);
    await main
      .getByRole('link', { name: /Dragon Pearl/ })
      .first()
      .waitFor();
    await shot(page, `my-games-kept-${device}`);
    await page.goto('/pages/index/index');
    await sees(main, /^As of/);
    await settled(page);
    await shot(page, `home-kept-${device}`);
    await main.getByRole('link', { name: 'Resume: Dragon Pearl' }).waitFor();
    await reset(suite.lobby());
  });
});
