import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { slot } from '../../../src/effects/store.js';
import { follow, heads, press, sees } from '../steps/screen.js';
import { enterAs, newPlayer, operate } from '../support/hooks.js';
import { axe, nothingClipped, settled, shot } from '../support/looking.js';
import { lobbySuite } from '../support/suite.js';
import { choose, type Visitor, type VisitorOptions } from '../support/visitor.js';

const suite = lobbySuite();
const link = 'https://files.example/paraw.apk';
const offer = ({ page }: Pick<Visitor, 'page'>) => page.getByRole('dialog', { name: 'Get the Android app' });
const now = Date.now();
const aDay = 86_400_000;

/** A visitor of a site with an app, at a given time of the phone's clock. */
async function visitorWithApp(
  { hasNotice = false, ...options }: VisitorOptions = {},
  appDownloadLink = link,
): Promise<Visitor> {
  // The clock is set below, so a notice that was shown today in real time would be shown again.
  const visitor = await suite.phone({ ...options, hasNotice: true });
  if (!hasNotice)
    await visitor.context.route('**/user-api/bulletin/popup?*', (route) =>
      route.fulfill({ json: { code: 200, data: [] } }),
    );
  await visitor.context.route(/\/(?:pages\/.*)?$/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({
      response,
      body: (await response.text()).replace(
        '"appDownloadLink":""',
        `"appDownloadLink":${JSON.stringify(appDownloadLink)}`,
      ),
    });
  });
  await visitor.page.clock.setFixedTime(now);
  return visitor;
}
/** Waits until a popup would be shown: home is settled, and the version was requested or will not be. */
async function isQuietAt({ page }: Pick<Visitor, 'page'>, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').count()).toBe(0);
}

