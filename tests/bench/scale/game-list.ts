import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { openPostgres } from '../../../server/db/open.js';
import { startLobby } from '../../browser/support/lobby.js';
import { desktopFrame, launch, phoneFrame } from '../../browser/support/visitor.js';
import { ENGINES, createPostgresDatabase, vacuum } from '../../server/databases.js';
import type { Measure } from '../measure.js';
import { heapOf, type LongListBudget, type Scrolled } from './long-list.js';

const allGames = 10_000;
/** On a processor four times slower, all of them would take ten minutes. */
const someGames = 1_000;
const list = '/pages/browser/browser?id=slots';

/** How many times slower the processor of a phone is, as in the visits on a phone. */
const slowdown = 4;

/** A visitor scrolls through a category of 10,000 games: with the processor as it is, and with that of a phone. */
export async function measureGameList(budget: LongListBudget): Promise<Measure[]> {
  if (!ENGINES.includes('postgres')) return [];
  const { url, drop } = await createPostgresDatabase();
  const [lobby, browser] = await Promise.all([startLobby({ databaseUrl: url }), launch()]);
  try {
    await fill(url);
    const scroll = (frame: BrowserContextOptions, slower: number) =>
      scrollThrough(browser, { ...frame, baseURL: lobby.origin }, slower);
    const phone = await scroll(phoneFrame, 1);
    const desktop = await scroll(desktopFrame, 1);
    const slow = await scroll(phoneFrame, slowdown);
    return [
      { name: 'games on a phone, scrolled through', unit: 'games', value: phone.rows, least: allGames },
      { name: 'games on a phone: 95 of 100 frames within', unit: 'ms', value: phone.frameMs, most: budget.frameMs },
      { name: 'games on a desktop: 95 of 100 frames within', unit: 'ms', value: desktop.frameMs, most: budget.frameMs },
      { name: `games on a phone ${slowdown} times slower: 95 of 100 frames within`, unit: 'ms', value: slow.frameMs },
      {
        name: 'games on a phone: work of the main thread a frame',
        unit: 'ms',
        value: phone.busyMs,
        most: budget.busyMs,
      },
      {
        name: 'games on a desktop: work of the main thread a frame',
        unit: 'ms',
        value: desktop.busyMs,
        most: budget.busyMs,
      },
      { name: 'games on a phone: heap at the end', unit: 'MB', value: phone.heapMb, most: budget.heapMb },
      { name: 'games on a phone: most elements', unit: '', value: phone.elements, most: budget.elements },
      { name: 'games on a desktop: most elements', unit: '', value: desktop.elements, most: budget.elements },
    ];
  } finally {
    await browser.close();
    await lobby.stop();
    await drop();
  }
}

async function fill(url: string): Promise<void> {
  const database = await openPostgres(url, 1);
  const statements = await readFile(new URL('many-games.sql', import.meta.url), 'utf8');
  await database.asOwner((script) => script(statements));
  await vacuum(database);
  await database.close();
}

async function scrollThrough(browser: Browser, frame: BrowserContextOptions, slower: number) {
  const context = await browser.newContext(frame);
  await context.addInitScript({ path: fileURLToPath(new URL('scroll-through.js', import.meta.url)) });
  const page: Page = await context.newPage();
  await page.goto(list);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // Time of the processor, not of the clock: what else runs on this machine does not count.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busySeconds(devTools);
  const scrolled = (await page.evaluate(`__benchScroll(${slower === 1 ? allGames : someGames})`)) as Scrolled;
  const busyMs = (((await busySeconds(devTools)) - before) * 1000) / scrolled.frames;
  const heapMb = await heapOf(page);
  await context.close();
  return { ...scrolled, busyMs, heapMb };
}

/** How long the main thread of the page has worked. */
async function busySeconds(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
