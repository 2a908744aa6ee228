import type { Browser } from 'playwright-core';
import { root } from '../support/files.js';
import { phoneFrame } from '../browser/support/visitor.js';
import { median, type Measure } from './measure.js';

export type PhoneBudget = {
  path: string;
  tap: string;
  lcpToTwin: number;
  cls: number;
  tbtMs: number;
  interactiveMs: number;
  tapMs: number;
  heapMb: number;
};
type Seen = { fcp: number; lcp: number; cls: number; longTasks: [number, number][]; ready: number };
type Visit = Seen & { tbt: number; heapMb: number; tap: number };

/** A middling phone on slow 4G: 150 ms a round trip, 1.6 Mbit/s down, 750 kbit/s up, a processor four times slower than this one. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
const rounds = 5;
/** After the page says it is ready: late pictures and shifts still count. */
const settleMs = 2_000;

/** Cold visits to the lobby and to its twin without scripts, in turns, so that whatever else this computer does hits both. */
export async function measurePhone(browser: Browser, lobby: string, twin: string, budget: PhoneBudget): Promise<Measure[]> {
  const own: Visit[] = [];
  const bare: Visit[] = [];
  for (let round = 0; round < rounds; round++) {
    own.push(await visitOnce(browser, lobby, budget, true));
    bare.push(await visitOnce(browser, twin, budget, false));
  }
  const of = (visits: readonly Visit[], key: 'fcp' | 'lcp' | 'cls' | 'tbt' | 'ready' | 'heapMb' | 'tap') => median(visits.map((one) => one[key]));
  return [
    { name: 'first contentful paint', unit: 'ms', value: of(own, 'fcp') },
    { name: 'largest contentful paint', unit: 'ms', value: of(own, 'lcp') },
    { name: 'the same without scripts', unit: 'ms', value: of(bare, 'lcp') },
    { name: 'largest contentful paint by that', unit: '×', value: of(own, 'lcp') / of(bare, 'lcp'), most: budget.lcpToTwin },
    { name: 'total blocking time', unit: 'ms', value: of(own, 'tbt'), most: budget.tbtMs },
    { name: 'cumulative layout shift', unit: '', value: of(own, 'cls'), most: budget.cls },
    { name: 'interactive', unit: 'ms', value: of(own, 'ready'), most: budget.interactiveMs },
    { name: 'heap', unit: 'MB', value: of(own, 'heapMb'), most: budget.heapMb },
    { name: 'tap to content', unit: 'ms', value: of(own, 'tap'), most: budget.tapMs },
  ];
}

async function visitOnce(browser: Browser, origin: string, { path, tap }: PhoneBudget, hasScripts: boolean): Promise<Visit> {
  const context = await browser.newContext({ ...phoneFrame, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, locale: 'en-US' });
  try {
    await context.addInitScript({ path: `${root}tests/bench/in-page.js` });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slow4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
    if (hasScripts) await page.waitForFunction('__bench.ready > 0', undefined, { timeout: 60_000 });
    await page.waitForTimeout(settleMs);
    const seen = (await page.evaluate('__bench')) as Seen;
    await devTools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devTools.send('Runtime.getHeapUsage');
    const blocking = seen.longTasks.filter(([start]) => start > seen.fcp).map(([, duration]) => duration - 50);
    const tapped = hasScripts ? await tapToContent() : Number.NaN;
    return { ...seen, tbt: blocking.reduce((sum, one) => sum + one, 0), heapMb: usedSize / 1e6, tap: tapped };

    async function tapToContent(): Promise<number> {
      const target = page.locator(tap).first();
      await target.scrollIntoViewIfNeeded();
      const shown = page.evaluate('__benchTap()') as Promise<number>;
      await target.tap();
      return shown;
    }
  } finally {
    await context.close();
  }
}
