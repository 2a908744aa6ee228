import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { exitGame, gameIn, idle, pressIn, spin } from '../steps/play.js';
import { fill, heads, press, sees } from '../steps/screen.js';
import { enterAs, ledgerOf, newPlayer } from '../support/hooks.js';
import { axe, nothingClipped, shot } from '../support/looking.js';
import { anotherSession } from '../support/sessions.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
/** Its seat was taken: the next request of the page is refused. */
const refusedSeat = { expects: [/status of 409/] };
const mangoMoon = '/pages/index/gameDetail?id=1001';

const open = async (page: Page) => {
  await page.goto(mangoMoon);
  await fill(page, 'Bring into the game', '100');
  await press(page.getByRole('main'), 'Play');
  await idle(page);
};

/** The page learns at its next request that the game was taken: at a spin, or earlier if it reads the balance. */
const losesTheGame = async (page: Page) => {
  const spinning = gameIn(page).getByRole('button', { name: 'Spin', exact: true });
  await spinning.click({ timeout: 3_000 }).catch(() => undefined);
  await heads(page, 'You are playing this game elsewhere now');
};

onEachDevice('on a %s', (device, journey) => {
  journey('a game on another device is left there, taken over, and taken back, with every coin', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const [first, second] = [await suite[device](refusedSeat), await suite[device](refusedSeat)];
    await enterAs(first, player);
    await enterAs(second, await anotherSession(suite.lobby(), player));
    await open(first.page);
    await spin(first.page);

    await second.page.goto('/pages/index/playingGame?id=1001');
    await heads(second.page, 'This game is already open');
    await sees(second.page.getByRole('main'), 'Mango Moon');
    await shot(second.page, `game-occupied-${device}`);
    await axe(second.page);
    await nothingClipped(second.page);
    await press(second.page.getByRole('main'), 'Leave it there');
    await second.page.waitForURL(/\/pages\/(?:index|desktop)\/index/);
    // The first device has noticed nothing.
    await spin(first.page);

    await second.page.goto('/pages/index/playingGame?id=1001');
    await press(second.page.getByRole('main'), 'Play here');
    await idle(second.page);
    await spin(second.page);
    await losesTheGame(first.page);
    await shot(first.page, `game-taken-over-${device}`);
    await axe(first.page);
    await nothingClipped(first.page);

    await press(first.page.getByRole('main'), 'Play here again');
    await idle(first.page);
    await spin(first.page);
    await losesTheGame(second.page);
    await press(second.page.getByRole('main'), 'Back to lobby');

    await exitGame(first.page);
    const { rounds, wallet, inGames, findings } = await ledgerOf(suite.lobby(), player);
    expect(rounds).toHaveLength(4);
    expect({ wallet, inGames, findings }).toEqual({
      wallet: rounds.reduce((sum, { stake, win }) => sum - stake + win, 50_000),
      inGames: 0,
      findings: [],
    });
  });

  journey('a game in another tab is asked about, and closes there at once when it is taken over', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const { page, context } = await suite[device](refusedSeat);
    await enterAs({ context }, player);
    await open(page);
    await spin(page);
    // A page that loads again is the same page.
    await page.reload();
    await idle(page);

    const tab = await context.newPage();
    await tab.goto('/pages/index/playingGame?id=1001');
    await heads(tab, 'This game is already open');
    await sees(tab.getByRole('main'), 'another tab of this browser');
    await press(tab.getByRole('main'), 'Play here');
    await idle(tab);
    await heads(page, 'You are playing this game elsewhere now');
    await spin(tab);
    await exitGame(tab);
    await press(page.getByRole('main'), 'Play here again');
    await heads(page, 'Your money is back');
    const { rounds, inGames, findings } = await ledgerOf(suite.lobby(), player);
    expect({ rounds: rounds.length, inGames, findings }).toEqual({ rounds: 2, inGames: 0, findings: [] });
  });

  journey('sound and motion that are switched in another tab reach the open game', async () => {
    const player = await newPlayer(suite.lobby());
    const { page, context } = await suite[device]({ reducedMotion: 'no-preference' });
    await enterAs({ context }, player);
    await page.goto('/pages/index/playingGame?id=5001&demo=1');
    const body = gameIn(page).locator('body');
    await body.and(gameIn(page).locator('[data-sound="off"]')).waitFor();
    const tab = await context.newPage();
    await tab.goto('/pages/account/settings');
    await tab.getByRole('switch', { name: 'Sounds in games' }).press('Space');
    await tab.getByRole('switch', { name: 'Less motion' }).press('Space');
    await body.and(gameIn(page).locator('[data-sound="on"][data-motion="less"]')).waitFor();
  });

  journey('a game that opens while another one is played on another device says where that one is', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const [first, second] = [await suite[device](refusedSeat), await suite[device](refusedSeat)];
    await enterAs(first, player);
    await enterAs(second, await anotherSession(suite.lobby(), player));
    await open(first.page);
    await second.page.goto('/pages/index/playingGame?id=3001&amount=5000');
    await heads(second.page, 'You have another game open');
    await sees(second.page.getByRole('main'), /It is on screen on .* since .*, and closes there\./);
    await press(second.page.getByRole('main'), 'Exit it and play this one');
    await gameIn(second.page).getByRole('button', { name: 'Deal', exact: true }).waitFor();
    await pressIn(first.page, 'Spin');
    await heads(first.page, 'This game was closed elsewhere');
    expect(await ledgerOf(suite.lobby(), player)).toMatchObject({ wallet: 45_000, inGames: 5_000, findings: [] });
    await exitGame(second.page);
  });
});
