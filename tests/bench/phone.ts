import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { root } from '../support/files.js';
import { present } from '../support/present.js';
import { enterAs, newPlayer } from '../browser/support/hooks.js';
import { phoneFrame } from '../browser/support/visitor.js';
import { beside, ratio, told, type Measure } from './measure.js';

export type PhoneBudget = {
  path: string;
  /** What is tapped on `path`, one after another, by its name in the table: CSS selectors. The control has the same links. */
  taps: Record<string, string>;
  /** Largest contentful paint, as a ratio to the same page without scripts. */
  lcpToTwin: number;
  /** Interactive and total blocking time, as ratios to the control. */
  readyToControl: number;
  tbtToControl: number;
  /** A tap to its content, as a ratio to the same tap on the control. */
  tapToControl: number;
  cls: number;
  heapMb: number;
  /** JavaScript fetched after the first route and before anybody taps, in bytes as sent. */
  prefetchedBytes: number;
  /** The end of the last long task of a page that nobody touches, in ms after the navigation. */
  lastLongTaskMs: number;
  /** Another page that a visit may start with: usable when `shows` is there, at most `most` times as late as `path`. */
  login: { path: string; shows: string; most: number };
};
export type PhoneTargets = { lobby: string; twin: string; control: string };

type Seen = { fcp: number; lcp: number; cls: number; longTasks: [number, number][]; ready: number };
export type Visit = Seen & {
  tbt: number;
  heapMb: number;
  elements: number;
  scriptMs: number;
  scriptBytes: number;
  lastLongTask: number;
};
type Taps = Record<string, number>;

/** A middling phone on slow 4G: 150 ms a round trip, 1.6 Mbit/s down, 750 kbit/s up, a processor four times slower than this one. */
export const slowLine = { roundTrip: 150, down: 1_600_000 / 8, up: 750_000 / 8 };
const slow4G = {
  offline: false,
  latency: slowLine.roundTrip,
  downloadThroughput: slowLine.down,
  uploadThroughput: slowLine.up,
};
type Network = typeof slow4G | null;
const slowdown = 4;
const rounds = 5;

/**
 * Cold visits to the lobby, to its twin without scripts and to the control, interleaved, so that other work on this computer
 * affects all of them; then the taps of a player who is logged in and has looked at the page for a while. Medians with ranges.
 */
export async function measurePhone(
  browser: Browser,
  { lobby, twin, control }: PhoneTargets,
  budget: PhoneBudget,
  firstBytes: number,
): Promise<Measure[]> {
  const visits: Record<'own' | 'bare' | 'control', Visit[]> = { own: [], bare: [], control: [] };
  const logins: number[] = [];
  const taps: Record<'own' | 'control', Taps[]> = { own: [], control: [] };
  for (let round = 0; round < rounds; round++) {
    visits.own.push(await visitOnce(browser, lobby, budget.path, true));
    visits.control.push(await visitOnce(browser, control, budget.path, true));
    visits.bare.push(await visitOnce(browser, twin, budget.path, false));
    logins.push(await shownOnce(browser, lobby, budget.login));
    taps.own.push(await tapAsPlayer(browser, lobby, budget));
    taps.control.push(await tapControl(browser, control, budget));
  }
  type Key = Exclude<keyof Visit, 'longTasks'>;
  const valuesOf = (page: keyof typeof visits, key: Key) => visits[page].map((one) => one[key]);
  const ready = valuesOf('own', 'ready');
  return [
    told('first contentful paint', 'ms', valuesOf('own', 'fcp')),
    told('largest contentful paint', 'ms', valuesOf('own', 'lcp')),
    told('largest contentful paint without scripts', 'ms', valuesOf('bare', 'lcp')),
    ratio('largest contentful paint by that', valuesOf('own', 'lcp'), valuesOf('bare', 'lcp'), budget.lcpToTwin),
    ...beside('interactive', 'ms', ready, valuesOf('control', 'ready'), budget.readyToControl),
    ...beside('total blocking time', 'ms', valuesOf('own', 'tbt'), valuesOf('control', 'tbt'), budget.tbtToControl),
    told('script', 'ms', valuesOf('own', 'scriptMs')),
    told('script, control', 'ms', valuesOf('control', 'scriptMs')),
    told('elements', '', valuesOf('own', 'elements')),
    told('cumulative layout shift', '', valuesOf('own', 'cls'), budget.cls),
    told('heap', 'MB', valuesOf('own', 'heapMb'), budget.heapMb),
    told('heap, control', 'MB', valuesOf('control', 'heapMb')),
    told('end of the last long task', 'ms', valuesOf('own', 'lastLongTask'), budget.lastLongTaskMs),
    told(
      'JS prefetched before a tap',
      'bytes',
      valuesOf('own', 'scriptBytes').map((bytes) => bytes - firstBytes),
      budget.prefetchedBytes,
    ),
    told('login page interactive', 'ms', logins),
    ratio('login page by home', logins, ready, budget.login.most),
    ...Object.keys(budget.taps).flatMap((name) => {
      const [own, other] = (['own', 'control'] as const).map((page) =>
        taps[page].map((one) => one[name] ?? Number.NaN),
      );
      return beside(`tap on ${name} to its content`, 'ms', own ?? [], other ?? [], budget.tapToControl);
    }),
  ];
}

