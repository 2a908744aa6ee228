import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focused } from '../steps/keyboard.js';
import { follow, heads, press, sees } from '../steps/screen.js';
import { enterAs, newPlayer } from '../support/hooks.js';
import { axe, nothingClipped, settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const address = '/pages/browser/searchGame';
/** Requests for games by a word. */
const searching = '**/user-api/game/search?*';
const field = (page: Page) => page.getByRole('searchbox');
const suggestions = (page: Page) => page.getByRole('list', { name: 'Suggestions' });
const marks = (page: Page) => page.getByRole('main').locator('mark').allTextContents();

onEachDevice('on a %s', (device, journey) => {
  const open = async () => {
    const visitor = await suite[device]({ expects: [/Failed to load resource/] });
    await enterAs(visitor, await newPlayer(suite.lobby()));
    await visitor.page.goto(address);
    await field(visitor.page).waitFor();
    return visitor.page;
  };

  journey('a word with a typing error suggests games, and all results keep it as a last search', async () => {
    const page = await open();
    await field(page).fill('dragn');
    await suggestions(page).getByRole('link', { name: 'Dragon Pearl', exact: true }).waitFor();
    expect(new Set(await marks(page))).toEqual(new Set(['Dragon']));
    await settled(page);
    await axe(page);
    await nothingClipped(page);
    await shot(page, `search-suggestions-${device}`);
    await field(page).fill('pearl');
    await expect.poll(async () => [...new Set(await marks(page))]).toEqual(['Pearl']);
    await press(suggestions(page), 'All results for “pearl”');
    await sees(page, /^\d+ games?$/);
    await expect.poll(async () => [...new Set(await marks(page))]).toEqual(['Pearl']);
    expect(page.url()).toContain('keyword=pearl');

    // The address is enough for another device; the last words are only on this one.
    await page.reload();
    await sees(page, /^\d+ games?$/);
    expect(await field(page).inputValue()).toBe('pearl');
    await press(page, 'Clear');
    const recent = page.getByRole('region', { name: 'Your last searches' });
    await recent.getByRole('button', { name: 'pearl' }).waitFor();
    await settled(page);
    await axe(page);
    await shot(page, `search-recent-${device}`);
    await press(recent, 'Clear');
    await recent.waitFor({ state: 'detached' });
  });

  journey('the game that was suggested is a last search, and Back shows the suggestions again', async () => {
    const page = await open();
    await field(page).fill('dragon');
    await follow(suggestions(page), 'Dragon Pearl');
    await heads(page, 'Dragon Pearl');
    await page.goBack();
    await suggestions(page).getByRole('link', { name: 'Dragon Pearl', exact: true }).waitFor();
    expect(await field(page).inputValue()).toBe('dragon');
    await field(page).fill('drag');
    await suggestions(page).getByRole('button', { name: 'Dragon Pearl', exact: true }).waitFor();
  });

  journey('a word that finds nothing leads on, and suggestions that fail leave the way to the results', async () => {
    const page = await open();
    await field(page).fill('qqqq');
    await heads(page, 'Nothing found for “qqqq”');
    await page.getByRole('main').getByRole('link', { name: 'See all categories' }).waitFor();
    // On this page alone: a late request of another one cannot take a fault away.
    await page.route(searching, (route) => route.fulfill({ status: 500 }));
    await field(page).fill('mango');
    await sees(page, 'The suggestions could not be loaded.');
    await page.unroute(searching);
    await press(page, 'All results for “mango”');
    await sees(page, /^\d+ games?$/);
  });

  if (device === 'desktop')
    test('by keyboard: slash opens, arrows choose, Enter opens the game, Escape clears and leaves', async () => {
      const visitor = await suite.desktop();
      const { page } = visitor;
      await enterAs(visitor, await newPlayer(suite.lobby()));
      await page.goto('/pages/index/index');
      await settled(page);
      await page.keyboard.press('/');
      await page.waitForURL(`**${address}`);
      await expect.poll(() => focused(page)).toBe('searchbox "Search games or makers"');
      await page.keyboard.type('dragon');
      await suggestions(page).getByRole('link', { name: 'Dragon Pearl', exact: true }).waitFor();
      const names = await suggestions(page).getByRole('link').allTextContents();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused(page)).toBe(`link "${names[0]}"`);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused(page)).toBe(`link "${names[1]}"`);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => focused(page)).toBe('searchbox "Search games or makers"');
      await page.keyboard.press('Enter');
      await sees(page, /^\d+ games?$/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => focused(page)).toMatch(/^link "/);
      const [, game = ''] = /^link "(.+)"$/.exec(await focused(page)) ?? [];
      await page.keyboard.press('Enter');
      await heads(page, game);
      await page.goBack();
      await sees(page, /^\d+ games?$/);
      await page.keyboard.press('/');
      await expect.poll(() => focused(page)).toBe('searchbox "Search games or makers"');
      await page.keyboard.press('Escape');
      await page.getByRole('region', { name: 'Your last searches' }).waitFor();
      await page.keyboard.press('Escape');
      await page.waitForURL('**/pages/index/index');
    });
});
