import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openPostgres } from '../../../server/db/open.js';
import { enterAs, newPlayer } from '../../browser/support/hooks.js';
import { startLobby } from '../../browser/support/lobby.js';
import { launch, phoneFrame } from '../../browser/support/visitor.js';
import { ENGINES, createPostgresDatabase, vacuum } from '../../server/databases.js';
import type { Measure } from '../measure.js';

export interface LongListBudget {
  /** The time that 95 of 100 frames keep to, in ms: 60 frames a second, and what the clock of the browser rounds. */
  readonly frameMs: number;
  /** Work of the main thread a frame, in ms of the processor. */
  readonly busyMs: number;
  readonly heapMb: number;
  readonly elements: number;
}

/** What `scroll-through.js` returns. `frameMs`: the time that 95 of 100 frames keep to. */
export interface Scrolled {
  readonly rows: number;
  readonly frames: number;
  readonly frameMs: number;
  readonly elements: number;
}

const bills = '/pages/account/myWallet/walletDetail';
/** Lines of the long player's list: movements of the wallet, and deposits that were never paid; the days come on top. */
const allBills = 12_500;

/** A player with 12,500 bills scrolls through all of them, on the layout of a phone, with the processor as it is. */
export async function measureLongList(budget: LongListBudget): Promise<Measure[]> {
  if (!ENGINES.includes('postgres')) return [];
  const { url, drop } = await createPostgresDatabase();
  const [lobby, browser] = await Promise.all([startLobby({ databaseUrl: url }), launch()]);
  try {
    const player = await newPlayer(lobby);
    const database = await openPostgres(url, 1);
    const statements = await readFile(new URL('long-player.sql', import.meta.url), 'utf8');
    await database.asOwner((script) => script(statements));
    await vacuum(database);
    await database.close();

    const context = await browser.newContext({ ...phoneFrame, baseURL: lobby.origin });
    await enterAs({ context }, player);
    await context.addInitScript({ path: fileURLToPath(new URL('scroll-through.js', import.meta.url)) });
    const page = await context.newPage();
    await page.goto(bills);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    const { rows, frameMs, elements } = (await page.evaluate(`__benchScroll(${allBills})`)) as Scrolled;
    return [
      { name: 'bills on a phone, scrolled through', unit: 'rows', value: rows, least: allBills },
      { name: 'bills on a phone: 95 of 100 frames within', unit: 'ms', value: frameMs, most: budget.frameMs },
      { name: 'bills on a phone: heap at the end', unit: 'MB', value: await heapOf(page), most: budget.heapMb },
      { name: 'bills on a phone: most elements', unit: '', value: elements, most: budget.elements },
    ];
  } finally {
    await browser.close();
    await lobby.stop();
    await drop();
  }
}

export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
