import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestPlayer } from '../../../server/testing/players.js';
import { slot } from '../../../src/effects/store.js';
import { idle } from '../steps/play.js';
import { dialog, fill, follow, heads, pesos, press, pressAgain, sees } from '../steps/screen.js';
import { enterAs, ledgerOf, newPlayer, playRound } from '../support/hooks.js';
import { settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const main = (page: Page) => page.getByRole('main');

onEachDevice('on a %s', (device, journey) => {
  /** A player with 1,000.00 who takes part with 500.00: the bonus is 100.00, and 1,800.00 have to be staked. */
  async function takePart() {
    const player = await newPlayer(suite.lobby(), { balance: 100_000 });
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto('/pages/privilege/privilege');
    await settled(page);
    await main(page).locator('a[href$="id=kasoy-week"]').click();
    await heads(page, 'Kasoy week');
    await fill(page.getByRole('form', { name: 'Join' }), 'Amount', '500');
    await press(page, 'Continue');
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toMatch(
      new RegExp(`Bonus.*${pesos(10_000).source}.*Required bets.*${pesos(180_000).source}`),
    );
    await shot(page, `promotion-confirm-${device}`);
    await press(dialog(page), /^Join with/);
    await page.waitForURL('**/myPromotionDetail?id=*');
    await sees(main(page), pesos(60_000));
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    return { player, page };
  }
  /** Opens a game for the promotion, and plays one round as its maker reports it. */
  async function play(page: Page, round: { stake: number; win: number }): Promise<void> {
    await main(page).locator('a[href*="playingGame?id=1015&record="]').click();
    await idle(page);
    const sessionId = new URL(page.url()).searchParams.get('session') ?? '';
    await playRound(suite.lobby(), { sessionId, ...round });
    await press(main(page), 'Exit');
    await heads(page, 'Exit the game?');
    await press(dialog(page), 'Exit');
    await follow(dialog(page), 'To the promotion');
    await page.waitForURL('**/myPromotionDetail?id=*');
    await settled(page);
  }
  /** What has the focus, once no dialog is open any more. */
  const focused = async (page: Page) => {
    await dialog(page).waitFor({ state: 'detached' });
    return page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
  };
  const books = async (player: TestPlayer) => {
    const { wallet, findings } = await ledgerOf(suite.lobby(), player);
    expect(findings).toEqual([]);
    return wallet;
  };

  journey('a question gives the focus back to its button, and to the page when the button has gone', async () => {
    const { page } = await takePart();
    await press(main(page), 'Close');
    await press(dialog(page), 'Keep playing');
    await expect.poll(() => focused(page)).toEqual(['BUTTON', 'Close']);
    await pressAgain(page, main(page), 'Close');
    await press(dialog(page), /^Close and lose ₱/);
    await heads(page, 'The promotion was closed');
    await expect.poll(() => focused(page)).toEqual(['MAIN', expect.any(String)]);
  });

  journey('a player takes part, plays to the goal, is asked on home, and settles', async () => {
    const { player, page } = await takePart();
    for (const win of [60_000, 60_000, 70_000]) await play(page, { stake: 60_000, win });
    await sees(main(page), 'Can be settled');
    await shot(page, `promotion-settlable-${device}`, true);

    // As if the last request of settle polling were older than its interval.
    await page.evaluate((asked) => localStorage.removeItem(asked), slot.settleAsked);
    await page.goto('/pages/index/index');
    await heads(page, 'Goal reached: settle your promotion');
    await shot(page, `promotion-offer-${device}`);
    await press(dialog(page), 'See and settle');
    await page.waitForURL('**/myPromotionDetail?id=*');
    await press(main(page), 'Settle');
    await dialog(page).getByText(pesos(120_000)).waitFor();
    await press(dialog(page), /^Settle ₱/);
    await heads(page, 'Settled: the money is in your wallet');
    await shot(page, `promotion-settled-${device}`, true);
    expect(await books(player)).toBe(120_000);
  });

  journey('what stopping would cost is compared, and a closed promotion loses its balance alone', async () => {
    const { player, page } = await takePart();
    await play(page, { stake: 20_000, win: 5_000 });
    await sees(main(page), pesos(45_000));
    await press(main(page), 'What if I stop now?');
    await dialog(page).getByText('too high to unlock').waitFor();
    await shot(page, `promotion-compare-${device}`);
    await press(dialog(page), 'Keep playing');
    await dialog(page).waitFor({ state: 'detached' });
    await press(main(page), 'Close');
    await dialog(page).getByText(pesos(45_000)).first().waitFor();
    await shot(page, `promotion-close-${device}`);
    await press(dialog(page), /^Close and lose ₱/);
    await heads(page, 'The promotion was closed');
    expect(await books(player)).toBe(50_000);
  });

  journey('almost everything is lost, and unlocking frees the player for another one', async () => {
    const { player, page } = await takePart();
    await play(page, { stake: 59_000, win: 0 });
    await press(main(page), 'Unlock');
    await dialog(page).getByText(pesos(1_000)).first().waitFor();
    await press(dialog(page), /^Unlock and lose ₱/);
    await heads(page, 'The promotion was unlocked');
    expect(await books(player)).toBe(50_000);
    await page.goto('/pages/account/myPromotion');
    await sees(main(page), 'Unlocked');
    await shot(page, `my-promotions-${device}`, true);
  });
});
