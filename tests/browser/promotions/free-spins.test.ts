import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gameIn, idle, pressIn } from '../steps/play.js';
import { dialog, fill, follow, heads, pesos, press, sees } from '../steps/screen.js';
import { enterAs, ledgerOf, newPlayer } from '../support/hooks.js';
import { axe, settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const main = (page: Page) => page.getByRole('main');

onEachDevice('on a %s', (device, journey) => {
  /** Opens a game for the promotion from its page. */
  async function open(page: Page): Promise<void> {
    await main(page).locator('a[href*="playingGame?id="][href*="record="]').first().click();
    await idle(page);
  }
  async function leave(page: Page): Promise<void> {
    await press(main(page), 'Exit');
    await heads(page, 'Exit the game?');
    await press(dialog(page), 'Exit');
    await follow(dialog(page), 'To the promotion');
    await page.waitForURL('**/myPromotionDetail?id=*');
    await settled(page);
  }
  const says = (page: Page, text: string | RegExp) => gameIn(page).getByText(text).first().waitFor();
  async function spin(page: Page): Promise<void> {
    await pressIn(page, 'Spin');
    await gameIn(page).locator('.spin[aria-disabled="true"]').waitFor();
    await idle(page);
  }

  journey('a player is told the free spins of a promotion, and the game plays them first', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 100_000 });
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto('/pages/privilege/privilege');
    await settled(page);
    await main(page).locator('a[href$="id=reel-starter"]').click();
    await heads(page, 'Reel starter');
    await sees(main(page), /^5 of ₱\s?5 each$/);
    await fill(page.getByRole('form', { name: 'Join' }), 'Amount', '500');
    await press(page, 'Continue');
    await sees(dialog(page), /^5 of ₱\s?5\.00 each$/);
    await press(dialog(page), /^Join with/);
    await page.waitForURL('**/myPromotionDetail?id=*');
    await sees(main(page), /^5 of ₱\s?5\.00 each, in every game that counts$/);
    await shot(page, `free-spins-record-${device}`, true);

    await open(page);
    await says(page, /^5 free spins of ₱\s?5\.00$/);
    await says(page, 'A free spin costs you nothing, and you keep what it wins');
    expect(await gameIn(page).getByRole('button', { name: 'Raise stake' }).isDisabled()).toBe(true);
    await shot(page, `free-spins-${device}`);
    await axe(page);
    for (const left of [4, 3]) {
      await spin(page);
      await says(page, new RegExp(`^${left} free spins of ₱\\s?5\\.00$`));
    }
    await leave(page);
    await sees(main(page), /^3 of ₱\s?5\.00 each, in every game that counts$/);

    await open(page);
    await says(page, /^3 free spins of/);
    for (const left of [/^2 free spins of/, /^1 free spin of/]) {
      await spin(page);
      await says(page, left);
    }
    await spin(page);
    await says(page, /That was the last free spin$/);
    expect(await gameIn(page).locator('.free').isHidden()).toBe(true);
    await shot(page, `free-spins-over-${device}`);
    await leave(page);
    // Nothing was charged: the balance is what was put in and given, and what the free spins won. None of them counts.
    await sees(main(page), new RegExp(`^${pesos(0).source} of ${pesos(450_000).source}$`));
    expect(await main(page).getByText('Free spins left').count()).toBe(0);
    const { findings } = await ledgerOf(suite.lobby(), player);
    expect(findings).toEqual([]);
  });
});
