import type { Browser } from 'playwright-core';
import { openDoor } from '../browser/support/door.js';
import { phoneFrame } from '../browser/support/visitor.js';
import { isIdle, openPage, withPhone, type Phone } from './phone.js';
import type { Measure } from './measure.js';

/** `most`: what a player who saves data is sent at a first visit to `path`, as a share of what others are sent. */
export type LowDataBudget = { path: string; most: number };

/**
 * Bytes of a first visit that nobody touches, with the notice of the day and with all that is prefetched and kept for the next
 * visit, on a phone with two pixels a point as most have.
 */
export async function measureLowData(
  browser: Browser,
  lobby: string,
  { path, most }: LowDataBudget,
): Promise<Measure[]> {
  const usual = await sentTo(browser, lobby, path, false);
  const saving = await sentTo(browser, lobby, path, true);
  return [
    { name: 'first visit to home', unit: 'bytes', value: usual },
    { name: 'the same by a player who saves data', unit: 'bytes', value: saving },
    { name: 'that by the first', unit: '×', value: saving / usual, most },
  ];
}

async function sentTo(browser: Browser, lobby: string, path: string, isLowData: boolean): Promise<number> {
  const door = await openDoor(lobby);
  try {
    const visit = async ({ page, context }: Phone) => {
      if (isLowData) await context.addCookies([{ name: 'lowData', value: '1', url: door.origin }]);
      await openPage(page, door.origin + path);
      await page.getByRole('dialog').waitFor();
      // The worker comes after all prefetching, and then keeps what the page has loaded. Who saves data gets none yet.
      if (!isLowData) await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.waitForLoadState('networkidle');
      await isIdle(page);
      return door.sent();
    };
    return await withPhone(browser, visit, { frame: phoneFrame });
  } finally {
    await door.stop();
  }
}
