import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from './steps/access.js';
import { exitGame, idle } from './steps/play.js';
import { dialog, follow, fill, heads, leavesHistory, press, typed } from './steps/screen.js';
import { arrives, fillIn, send, signUpPage } from './steps/sign-up.js';
import { depositThrough, pay } from './steps/wallet.js';
import { enterAs, newPlayer } from './support/hooks.js';
import { settled } from './support/looking.js';
import { lobbySuite, onEachDevice } from './support/suite.js';

const suite = lobbySuite();
const catalogue = '/pages/browser/browser';
const recharge = '/pages/account/myWallet/recharge';
const cards = (page: Page) => page.locator('main a[href*="/pages/index/gameDetail"]');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** How many games the list has up to its last card in the document: a long list has only the cards near the viewport. */
const lastPlace = (page: Page) =>
  cards(page).evaluateAll((links) => {
    const place = links.at(-1)?.closest('[aria-posinset]');
    return place ? Number(place.ariaPosInSet) : links.length;
  });

/** Loads further pages of the list, and stops in the middle. */
async function readDown(page: Page, atLeast: number): Promise<void> {
  await cards(page).first().waitFor();
  for (let last = await lastPlace(page); last < atLeast; last = await lastPlace(page)) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => lastPlace(page)).toBeGreaterThan(last);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1_000);
}

/** Opens the game that stands in the middle of the window. Answers its address, its top and the position at that moment. */
const openInSight = (page: Page): Promise<{ game: string; top: number; position: number }> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href*="/pages/index/gameDetail"]')];
    const position = scrollY;
    const inSight = links.find((link) => link.getBoundingClientRect().top > innerHeight / 3);
    const top = Math.round(inSight?.getBoundingClientRect().top ?? 0);
    inSight?.click();
    return { game: inSight?.getAttribute('href') ?? '', top, position };
  });

