import type { Browser, BrowserContext, BrowserContextOptions, BrowserServer, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import type { Locale } from '../../../machines/vocabulary.js';
import { bulletins } from '../../../demo/content/bulletins.js';
import { findChromium } from './chromium.js';

/** `flags`: further ones of the command line. */
export const launch = (...flags: readonly string[]): Promise<Browser> => {
  const { args, ...options } = launchOptions();
  return chromium.launch({ ...options, args: [...args, ...flags] });
};
/** With scroll bars that take room, as Windows has them. */
export const launchWithBars = (): Promise<Browser> =>
  chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] });
/** A browser that other threads connect to. */
export const launchShared = (): Promise<BrowserServer> => chromium.launchServer(launchOptions());
export const connectTo = (browser: string): Promise<Browser> => chromium.connect(browser);

function launchOptions() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: `npm test` gets one, or install it and name it in CHROMIUM.');
  const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const alone = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return { executablePath, args: [...quiet, ...alone] };
}

/** Android, as most players have it; the frame that Chromium emulates also sends `Sec-CH-UA-Mobile`. */
export const phoneFrame: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
};
export const desktopFrame: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** One person with an own browser profile. `problems` is all that the console complained of, CSP violations included. */
export type Visitor = { page: Page; context: BrowserContext; problems: string[] };

export type VisitorOptions = Omit<BrowserContextOptions, 'baseURL'> & {
  /** Complaints that the test brings about itself: a network cut, a refused login. */
  expects?: readonly RegExp[];
  /** The notice of the day pops up as it does at a first visit; else there is none. */
  hasNotice?: boolean;
  /** Opens the lobby by the name of this machine instead of its address: browsers have no passkeys at an address (C10). */
  isAtLocalhost?: boolean;
  /** With the service worker, which would answer from its caches what other tests make fail. */
  hasWorker?: boolean;
};

/** How the lobby of a visitor looks, as an earlier visit chose it. */
export type Chosen = { locale?: Locale; mode?: 'light' | 'dark'; accent?: 'blue' | 'pink' | 'green' };

export async function choose({ context }: Pick<Visitor, 'context'>, origin: string, chosen: Chosen): Promise<void> {
  await context.addCookies(Object.entries(chosen).map(([name, value]) => ({ name, value, url: origin })));
}

const noticeIds = bulletins('PH')
  .filter(({ isPopup }) => isPopup)
  .map(({ id }) => id);

/** The same lobby, by the name of this machine. */
export const localhost = (origin: string): string => origin.replace('//127.0.0.1', '//localhost');

/** Runs in the page, before any other script. */
function storeNotices(ids: readonly string[]): void {
  // The frame of a game and an empty page have no storage.
  if (window !== window.top || location.protocol === 'about:') return;
  // Shown later than any change of theirs.
  const shown = Object.fromEntries(ids.map((id) => [id, '9999-01-01T00:00:00.000Z']));
  localStorage.setItem(
    'lastNotification',
    JSON.stringify({ version: 4, date: new Date().toISOString().slice(0, 10), data: shown }),
  );
}

/** No notice of the day, as if it had been shown today. Call it before the first page. */
export const skipNotice = (context: BrowserContext): Promise<unknown> => context.addInitScript(storeNotices, noticeIds);

export async function visit(
  browser: Browser,
  origin: string,
  { expects = [], hasNotice = false, isAtLocalhost = false, hasWorker = false, ...frame }: VisitorOptions,
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...frame,
    baseURL: isAtLocalhost ? localhost(origin) : origin,
  });
  // Answering its request here instead would switch the HTTP cache off, and double every load.
  if (!hasNotice) await skipNotice(context);
  if (!hasWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  context.setDefaultTimeout(60_000);
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!problems.includes(problem) && !expects.some((expected) => expected.test(problem))) problems.push(problem);
  };
  context.on('console', (message) => {
    const { url, lineNumber } = message.location();
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()}: ${firstLine(message.text())} (${url}:${lineNumber})`);
  });
  context.on('weberror', (failure) => note(`uncaught: ${failure.error().message}`));
  return { page: await context.newPage(), context, problems };
}