export async function visitOnce(
  browser: Browser,
  origin: string,
  path: string,
  hasScripts: boolean,
  network: Network = slow4G,
): Promise<Visit> {
  return withPhone(
    browser,
    async ({ page, devTools }) => {
      const scripts = new Set<string>();
      let scriptBytes = 0;
      devTools.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script') scripts.add(requestId);
      });
      devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) scriptBytes += encodedDataLength;
      });
      await devTools.send('Performance.enable');
      await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
      if (hasScripts) await isReady(page);
      // Twice: what is prefetched begins in an idle moment of its own.
      await isIdle(page);
      await isIdle(page);
      const seen = (await page.evaluate('__bench')) as Seen;
      const elements = (await page.evaluate('document.getElementsByTagName("*").length')) as number;
      const { metrics } = await devTools.send('Performance.getMetrics');
      const scriptMs =
        present(
          metrics.find(({ name }) => name === 'ScriptDuration'),
          'ScriptDuration',
        ).value * 1_000;
      await devTools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devTools.send('Runtime.getHeapUsage');
      const blocking = seen.longTasks.filter(([start]) => start > seen.fcp).map(([, duration]) => duration - 50);
      return {
        ...seen,
        tbt: blocking.reduce((sum, one) => sum + one, 0),
        heapMb: usedSize / 1e6,
        elements,
        scriptMs,
        scriptBytes,
        lastLongTask: Math.max(0, ...seen.longTasks.map(([start, duration]) => start + duration)),
      };
    },
    { network },
  );
}

async function shownOnce(browser: Browser, origin: string, { path, shows }: PhoneBudget['login']): Promise<number> {
  return withPhone(browser, async ({ page }) => {
    await page.goto(origin + path, { waitUntil: 'commit', timeout: 60_000 });
    return (await page.evaluate(`__benchShown(${JSON.stringify(shows)})`)) as number;
  });
}

async function tapAsPlayer(browser: Browser, origin: string, { path, taps }: PhoneBudget): Promise<Taps> {
  const player = await newPlayer({ origin });
  return withPhone(browser, async ({ page, context }) => {
    await enterAs({ context }, player);
    await openPage(page, origin + path);
    const notice = page.getByRole('dialog');
    await notice.waitFor({ timeout: 30_000 });
    await notice.getByRole('button', { name: 'Got it' }).tap();
    await notice.waitFor({ state: 'detached' });
    return tapEach(page, origin + path, taps);
  });
}

const tapControl = (browser: Browser, origin: string, { path, taps }: PhoneBudget): Promise<Taps> =>
  withPhone(browser, async ({ page }) => {
    await openPage(page, origin + path);
    return tapEach(page, origin + path, taps);
  });

/** Each tap starts from the same page again, by the way back, as a player who looks around does. */
async function tapEach(page: Page, address: string, taps: PhoneBudget['taps']): Promise<Taps> {
  const took: Taps = {};
  for (const [name, selector] of Object.entries(taps)) {
    took[name] = await tapTimed(page, selector);
    await page.goBack();
    await page.waitForURL(address);
  }
  return took;
}

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await isReady(page);
}

async function tapTimed(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await isIdle(page);
  const { x, y, width, height } = present(await target.boundingBox(), `${selector} is on no screen`);
  // The page watches before the finger comes: what is evaluated beside a tap may run after it, and would wait for ever.
  await page.evaluate('void (globalThis.__benchTapped = __benchTap())');
  // A bare touch: a locator's own looks through the page for what lies above its target, at the player's cost.
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  return (await page.evaluate('__benchTapped')) as number;
}

/** Not waitForFunction: it uses eval, which the page's policy forbids. */
const isReady = (page: Page) => page.evaluate('__benchReady');

export const isIdle = (page: Page) => page.evaluate('__benchIdle()');

export type Phone = { context: BrowserContext; page: Page; devTools: CDPSession };

const slowPhone: BrowserContextOptions = {
  ...phoneFrame,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

/** `network`: what the browser emulates; null where the line itself is slow. */
export async function withPhone<R>(
  browser: Browser,
  use: (phone: Phone) => Promise<R>,
  { frame = slowPhone, network = slow4G }: { frame?: BrowserContextOptions; network?: Network } = {},
): Promise<R> {
  const context = await browser.newContext({ ...frame, locale: 'en-US' });
  try {
    await context.addInitScript({ path: `${root}tests/bench/in-page.js` });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    if (network) await devTools.send('Network.emulateNetworkConditions', network);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use({ context, page, devTools });
  } finally {
    await context.close();
  }
}
