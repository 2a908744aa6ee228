import type { FrameLocator, Page } from 'playwright-core';
import { dialog, heads, press, sees } from './screen.js';

export const gameIn = (page: Page): FrameLocator => page.frameLocator('iframe[data-game]');

/** Ready for another round. */
export const idle = (page: Page): Promise<void> => gameIn(page).locator('.spin[aria-disabled="false"]').waitFor();

export async function spin(page: Page): Promise<void> {
  await pressIn(page, 'Spin');
  await idle(page);
}

/** Without waiting for what comes of it. */
export const pressIn = (page: Page, name: string): Promise<void> =>
  gameIn(page).getByRole('button', { name, exact: true }).click();

/**
 * Leaves the game and stays on the sheet that says where the money is. `heading`: of the sheet once the game is closed. `asks`: what
 * the question names before.
 */
export async function exitGame(page: Page, heading = 'Your money is back', asks?: RegExp): Promise<void> {
  await press(page.getByRole('main'), 'Exit');
  await heads(page, 'Exit the game?');
  if (asks !== undefined) await dialog(page).getByRole('status').and(page.getByText(asks)).waitFor();
  await press(dialog(page), 'Exit');
  await heads(page, heading);
}

/** Leaves a game that holds money by the way back home. */
export async function leaveForHome(page: Page): Promise<void> {
  await press(page.getByRole('main'), 'Back home');
  await heads(page, 'Exit the game?');
  await press(dialog(page), 'Exit');
  await page.waitForURL('**/pages/index/index');
  await sees(page, 'Your money is back in the wallet.');
}
