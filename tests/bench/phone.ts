import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { root } from '../support/files.js';
import { present } from '../support/present.js';
import { enterAs, newPlayer } from '../browser/support/hooks.js';
import { phoneFrame } from '../browser/support/visitor.js';
import { median, type Measure } from './measure.js';

export type PhoneBudget = {
  path: string;
  /** What is tapped on `path`, one after another, by its name in the table: CSS selectors. */
  taps: Record<string, string>;
  lcpToTwin: number;
  cls: number;
  tbtMs: number;
  interactiveMs: number;
  /** Another page that a visit may start with: `shows` is there when it can be used, at most `most` times as late as `path`. */
  login: { path: string; shows: string; most: number };
  tapMs: number;
  /** Of what the browser alone takes for the same frame: comparable between computers. */
  tapToBare: number;
  heapMb: number;
};
type Seen = { fcp: number; lcp: number; cls: number; longTasks: [number, number][]; ready: number };
type Visit = Seen & { tbt: number; heapMb: number };

/** A middling phone on slow 4G: 150 ms a round trip, 1.6 Mbit/s down, 750 kbit/s up, a processor four times slower than this one. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
const rounds = 5;

/**
 * Cold visits to the lobby and to its twin without scripts, in turns, so that whatever else this computer does hits both;
 * then the taps of a player who is logged in and has looked at the page for a while.
 */
export async function measurePhone(
  browser: Browser,
  lobby: string,
  twin: string,
  budget: PhoneBudget,
): Promise<Measure[]> {
  const own: Visit[] = [];
  const bare: Visit[] = [];
  const logins: number[] = [];
  const taps: Record<string, Tap>[] = [];
  for (let round = 0; round < rounds; round++) {
    own.push(await visitOnce(browser, lobby, budget.path, true));
    bare.push(await visitOnce(browser, twin, budget.path, false));
    logins.push(await shownOnce(browser, lobby, budget.login));
    taps.push(await tapOnce(browser, lobby, budget));
  }
  const of = (visits: readonly Visit[], key: 'fcp' | 'lcp' | 'cls' | 'tbt' | 'ready' | 'heapMb') =>
    median(visits.map((one) => one[key]));
  return [
    { name: 'first contentful paint', unit: 'ms', value: of(own, 'fcp') },
    { name: 'largest contentful paint', unit: 'ms', value: of(own, 'lcp') },
    { name: 'the same without scripts', unit: 'ms', value: of(bare, 'lcp') },
    {
      name: 'largest contentful paint by that',
      unit: '×',
      value: of(own, 'lcp') / of(bare, 'lcp'),
      most: budget.lcpToTwin,
    },
    { name: 'total blocking time', unit: 'ms', value: of(own, 'tbt'), most: budget.tbtMs },
    { name: 'cumulative layout shift', unit: '', value: of(own, 'cls'), most: budget.cls },
    { name: 'interactive', unit: 'ms', value: of(own, 'ready'), most: budget.interactiveMs },
    { name: 'login page interactive', unit: 'ms', value: median(logins) },
    { name: 'login page by home', unit: '×', value: median(logins) / of(own, 'ready'), most: budget.login.most },
    { name: 'heap', unit: 'MB', value: of(own, 'heapMb'), most: budget.heapMb },
    ...Object.keys(budget.taps).flatMap((name) => {
      const [took, least] = (['own', 'bare'] as const).map((key) =>
        median(taps.map((one) => one[name]?.[key] ?? Number.NaN)),
      ) as [number, number];
      return [
        { name: `tap on ${name} to its content`, unit: 'ms', value: took, most: budget.tapMs },
        { name: 'the same by the browser alone', unit: 'ms', value: least },
        { name: `tap on ${name} by that`, unit: '×', value: took / least, most: budget.tapToBare },
      ];
    }),
  ];
}

async function visitOnce(browser: Browser, origin: string, path: string, hasScripts: boolean): Promise<Visit> {
  return withPhone(browser, async ({ page, devTools }) => {
    await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
    if (hasScripts) await isReady(page);
    await isIdle(page);
    const seen = (await page.evaluate('__bench')) as Seen;
    await devTools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devTools.send('Runtime.getHeapUsage');
    const blocking = seen.longTasks.filter(([start]) => start > seen.fcp).map(([, duration]) => duration - 50);
    return { ...seen, tbt: blocking.reduce((sum, one) => sum + one, 0), heapMb: usedSize / 1e6 };
  });
}

async function shownOnce(browser: Browser, origin: string, { path, shows }: PhoneBudget['login']): Promise<number> {
  return withPhone(browser, async ({ page }) => {
    await page.goto(origin + path, { waitUntil: 'commit', timeout: 60_000 });
    return (await page.evaluate(`__benchShown(${JSON.stringify(shows)})`)) as number;
  });
}

type Tap = { own: number; bare: number };

/**
 * Each tap starts from `path` again, by the way back, as a player who looks around does. Behind it the same frame is measured
 * as the browser alone makes it: what a tap costs before any framework, on the computer that the bench runs on today.
 */
async function tapOnce(browser: Browser, origin: string, { path, taps }: PhoneBudget): Promise<Record<string, Tap>> {
  const player = await newPlayer({ origin });
  return withPhone(browser, async ({ page, context }) => {
    await enterAs({ context }, player);
    await openAgain(page, origin + path);
    const notice = page.getByRole('dialog');
    await notice.waitFor({ timeout: 30_000 });
    await notice.getByRole('button', { name: 'Got it' }).tap();
    await notice.waitFor({ state: 'detached' });
    const own: Record<string, number> = {};
    for (const [name, selector] of Object.entries(taps)) {
      own[name] = await tapTimed(page, selector, '__benchTap()');
      await goBack(page, origin + path);
    }
    const took: Record<string, Tap> = {};
    for (const [name, selector] of Object.entries(taps)) {
      await tapTimed(page, selector, '__benchTap(true)');
      await goBack(page, origin + path);
      took[name] = { own: own[name] ?? Number.NaN, bare: await tapTimed(page, selector, '__benchSwap()') };
      // The app does not know what became of its elements.
      await openAgain(page, origin + path);
    }
    return took;
  });
}

async function openAgain(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await isReady(page);
}

async function goBack(page: Page, address: string): Promise<void> {
  await page.goBack();
  await page.waitForURL(address);
}

async function tapTimed(page: Page, selector: string, watch: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await isIdle(page);
  const { x, y, width, height } = present(await target.boundingBox(), `${selector} is on no screen`);
  // The page watches before the finger comes: what is evaluated beside a tap may be so after it, and would wait for ever.
  await page.evaluate(`void (globalThis.__benchTapped = ${watch})`);
  // A bare touch: a locator's own would look through the page for what lies above its target, at the player's cost.
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  return (await page.evaluate('__benchTapped')) as number;
}

/** Not waitForFunction: it asks by eval, which the page's policy forbids. */
const isReady = (page: Page) => page.evaluate('__benchReady');

const isIdle = (page: Page) => page.evaluate('__benchIdle()');

type Phone = { context: BrowserContext; page: Page; devTools: CDPSession };

async function withPhone<R>(browser: Browser, use: (phone: Phone) => Promise<R>): Promise<R> {
  const context = await browser.newContext({
    ...phoneFrame,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale: 'en-US',
  });
  try {
    await context.addInitScript({ path: `${root}tests/bench/in-page.js` });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slow4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use({ context, page, devTools });
  } finally {
    await context.close();
  }
}