onEachDevice('on a %s', (device, journey) => {
  const enter = async (balance = 0) => {
    const visitor = await suite[device]();
    await enterAs(visitor, await newPlayer(suite.lobby(), { balance }));
    return visitor.page;
  };

  journey('Back to a list shows every loaded page at the old position', async () => {
    const page = await enter();
    await page.goto(catalogue);
    await settled(page);
    await readDown(page, 70);
    await settled(page);
    const before = await openInSight(page);
    await page.waitForURL('**/pages/index/gameDetail?*');
    await settled(page);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`**${catalogue}`);
    await expect.poll(() => scrolled(page)).toBe(before.position);
    const game = page.locator(`main a[href="${before.game}"]`);
    await expect.poll(() => game.evaluate((link) => Math.round(link.getBoundingClientRect().top))).toBe(before.top);
  });

  journey('after a game, Back leads over its page to the list at the old position', async () => {
    const page = await enter(100_000);
    await page.goto(catalogue);
    await settled(page);
    await cards(page).first().waitFor();
    const playable = page.locator('main a[href$="/pages/index/gameDetail?id=1015"]');
    await playable.evaluate((link) => link.scrollIntoView({ block: 'start' }));
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    const position = await scrolled(page);
    // A click of the mouse would scroll the card from below the bar.
    await playable.evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL('**/pages/index/gameDetail?*');
    await settled(page);
    await press(page.getByRole('main'), 'Play');
    await idle(page);
    await exitGame(page);
    await press(page, 'Back to lobby');
    await heads(page, 'Hot');
    await page.goBack();
    await page.waitForURL('**/pages/index/gameDetail?*');
    await settled(page);
    await page.goBack();
    await page.waitForURL(`**${catalogue}`);
    await expect.poll(() => scrolled(page)).toBe(position);
  });

  journey('a link to a list opens it at its beginning', async () => {
    const page = await enter();
    await page.goto(catalogue);
    await settled(page);
    await readDown(page, 40);
    await page.locator('a[href="/pages/index/index"], a[href="/pages/desktop/index"]').first().click();
    await heads(page, 'Hot');
    await page.locator(`a[href="${catalogue}"]`).first().click();
    await page.waitForURL(`**${catalogue}`);
    await cards(page).first().waitFor();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  journey('Back closes an open dialog and stays on the page; the next Back leaves it', async () => {
    const page = await enter();
    await page.goto('/pages/index/index');
    await settled(page);
    await page.locator('a[href="/pages/account/account"]').first().click();
    await page.waitForURL('**/pages/account/account');
    await press(page.getByRole('main'), 'Log out');
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/pages/account/account');
    await page.goBack();
    await heads(page, 'Hot');
  });

  journey('a dialog that was closed by its button leaves nothing for Back to close', async () => {
    const page = await enter();
    await page.goto('/pages/index/index');
    await settled(page);
    await page.locator('a[href="/pages/account/account"]').first().click();
    await page.waitForURL('**/pages/account/account');
    await press(page.getByRole('main'), 'Log out');
    await press(dialog(page), 'Stay');
    await dialog(page).waitFor({ state: 'detached' });
    await leavesHistory(page);
    await page.goBack();
    await heads(page, 'Hot');
  });

  journey('after a logout the account page starts at its top, with the focus at what a visitor can do', async () => {
    const page = await enter();
    await page.goto('/pages/account/account');
    await settled(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await press(page.getByRole('main'), 'Log out');
    await press(dialog(page), 'Log out');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).waitFor();
    await settled(page);
    expect(await scrolled(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Log in.*Sign up/);
  });

  journey('Back in a deposit returns from the check to the form, with channel and amount', async () => {
    const page = await enter();
    await page.goto(recharge);
    await settled(page);
    const form = page.getByRole('form', { name: 'Deposit' });
    await form.getByRole('radio', { name: /^Sampan/ }).check();
    await fill(form, 'Amount', '500');
    await press(page, 'Continue');
    await heads(page, 'Please check');
    await page.goBack();
    await page.getByRole('heading', { name: 'Please check' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(recharge);
    expect(await typed(form, 'Amount')).toBe('500');
    expect(await form.getByRole('radio', { name: /^Sampan/ }).isChecked()).toBe(true);
  });

  journey('a reload keeps channel and amount of a deposit', async () => {
    const page = await enter();
    await page.goto(recharge);
    await settled(page);
    const form = page.getByRole('form', { name: 'Deposit' });
    await form.getByRole('radio', { name: /^Sampan/ }).check();
    await fill(form, 'Amount', '730');
    await page.reload();
    await settled(page);
    await expect.poll(() => typed(form, 'Amount')).toBe('730');
    expect(await form.getByRole('radio', { name: /^Sampan/ }).isChecked()).toBe(true);
  });

  journey('a deposit that was opened from a game leads into that game', async () => {
    const page = await enter();
    await page.goto('/pages/index/gameDetail?id=1001');
    await settled(page);
    await follow(page.getByRole('main'), 'Deposit');
    await page.waitForURL(`**${recharge}?*`);
    await pay(await depositThrough(page, 'Sampan', '500'));
    await follow(page, /^Back to the game with ₱\s500\.00$/);
    await page.waitForURL('**/pages/index/playingGame?session=*');
  });
});

test('Back in the sign-up returns to the step before, and from the first step leaves the flow', async () => {
  const { page } = await suite.phone();
  const account = newAccount();
  await page.goto('/pages/index/index');
  await settled(page);
  await follow(page.getByRole('banner'), 'Sign up');
  await page.waitForURL(`**${signUpPage}`);
  await arrives(page, 'phone');
  await fillIn(page, suite.lobby(), 'phone', account);
  await send(page, false);
  await arrives(page, 'code');
  await fillIn(page, suite.lobby(), 'code', account);
  await send(page, false);
  await arrives(page, 'account');
  await page.goBack();
  await arrives(page, 'code');
  await page.goBack();
  await arrives(page, 'phone');
  expect(new URL(page.url()).pathname).toBe(signUpPage);
  await page.goBack();
  await heads(page, 'Hot');
});
