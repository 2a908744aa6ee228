import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { gameIn, idle, pressIn } from '../steps/play.js';
import { dialog, follow, heads, pesos, press, sees } from '../steps/screen.js';
import { ask } from '../support/api.js';
import { enterAs, ledgerOf, newPlayer, shiftClock, doDue } from '../support/hooks.js';
import { axe, nothingClipped, settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

type Result = { data: components['schemas']['RecordResult'] };

const suite = lobbySuite();
const main = (page: Page) => page.getByRole('main');
const joined = 60_000;

onEachDevice('on a %s', (device, journey) => {
  /** A player with 500.00 in the wallet, and 600.00 in a promotion whose games all count. */
  async function takePart(gameId: number) {
    const player = await newPlayer(suite.lobby(), { balance: 100_000 });
    const { token } = player;
    const body = { amount: 50_000 };
    const { data } = await ask<Result>(suite.lobby(), 'POST', '/gamePromotion/participate/kasoy-week', { token, body });
    const { page, context } = await suite[device]();
    await enterAs({ context }, player);
    await page.goto(`/pages/index/playingGame?id=${gameId}&record=${data.record.recordId}`);
    return { player, page, recordId: data.record.recordId };
  }
  async function leave(page: Page): Promise<void> {
    await press(main(page), 'Exit');
    await heads(page, 'Exit the game?');
    await sees(dialog(page), 'The balance stays in your promotion. Nothing moves to the wallet.');
    await press(dialog(page), 'Exit');
    await follow(dialog(page), 'To the promotion');
    await page.waitForURL('**/myPromotionDetail?id=*');
    await settled(page);
  }
  const record = async ({ token }: { token: string }, id: string) =>
    (
      await ask<{ data: components['schemas']['PromotionRecord'] }>(
        suite.lobby(),
        'GET',
        `/gamePromotion/record/info/${id}`,
        { token },
      )
    ).data;

  journey(
    'video poker is played on a promotion: the hand of a player who leaves is finished, and each stake counts once',
    async () => {
      const { player, page, recordId } = await takePart(3001);
      await gameIn(page).getByRole('button', { name: 'Deal', exact: true }).waitFor();
      await sees(main(page), /100% of each bet counts, until/);
      await idle(page);
      await pressIn(page, 'Deal');
      await gameIn(page).locator('.spin[aria-disabled="false"]', { hasText: 'Draw' }).waitFor();
      await pressIn(page, 'Draw');
      await gameIn(page).locator('.spin[aria-disabled="false"]', { hasText: 'Deal' }).waitFor();
      await pressIn(page, 'Deal');
      await gameIn(page).locator('.spin[aria-disabled="false"]', { hasText: 'Draw' }).waitFor();
      await shot(page, `promotion-poker-${device}`);
      await leave(page);
      const { rounds, wallet, inGames, findings } = await ledgerOf(suite.lobby(), player);
      expect(rounds).toHaveLength(2);
      expect({ wallet, inGames, findings }).toEqual({ wallet: 50_000, inGames: 0, findings: [] });
      const staked = rounds.reduce((sum, { stake }) => sum + stake, 0);
      const balance = rounds.reduce((sum, { stake, win }) => sum - stake + win, joined);
      expect(await record(player, recordId)).toMatchObject({ currentBet: staked, promotionBalance: balance });
      await sees(main(page), pesos(balance));
    },
  );

  journey(
    'a sports bet on a promotion is named before it is closed, and its win comes into the promotion',
    async () => {
      const { player, page, recordId } = await takePart(6001);
      const frame = gameIn(page);
      for (const pick of ['Over 2.5 goals', 'Under 2.5 goals']) {
        await frame
          .locator('.league')
          .last()
          .getByRole('button', { name: new RegExp(`: ${pick}, odds`) })
          .first()
          .click();
        await idle(page);
        await pressIn(page, 'Place bet');
        await frame.getByText('Bet placed. Good luck!').waitFor();
      }
      await leave(page);
      const placed = await ledgerOf(suite.lobby(), player);
      const staked = placed.rounds.reduce((sum, { stake }) => sum + stake, 0);
      expect(placed.rounds).toHaveLength(2);
      await press(main(page), 'Close');
      await dialog(page)
        .getByText(pesos(joined - staked))
        .first()
        .waitFor();
      await sees(dialog(page), new RegExp(`^2 bets of ${pesos(staked).source} together are still open`));
      await shot(page, `promotion-open-bets-${device}`);
      await axe(page);
      await nothingClipped(page);
      await press(dialog(page), 'Keep playing');

      await shiftClock(suite.lobby(), 600_000);
      await doDue(suite.lobby());
      const { rounds, wallet, inGames, findings } = await ledgerOf(suite.lobby(), player);
      const won = rounds.reduce((sum, { win }) => sum + win, 0);
      expect(won).toBeGreaterThan(0);
      expect({ wallet, inGames, findings }).toEqual({ wallet: 50_000, inGames: 0, findings: [] });
      expect((await record(player, recordId)).promotionBalance).toBe(joined - staked + won);
      await page.reload();
      await settled(page);
      await press(main(page), 'Close');
      await dialog(page)
        .getByText(pesos(joined - staked + won))
        .first()
        .waitFor();
      expect(await dialog(page).textContent()).not.toMatch(/still open/);
      await press(dialog(page), /^Close and lose ₱/);
      await heads(page, 'The promotion was closed');
      expect(await ledgerOf(suite.lobby(), player)).toMatchObject({ wallet: 50_000, inGames: 0, findings: [] });
      await shiftClock(suite.lobby(), 0);
    },
  );
});
