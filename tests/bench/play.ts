import type { Browser, Page } from 'playwright-core';
import { ask } from '../browser/support/api.js';
import { enterAs, newPlayer } from '../browser/support/hooks.js';
import { present } from '../support/present.js';
import { median, rangeOf, type Measure } from './measure.js';
import { isIdle, openPage, withPhone } from './phone.js';

export type PlayBudget = {
  /** Id of each game that is opened, by its name in the table: the first one of the lobby, and the one with most code. */
  games: Record<string, string>;
  /** From the tap on Play to the first possible stake, in ms, on the slow phone. */
  readyMs: number;
  /** The same, as a ratio to the game's page alone: what the lobby around the game costs. */
  readyToPage: number;
};

type Opened = { data: { sessionId: string; gameUrl: string | null } };

const rounds = 5;
const [amount, balance] = [10_000, 1_000_000];

/**
 * From a tap on Play to the first possible stake, on the phone of `measurePhone`: the wallet transfers, the maker receives, the
 * page of the game loads and enters. Beside it, interleaved, the page of the same game opened by its address, whose session
 * and ticket are there already.
 */
export async function measurePlay(browser: Browser, origin: string, budget: PlayBudget): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, gameId] of Object.entries(budget.games)) {
    const [own, page]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, since each wants the whole processor
      own.push(await tapOnPlay(browser, origin, gameId));
      // oxlint-disable-next-line no-await-in-loop -- see above
      page.push(await pageAlone(browser, origin, gameId));
    }
    const told = (what: string, values: readonly number[], most?: number): Measure => ({
      name: `${name}: ${what}`,
      unit: 'ms',
      value: median(values),
      range: rangeOf(values),
      ...(most === undefined ? {} : { most }),
    });
    measures.push(
      told('tap on Play to the first stake', own, budget.readyMs),
      told('its page alone to the first stake', page),
      {
        name: `${name}: tap on Play by its page alone`,
        unit: '×',
        value: median(own) / median(page),
        most: budget.readyToPage,
      },
    );
  }
  return measures;
}

async function tapOnPlay(browser: Browser, origin: string, gameId: string): Promise<number> {
  const player = await newPlayer({ origin }, { balance });
  return withPhone(browser, async ({ page, context }) => {
    await enterAs({ context }, player);
    await passNotice(page, origin);
    await openPage(page, `${origin}/pages/index/gameDetail?id=${gameId}`);
    const play = page.getByRole('main').getByRole('button', { name: 'Play', exact: true });
    await play.scrollIntoViewIfNeeded();
    await isIdle(page);
    const { x, y, width, height } = present(await play.boundingBox(), 'Play is on no screen');
    await page.evaluate('void (globalThis.__benchStaked = __benchStake())');
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    return (await page.evaluate('__benchStaked')) as number;
  });
}

/** The notice of the day would lie above the button. */
async function passNotice(page: Page, origin: string): Promise<void> {
  await openPage(page, `${origin}/pages/index/index`);
  await page.getByRole('dialog').getByRole('button', { name: 'Got it' }).tap();
}

async function pageAlone(browser: Browser, origin: string, gameId: string): Promise<number> {
  const { token } = await newPlayer({ origin }, { balance });
  const body = { deviceType: 'other', amount, returnUrl: '/pages/index/gamePostMessagePage' };
  const opened = await ask<Opened>({ origin }, 'POST', `/game/play/${gameId}`, { token, body });
  const { data } = await ask<Opened>({ origin }, 'GET', `/game/session/info/${opened.data.sessionId}`, { token });
  return withPhone(browser, async ({ page }) => {
    await page.goto(origin + present(data.gameUrl, 'no address'), { waitUntil: 'commit', timeout: 60_000 });
    return (await page.evaluate('__benchStakeAlone()')) as number;
  });
}