describe('the offer of the app', () => {
  test('shows the version, what is new and the host of the file, and opens the file in a new window', async () => {
    const visitor = await visitorWithApp();
    const { page, context } = visitor;
    await context.route(`${link}*`, (route) => route.fulfill({ contentType: 'text/plain', body: 'apk' }));
    await page.goto('/');
    await offer(visitor).waitFor();
    await sees(offer(visitor), /^Version \d+\.\d+\.\d+$/);
    await sees(offer(visitor), 'The file comes from files.example.');
    await axe(page);
    await nothingClipped(page);
    await shot(page, 'app-download-phone');
    const [opened] = await Promise.all([context.waitForEvent('page'), follow(offer(visitor), 'Download')]);
    await opened.waitForURL(link);
    expect(await opened.evaluate(() => opener === null)).toBe(true);
    await offer(visitor).waitFor({ state: 'detached' });
    await page.clock.setFixedTime(now + 30 * aDay);
    await isQuietAt(visitor, '/');
  });

  test('is shown again a day after it was declined, not before', async () => {
    const visitor = await visitorWithApp();
    const { page } = visitor;
    await page.goto('/');
    await press(offer(visitor), 'Not now');
    await offer(visitor).waitFor({ state: 'detached' });
    await page.clock.setFixedTime(now + aDay - 60_000);
    await isQuietAt(visitor, '/');
    await page.clock.setFixedTime(now + aDay);
    await page.goto('/pages/browser/browser');
    await offer(visitor).waitFor();
  });

  test.each([
    '/pages/login/accountLogin',
    '/pages/index/gameDetail?id=1001',
    '/pages/account/myWallet',
    '/pages/account/myWallet/recharge',
  ])('never lies over %s', async (address) => {
    const visitor = await visitorWithApp();
    if (!address.includes('login')) await enterAs(visitor, await newPlayer(suite.lobby()));
    await isQuietAt(visitor, address);
  });

  test.each([
    [
      'a desktop',
      { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36' },
      link,
    ],
    [
      'a tablet',
      { userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36' },
      link,
    ],
    [
      'the app itself',
      {
        userAgent:
          'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
      },
      link,
    ],
    ['a link that is not https (G5)', {}, 'http://files.example/paraw.apk'],
    ['a site without an app', {}, ''],
  ])('is not made for %s', async (_, options, appDownloadLink) =>
    isQuietAt(await visitorWithApp(options, appDownloadLink), '/'),
  );

  test.each(['my_MM', 'th_TH'] as const)('fits its text in %s, in dark mode', async (locale) => {
    const visitor = await visitorWithApp({ colorScheme: 'dark' });
    await choose(visitor, suite.lobby().origin, { locale, mode: 'dark' });
    await visitor.page.goto('/');
    await visitor.page.getByRole('dialog').waitFor();
    await nothingClipped(visitor.page);
    await axe(visitor.page);
    await shot(visitor.page, `app-download-phone-${locale}-dark`);
  });
});

describe('the offer to install the lobby, on a site without an app', () => {
  const install = ({ page }: Pick<Visitor, 'page'>) => page.getByRole('dialog', { name: 'Install the lobby' });
  /** As Chrome does, which does it in no test. */
  const offerInstall = (page: Page) =>
    page.evaluate(() => {
      const prompt = async () => document.body.setAttribute('data-prompted', '');
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });

  test('waits for the browser, whose question follows, and is not made again that day', async () => {
    const visitor = await visitorWithApp({}, '');
    const { page } = visitor;
    await isQuietAt(visitor, '/');
    await offerInstall(page);
    await sees(install(visitor), 'The lobby on your home screen.');
    await axe(page);
    await nothingClipped(page);
    await shot(page, 'install-phone');
    await press(install(visitor), 'Install');
    await page.locator('body[data-prompted]').waitFor();
    await install(visitor).waitFor({ state: 'detached' });
    await isQuietAt(visitor, '/');
    await offerInstall(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('fits its text in my_MM, in dark mode', async () => {
    const visitor = await visitorWithApp({ colorScheme: 'dark' }, '');
    await choose(visitor, suite.lobby().origin, { locale: 'my_MM', mode: 'dark' });
    await isQuietAt(visitor, '/');
    await offerInstall(visitor.page);
    await visitor.page.getByRole('dialog').waitFor();
    await nothingClipped(visitor.page);
    await axe(visitor.page);
    await shot(visitor.page, 'install-phone-my_MM-dark');
  });
});

describe('the notice of the day', () => {
  let visitor: Visitor;
  const notice = () =>
    visitor.page.getByRole('dialog').filter({ has: visitor.page.getByRole('button', { name: 'Got it' }) });
  beforeEach(async () => {
    visitor = await visitorWithApp({ hasNotice: true });
  });

  test('is shown first and alone; the app offer waits for another page', async () => {
    const { page } = visitor;
    await page.goto('/');
    await notice().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await press(notice(), 'Got it');
    await notice().waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await follow(page.getByRole('banner'), 'Log in');
    await heads(page, 'Welcome back');
    await page.goBack();
    await offer(visitor).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  test('is shown once a UTC day, and again when the clock of the phone was set back', async () => {
    const { page } = visitor;
    const noon = Date.UTC(2026, 10, 21, 12);
    const isThereAt = async (time: number, isExpected: boolean) => {
      // No page of the lobby is open while the clock moves: it would take the new day for its own, and store its notice as shown.
      await page.goto('/healthz');
      await page.clock.setFixedTime(time);
      await page.goto('/');
      await settled(page);
      await page.waitForLoadState('networkidle');
      // On a busy machine the notice comes later than the network is idle.
      if (isExpected) await notice().waitFor();
      if ((await notice().count()) === 0) return false;
      await press(notice(), 'Got it');
      // Its entry of the history goes with it: that would end the next navigation.
      await notice().waitFor({ state: 'detached' });
      await settled(page);
      return true;
    };
    await page.addInitScript(
      (name) => localStorage.setItem(name, JSON.stringify({ version: 1, at: Date.now(), taken: null })),
      slot.appDownload,
    );
    expect([
      await isThereAt(noon, true),
      await isThereAt(noon + aDay / 2 - 1, false),
      await isThereAt(noon + aDay / 2, true),
      await isThereAt(noon, true),
    ]).toEqual([true, false, true, true]);
  });

  test('comes as a stack: one after another, and those that were skipped not again today', async () => {
    const { page } = visitor;
    const folder = await mkdtemp(join(tmpdir(), 'bulletin-'));
    const file = join(folder, 'rain.json');
    const inAll = (text: string) =>
      Object.fromEntries(['en_US', 'ms_MY', 'my_MM', 'th_TH', 'zh_CN'].map((lang) => [lang, text]));
    await writeFile(
      file,
      JSON.stringify({ title: inAll('Rain today'), summary: inAll('Stay dry'), content: inAll('Games are indoors.') }),
    );
    await operate(suite.lobby(), 'bulletin', 'post', 'rain', file, 'popup');
    try {
      await page.goto('/');
      const rain = page.getByRole('dialog', { name: 'Rain today' });
      await sees(rain, 'Notice 1 of 2');
      await axe(page);
      await nothingClipped(page);
      await shot(page, 'notice-stack-phone');
      await press(rain, 'Next notice');
      await sees(notice(), 'Notice 2 of 2');
      expect(await page.getByRole('dialog').count()).toBe(1);

      const { page: other } = await suite.phone({ hasNotice: true });
      await other.goto('/');
      await press(other.getByRole('dialog', { name: 'Rain today' }), "Don't show again today");
      await other.getByRole('dialog').waitFor({ state: 'detached' });
      await isQuietAt({ page: other }, '/');
    } finally {
      await operate(suite.lobby(), 'bulletin', 'remove', 'rain');
      await rm(folder, { recursive: true });
    }
  });

  test('and the offer to settle come one after the other, and each answers to touch', async () => {
    const { page, context } = await suite.phone({ hasNotice: true });
    await enterAs({ context }, await newPlayer(suite.lobby()));
    await context.route('**/getCanSettlePromotionRecord?*', (route) =>
      route.fulfill({ json: { code: 200, msg: 'OK', data: { id: '7' } } }),
    );
    await page.goto('/');
    const titles: string[] = [];
    for (const answer of ['first', 'second']) {
      const open = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^(?:Got it|Not now)$/ }) });
      await open.waitFor();
      expect(await page.getByRole('dialog').count(), answer).toBe(1);
      const title = (await open.getByRole('heading').first().textContent()) ?? '';
      titles.push(title);
      await open.getByRole('button', { name: /^(?:Got it|Not now)$/ }).tap();
      await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' });
    }
    expect(titles.toSorted()).toEqual(['Goal reached: settle your promotion', 'This is a play-money lobby']);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('is shown once a visit in a browser without storage', async () => {
    const { page, context } = visitor;
    await context.addInitScript(() => {
      if (self === top)
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
    await page.goto('/');
    await press(notice(), 'Got it');
    await follow(page.getByRole('banner'), 'Log in');
    await heads(page, 'Welcome back');
    await page.goBack();
    await offer(visitor).waitFor();
    expect(await notice().count()).toBe(0);
    await page.goto('/');
    await notice().waitFor();
  });
});
