import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { exitGame, gameIn, idle, spin } from '../steps/play.js';
import { dialog, fill, follow, heads, pesos, press, pressAgain, sees, typed } from '../steps/screen.js';
import { depositThrough, pay } from '../steps/wallet.js';
import { addFault, enterAs, ledgerOf, newPlayer, reset } from '../support/hooks.js';
import { axe, nothingClipped, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();

onEachDevice('on a %s', (device, journey) => {
  /** A player with 500.00, of which 100.00 are in a slot that takes at least 20.00. */
  async function play() {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const visitor = await suite[device]({ expects: [/status of 500 .*\/transferIn\//] });
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto('/pages/index/gameDetail?id=1001');
    await fill(page, 'Bring into the game', '100');
    await press(page.getByRole('main'), 'Play');
    await idle(page);
    return { player, page };
  }
  const openRecharge = async (page: Page, heading: string) => {
    await press(page.getByRole('main'), 'Deposit');
    await heads(page, heading);
  };
  const bringMore = 'Bring more into the game';
  const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

  journey(
    'what lies in the wallet comes into the running game, once, whatever is lost; then only a deposit helps',
    async () => {
      const { player, page } = await play();
      const books = () => ledgerOf(suite.lobby(), player);

      await openRecharge(page, bringMore);
      expect(await typed(dialog(page), 'Bring into the game')).toBe('100');
      await shot(page, `game-bring-in-${device}`);
      await axe(page);
      await nothingClipped(page);

      // Under the minimum: it is named, and nothing moves.
      await fill(dialog(page), 'Bring into the game', '19');
      await press(dialog(page), 'Bring in');
      await sees(dialog(page), /^At least ₱\s20\.00$/);
      await shot(page, `game-bring-in-refused-${device}`);
      expect(await books()).toMatchObject({ wallet: 40_000, inGames: 10_000, findings: [] });

      await fill(dialog(page), 'Bring into the game', '50');
      await pressAgain(page, dialog(page), 'Bring in');
      await sees(page, 'The money is in the game.');
      await closed(page);
      expect(await books()).toMatchObject({ wallet: 35_000, inGames: 15_000, findings: [] });
      // The game knows it too, and goes on.
      await gameIn(page).getByText(pesos(15_000)).first().waitFor();

      // The answer is lost, and so is the page: what was sent is looked up, and not sent again.
      await openRecharge(page, bringMore);
      await addFault(suite.lobby(), { operation: 'transferIn', phase: 'after', httpStatus: 500 });
      await addFault(suite.lobby(), { operation: 'traceTransferIn', httpStatus: 500, count: 3 });
      await fill(dialog(page), 'Bring into the game', '150');
      await press(dialog(page), 'Bring in');
      await sees(dialog(page), 'No answer yet. Nothing is moved twice.');
      await shot(page, `game-bring-in-unanswered-${device}`);
      await reset(suite.lobby());
      await page.reload();
      await sees(page, 'The money is in the game.');
      await idle(page);
      await closed(page);
      expect(await books()).toMatchObject({ wallet: 20_000, inGames: 30_000, findings: [] });

      // All of it, by the word.
      await openRecharge(page, bringMore);
      await press(dialog(page), 'All');
      await press(dialog(page), 'Bring in');
      await closed(page);
      expect(await books()).toMatchObject({ wallet: 0, inGames: 50_000, findings: [] });

      // At once: each press of Deposit is heard. The wallet is empty, so it asks for the exit.
      await openRecharge(page, 'Exit to deposit?');
      await fill(dialog(page), 'Amount to deposit', '1');
      await press(dialog(page), 'Exit and deposit');
      await sees(dialog(page), /^At least ₱\s/);
      await shot(page, `game-recharge-refused-${device}`);
      await press(dialog(page), 'Keep playing');
      await closed(page);
      await exitGame(page);
      expect(await books()).toMatchObject({ wallet: 50_000, inGames: 0, findings: [] });
    },
  );

  journey(
    'an amount that is chosen in a game is deposited, and the way back leads into the game with all the money',
    async () => {
      const { player, page } = await play();
      await spin(page);

      await openRecharge(page, bringMore);
      await press(dialog(page), 'Deposit instead');
      await heads(page, 'Exit to deposit?');
      await dialog(page).getByRole('button', { name: '500', exact: true }).waitFor();
      await shot(page, `game-recharge-${device}`);
      await axe(page);
      await nothingClipped(page);
      await dialog(page).getByRole('button', { name: '500', exact: true }).click();
      await press(dialog(page), 'Exit and deposit');
      await heads(page, 'Your money is back');
      const before = await ledgerOf(suite.lobby(), player);
      const held = before.rounds.reduce((sum, { stake, win }) => sum - stake + win, 10_000);
      expect(before).toMatchObject({ wallet: 40_000 + held, inGames: 0, findings: [] });

      await press(page, 'Deposit');
      await page.waitForURL(/myWallet\/recharge\?from=game/);
      await expect.poll(() => typed(page.getByRole('form', { name: 'Deposit' }), 'Amount')).toBe('500');
      // What is typed instead survives a reload.
      await fill(page.getByRole('form', { name: 'Deposit' }), 'Amount', '600');
      await page.reload();
      await expect.poll(() => typed(page.getByRole('form', { name: 'Deposit' }), 'Amount')).toBe('600');
      await pay(await depositThrough(page, 'Sampan Pay', '600'));
      await heads(page, 'Deposit received');
      await shot(page, `game-recharge-paid-${device}`);
      await follow(page.getByRole('main'), new RegExp(`^Back to the game with ${pesos(held + 60_000).source}`));
      await idle(page);
      await spin(page);
      const after = await ledgerOf(suite.lobby(), player);
      expect(after).toMatchObject({ wallet: 40_000, findings: [] });
      expect(after.inGames).toBe(
        after.rounds.slice(1).reduce((sum, { stake, win }) => sum - stake + win, held + 60_000),
      );
      await exitGame(page);
      expect(await ledgerOf(suite.lobby(), player)).toMatchObject({ inGames: 0, findings: [] });
    },
  );
});
