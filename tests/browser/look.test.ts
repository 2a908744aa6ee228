import type { Locator, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { heads, press } from './steps/screen.js';
import { gameIn, idle } from './steps/play.js';
import { ask, placeOrder } from './support/api.js';
import { enterAs, newPlayer } from './support/hooks.js';
import { settled } from './support/looking.js';
import { lobbySuite, onEachDevice, type Device } from './support/suite.js';
import { choose, desktopFrame, launchWithBars, visit } from './support/visitor.js';
import { locales } from '../../src/i18n/default-locale.js';

const suite = lobbySuite();

const boxOf = async (part: Locator) => {
  await part.waitFor();
  const box = await part.boundingBox();
  if (!box) throw new Error('The part takes no space');
  return box;
};
/** From 0, black, to 1, white. */
const lightness = (part: Locator) =>
  part.evaluate((element) => {
    const parts = getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return parts.slice(0, 3).reduce((sum, one) => sum + one, 0) / 765;
  });

const enter = async (device: Device, balance = 0) => {
  const visitor = await suite[device]();
  const player = await newPlayer(suite.lobby(), { balance });
  await enterAs(visitor, player);
  return { page: visitor.page, player };
};

onEachDevice('on a %s', (device, journey) => {
  journey('a game and its bar are dark in the light theme, and the spin button is round', async () => {
    const { page } = await enter(device, 500_000);
    await page.goto('/pages/index/gameDetail?id=1001');
    await settled(page);
    await press(page.getByRole('main'), 'Play');
    await idle(page);
    expect(await lightness(page.locator('[data-always-dark]'))).toBeLessThan(0.3);
    expect(await lightness(page.locator('body'))).toBeGreaterThan(0.9);
    const { width, height } = await boxOf(gameIn(page).locator('.spin'));
    expect(Math.abs(width - height)).toBeLessThan(1);
  });

  journey('the main pages end with who may play, help and the terms', async () => {
    const { page } = await suite[device]();
    await page.goto('/pages/index/index');
    await settled(page);
    const foot = page.getByRole('contentinfo');
    expect(await foot.textContent()).toMatch(/21\+.*aged 21 or over.*Help.*Terms of use/);
    await foot.getByRole('link', { name: 'Help' }).click();
    await page.waitForURL('**/pages/account/contactInfomation');
  });

  journey('announced games come last in a row of home and are at most a third of it', async () => {
    const { page } = await suite[device]();
    await page.goto('/pages/index/index');
    await settled(page);
    const texts = await page
      .getByRole('list', { name: 'Hot' })
      .locator('article, li:not([aria-hidden])')
      .allTextContents();
    const announced = texts.map((text) => text.includes('Soon ·'));
    expect(announced.length).toBeGreaterThan(4);
    expect(announced.toSorted((one, other) => Number(one) - Number(other))).toEqual(announced);
    expect(announced.filter(Boolean).length).toBeLessThanOrEqual(announced.length / 3);
  });

  journey('the promotions are listed with their terms, and nothing there leads nowhere', async () => {
    const { page } = await suite[device]();
    await page.goto('/pages/privilege/privilege');
    await settled(page);
    for (const group of ['For you now', 'Starting soon', 'No longer open']) await heads(page, group);
    await page.locator('summary').filter({ hasText: 'No longer open' }).click();
    const offers = page.getByRole('main').getByRole('heading', { level: 3 });
    expect(await offers.count()).toBe(18);
    const ways = page.getByRole('main').locator('li a[href*="/pages/privilege/privilegeDetail?type="]');
    expect(await ways.count()).toBe(18);
    expect(await page.getByRole('main').getByRole('listitem').getByRole('button').count()).toBe(0);
  });
});

test.each(locales)('an offer is at most 300 px high on a phone in %s', async (locale) => {
  const visitor = await suite.phone();
  await choose(visitor, suite.lobby().origin, { locale });
  const { page } = visitor;
  await page.goto('/pages/privilege/privilege');
  await settled(page);
  await page.locator('main summary').click();
  const heights = await page
    .locator('main section li:has(h3)')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(heights.length).toBe(18);
  expect(Math.max(...heights)).toBeLessThanOrEqual(300);
});

test('on a phone the time left and the code of a deposit are in the first view, and nothing stands beside "I have paid"', async () => {
  const { page, player } = await enter('phone');
  const { orderNo } = await placeOrder(suite.lobby(), player.token, 'qr-instant', 20_000);
  await page.goto(`/pages/account/myWallet/rechargingPage?orderNo=${orderNo}`);
  await settled(page);
  const claim = await boxOf(page.getByRole('button', { name: 'I have paid' }));
  const code = await boxOf(page.getByRole('img', { name: /code/i }).first());
  const left = await boxOf(page.getByText(/^\d+:\d\d left$/));
  expect(Math.max(code.y + code.height, left.y + left.height)).toBeLessThan(claim.y);
  expect(claim.width).toBeGreaterThan(350);
  expect((await boxOf(page.getByRole('button', { name: 'Cancel' }))).y).toBeGreaterThan(844);
});

describe('on a desktop', () => {
  test('the code of a deposit stands beside its steps, both in the first view', async () => {
    const { page, player } = await enter('desktop');
    const { orderNo } = await placeOrder(suite.lobby(), player.token, 'qr-instant', 20_000);
    await page.goto(`/pages/account/myWallet/rechargingPage?orderNo=${orderNo}`);
    await settled(page);
    const code = await boxOf(page.getByRole('img', { name: /code/i }).first());
    const step = await boxOf(page.getByText('We credit the wallet'));
    expect(step.x).toBeGreaterThan(code.x + code.width);
    expect(Math.max(code.y + code.height, step.y + step.height)).toBeLessThan(900);
  });

  test('the login popup keeps its height when another tab is chosen', async () => {
    const { page } = await suite.desktop();
    await page.goto('/pages/index/index');
    await settled(page);
    await page.getByRole('banner').getByText('Log in').click();
    const popup = page.getByRole('dialog');
    const { height } = await boxOf(popup);
    for (const name of ['Sign up', 'Reset password']) {
      await popup.getByRole('tab', { name }).click();
      await popup.getByRole('form', { name }).waitFor();
      expect((await boxOf(popup)).height).toBe(height);
    }
  });

  test('sub-pages have one width, and their breadcrumb names the parent and the page', async () => {
    const { page } = await enter('desktop');
    const widths = new Set<number>();
    for (const [address, title] of [
      ['recharge', 'Deposit'],
      ['walletDetail', 'Bills'],
    ] as const) {
      await page.goto(`/pages/account/myWallet/${address}`);
      await settled(page);
      await heads(page, title);
      const trail = page.getByRole('main').getByRole('navigation');
      expect(await trail.getByRole('link').allTextContents()).toEqual(['Wallet']);
      expect(await trail.locator('[aria-current=page]').textContent()).toBe(title);
      widths.add((await boxOf(page.getByRole('main'))).width);
    }
    expect(widths.size).toBe(1);
  });

  test('the winners stay in view to the end of home', async () => {
    const { page } = await suite.desktop();
    await page.goto('/pages/index/index');
    await settled(page);
    await page.evaluate(() => scrollBy(0, 200));
    await expect.poll(async () => (await boxOf(page.getByRole('region', { name: 'Winners' }))).y).toBeGreaterThan(0);
  });

  const lift = (page: Page) =>
    page
      .getByRole('list', { name: 'Hot' })
      .getByRole('listitem')
      .first()
      .evaluate((card) => getComputedStyle(card.firstElementChild as Element).transform);

  test('a card rises under the mouse', async () => {
    const { page } = await suite.desktop();
    await page.goto('/pages/index/index');
    await settled(page);
    expect(await lift(page)).toBe('none');
    await page.getByRole('list', { name: 'Hot' }).getByRole('listitem').first().hover();
    await expect.poll(() => lift(page)).toContain('matrix');
  });

  test('a touch screen shows no hint of a key', async () => {
    const { page } = await suite.desktop({ hasTouch: true, isMobile: true });
    await page.goto('/pages/index/index');
    await settled(page);
    expect(await page.locator('kbd').count()).toBe(1);
    expect(await page.locator('kbd').isVisible()).toBe(false);
  });
});

test('a Burmese nickname on an English page has the line height of its script', async () => {
  const { page, player } = await enter('phone');
  await ask(suite.lobby(), 'POST', '/edit', { token: player.token, body: { nickname: 'မြန်မာ့ရွှေ' } });
  await page.goto('/pages/account/account');
  const name = page.getByText('မြန်မာ့ရွှေ');
  await name.waitFor();
  const { lang, height } = await name.evaluate((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    return { lang: (element as HTMLElement).lang, height: parseFloat(lineHeight) / parseFloat(fontSize) };
  });
  expect({ lang, height }).toEqual({ lang: 'my', height: expect.closeTo(2.2, 1) });
});

test('a page stays where it is when a dialog hides its scroll bar, and the place of the bar is dimmed too', async () => {
  const browser = await launchWithBars();
  onTestFinished(() => browser.close());
  const { page } = await visit(browser, suite.lobby().origin, desktopFrame);
  await page.goto('/pages/index/index');
  const heading = page.getByRole('heading', { name: 'Hot' });
  const left = async () => (await heading.boundingBox())?.x;
  const before = await left();
  const barOf = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(await barOf()).toBeGreaterThan(0);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const bright = await background();
  await press(page, 'Log in');
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(await barOf()).toBe(0);
  expect(await left()).toBe(before);
  await expect.poll(background).not.toBe(bright);
});
