import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerTo, pictureAfter, submitLogin } from '../steps/access.js';
import { idle } from '../steps/play.js';
import { dialog, fill, follow, heads, pesos, press, pressAgain, sees } from '../steps/screen.js';
import { addFault, enterAs, ledgerOf, newPlayer, playRound, sweep } from '../support/hooks.js';
import { settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const main = (page: Page) => page.getByRole('main');

onEachDevice('on a %s', (device, journey) => {
  async function enter(expects: readonly RegExp[] = []) {
    const player = await newPlayer(suite.lobby(), { balance: 100_000 });
    const visitor = await suite[device]({ expects });
    await enterAs(visitor, player);
    return { player, page: visitor.page };
  }

  journey(
    'a gift is shown, redeemed once although its answer is lost, and played from the games that count',
    async () => {
      // The browser reports the lost answer too.
      const { player, page } = await enter([/500/]);
      await page.goto('/pages/privilege/privilege');
      await settled(page);
      await follow(main(page), 'Promotion code');
      await fill(main(page), 'Promotion code', 'reefgift');
      await press(main(page), 'Check the code');
      await heads(page, 'This code is a gift');
      // The gift itself, and ten times its amount to stake.
      await sees(main(page), pesos(50_000));
      await shot(page, `code-gift-${device}`, true);
      await addFault(suite.lobby(), { operation: 'redeemPromotionCode', phase: 'after', httpStatus: 500 });
      await press(main(page), 'Redeem the code');
      await heads(page, 'Code redeemed');
      await sees(main(page), /is in your promotion balance of Reef gift/);
      await shot(page, `code-redeemed-${device}`, true);
      await follow(main(page), 'See your progress');
      await page.waitForURL('**/myPromotionDetail?id=*');
      await sees(main(page), pesos(5_000));
      expect(await ledgerOf(suite.lobby(), player)).toMatchObject({ wallet: 100_000, findings: [] });

      await follow(main(page), 'Games that count');
      await page.waitForURL('**/allPrivilegeGames?record=*');
      await settled(page);
      await page.getByRole('searchbox', { name: 'Search these games' }).fill('Mango');
      await page.keyboard.press('Enter');
      await page.waitForURL('**keyword=Mango*');
      const card = main(page).locator('a[href*="playingGame?id="][href*="&record="]').first();
      await card.waitFor();
      await shot(page, `promotion-games-${device}`);
      await card.click();
      await idle(page);
      await sees(main(page), /^100% of each bet counts, until /);
      await shot(page, `promotion-playing-${device}`);
      const sessionId = new URL(page.url()).searchParams.get('session') ?? '';
      await playRound(suite.lobby(), { sessionId, stake: 2_000, win: 500 });
      await press(main(page), 'Exit');
      await heads(page, 'Exit the game?');
      await press(dialog(page), 'Exit');
      await follow(dialog(page), 'To the promotion');
      await page.waitForURL('**/myPromotionDetail?id=*');
      await sees(main(page), pesos(3_500));
      await follow(main(page), 'See the bill');
      await heads(page, 'Promotion bill');
      // The sweep has its own minutes: before it, the bill may be compiled in part or not at all.
      await sweep(suite.lobby(), 'compile-promotion-bills');
      await page.reload();
      await sees(main(page), /^Mango Moon/);
      await sees(main(page), pesos(-1_500));
      await shot(page, `promotion-bill-${device}`);
      expect(await ledgerOf(suite.lobby(), player)).toMatchObject({ wallet: 100_000, findings: [] });
    },
  );

  journey(
    'a link with a code leads a visitor through the login to that very code, which is then redeemed',
    async () => {
      const lobby = suite.lobby();
      const player = await newPlayer(lobby, { balance: 100_000 });
      const { page } = await suite[device]();
      const link = '/pages/privilege/promotionCode?code=REEFGIFT';
      const picture = await pictureAfter(page, () => page.goto(link));
      await submitLogin(page, player.username, player.password, await answerTo(lobby, picture));
      await page.waitForURL(`**${link}`);
      // The code of the link is checked already, and not redeemed: that takes the player's own press.
      await heads(page, 'This code is a gift');
      expect((await ledgerOf(lobby, player)).moves.map(({ type }) => type)).toEqual(['deposit']);
      await press(main(page), 'Redeem the code');
      await heads(page, 'Code redeemed');
      await follow(main(page), 'See your progress');
      await page.waitForURL('**/myPromotionDetail?id=*');
      await sees(main(page), pesos(5_000));
      expect(await ledgerOf(lobby, player)).toMatchObject({ wallet: 100_000, findings: [] });
    },
  );

  journey('after five wrong codes the page says until when, keeps the code, and nothing has moved', async () => {
    const { player, page } = await enter();
    await page.goto('/pages/privilege/promotionCode');
    await settled(page);
    for (const guess of ['GUESS1', 'GUESS2', 'GUESS3', 'GUESS4', 'GUESS5']) {
      await fill(main(page), 'Promotion code', guess);
      await pressAgain(page, main(page), 'Check the code');
      await sees(main(page), /There is no such code on this site/);
    }
    await fill(main(page), 'Promotion code', 'REEFGIFT');
    await pressAgain(page, main(page), 'Check the code');
    await page
      .getByRole('alert')
      .filter({ hasText: /Too many wrong codes. You can try again from/ })
      .waitFor();
    expect(await main(page).getByRole('textbox', { name: 'Promotion code' }).inputValue()).toBe('REEFGIFT');
    await shot(page, `code-limited-${device}`, true);
    expect(await ledgerOf(suite.lobby(), player)).toMatchObject({ wallet: 100_000, findings: [] });
  });
});
