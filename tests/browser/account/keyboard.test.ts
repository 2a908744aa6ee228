import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { path } from '../../../machines/addresses.js';
import { focused, startInMain, tabTo } from '../steps/keyboard.js';
import { dialog, heads, sees, toasts } from '../steps/screen.js';
import { enterAs, giveBonus, newPlayer } from '../support/hooks.js';
import { settled } from '../support/looking.js';
import { portrait } from '../support/portrait.js';
import { anotherSession } from '../support/sessions.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();

onEachDevice('the account without a pointer on a %s', (device, journey) => {
  async function enter() {
    const player = await newPlayer(suite.lobby());
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    return { player, page: visitor.page };
  }
  /** Opens an entry of the account as a keyboard user does. */
  async function follow(page: Page, name: RegExp): Promise<void> {
    await page.goto(path.account);
    await settled(page);
    await startInMain(page);
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  }

  journey('a nickname is changed, and the focus returns to its row', async () => {
    const { page } = await enter();
    await follow(page, /^link "My information/);
    await page.waitForURL(`**${path.myInformation}`);
    await settled(page);
    await startInMain(page);
    await tabTo(page, /^button "(?:Change )?Nickname/);
    const row = await focused(page);
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('textbox', { name: 'Nickname' }).waitFor();
    if (!(await focused(page)).startsWith('textbox')) await tabTo(page, /^textbox "Nickname"/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Ligaya');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await sees(page.getByRole('main'), 'Ligaya');
    await expect.poll(async () => (await focused(page)).slice(0, 8)).toBe(row.slice(0, 8));
  });

  journey('a picture of the site is chosen with the arrow keys and saved', async () => {
    const { page } = await enter();
    await page.goto(path.avatar);
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    await settled(page);
    await startInMain(page);
    await tabTo(page, /^radio "Picture/);
    await page.keyboard.press('ArrowRight');
    await tabTo(page, /^button "Use this picture"/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path.myInformation}`);
  });

  journey('an own photo is picked, zoomed, moved and saved', async () => {
    const { page } = await enter();
    await page.goto(path.avatar);
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    await settled(page);
    // Waits for it from here on: the browser takes a moment until it hands the chooser over, and would show its own meanwhile.
    const chooser = page.waitForEvent('filechooser');
    await startInMain(page);
    await tabTo(page, /^button "Or a picture of your own/);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(await portrait());
    const zoom = page.getByRole('slider', { name: 'Zoom' });
    await zoom.waitFor();
    await startInMain(page);
    await tabTo(page, /^slider "Zoom"/);
    await page.keyboard.press('PageUp');
    expect(Number(await zoom.inputValue())).toBeGreaterThan(100);
    await tabTo(page, /^slider "Left or right"/);
    await page.keyboard.press('End');
    await tabTo(page, /^slider "Up or down"/);
    await page.keyboard.press('Home');
    const places = await page
      .getByRole('slider')
      .evaluateAll((sliders) => sliders.map((slider) => (slider as HTMLInputElement).value));
    expect(places.slice(1)).toEqual(['100', '0']);
    await tabTo(page, /^button "Use this picture"/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path.myInformation}`);
    await page.getByRole('main').locator('img[src^="/user-api/common/upload/"]').waitFor();
  });

  journey('a message is opened from the list', async () => {
    const { page, player } = await enter();
    await giveBonus(suite.lobby(), { playerId: player.id, kind: 'system', amount: 1_000 });
    await follow(page, /^link "Messages/);
    await page.waitForURL(`**${path.message}`);
    await settled(page);
    await startInMain(page);
    await tabTo(page, /^link "[^"]*Promotions and bonuses/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/messageList/);
    await settled(page);
    await startInMain(page);
    await tabTo(page, /^link "Unread/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/messageDetail/);
    await settled(page);
    await startInMain(page);
    await tabTo(page, 'link "See the details"');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path.systemBonus}*`);
  });

  journey('messages are marked as read, unmarked, and one is deleted', async () => {
    const { page, player } = await enter();
    for (const amount of [1_000, 2_000])
      await giveBonus(suite.lobby(), { playerId: player.id, kind: 'system', amount });
    await page.goto(path.message);
    await page.getByRole('main').getByText('2 unread').waitFor();
    await startInMain(page);
    await tabTo(page, 'button "Mark all as read"');
    await page.keyboard.press('Enter');
    // The button has made room for the way to undo it, which is the next stop.
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await tabTo(page, 'button "Undo"', 3);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByText('2 unread').waitFor();

    await startInMain(page);
    await tabTo(page, /^link "[^"]*Promotions and bonuses/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/messageList/);
    await page.getByRole('main').getByRole('listitem').nth(1).waitFor();
    await settled(page);
    await startInMain(page);
    await tabTo(page, 'button "Select"');
    await page.keyboard.press('Enter');
    await tabTo(page, /^checkbox "/);
    await page.keyboard.press('Space');
    await startInMain(page);
    await tabTo(page, 'button "Delete"');
    await page.keyboard.press('Enter');
    await heads(dialog(page), 'Delete 1 message?');
    await tabTo(page, 'button "Delete"', 4);
    await page.keyboard.press('Enter');
    await toasts(page, 'The messages were deleted.');
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1);
  });

  journey('the dark mode and low data are chosen in the settings', async () => {
    const { page } = await enter();
    await page.goto(path.settings);
    await settled(page);
    await startInMain(page);
    await tabTo(page, /^button "Dark"/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['mode'])).toBe('dark');
    await tabTo(page, /^switch "Use less data/);
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByRole('switch', { name: 'Use less data' }).isChecked()).toBe(true);
  });

  journey('a feedback is written and sent', async () => {
    const { page } = await enter();
    await follow(page, /^link "Help and feedback/);
    await page.getByRole('form', { name: 'Write to us' }).waitFor();
    await settled(page);
    await startInMain(page);
    await tabTo(page, /^textbox "Your message"/);
    await page.keyboard.type('The reels stood still.');
    await tabTo(page, /^textbox "Phone to call you back"/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('09171234567');
    await page.keyboard.press('Enter');
    await heads(page, 'We have your message');
  });

  journey('another device is signed out', async () => {
    const { page, player } = await enter();
    await anotherSession(suite.lobby(), player);
    await follow(page, /^link "Devices/);
    await page.getByRole('main').getByRole('listitem').nth(1).waitFor();
    await startInMain(page);
    await tabTo(page, 'button "Log out all others"');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await tabTo(page, 'button "Log out all others"', 4);
    await page.keyboard.press('Enter');
    await toasts(page, 'Logged out.');
  });

  journey('linked accounts lead to Facebook', async () => {
    const { page } = await enter();
    await follow(page, /^link "Linked accounts/);
    await heads(page, 'Linked accounts');
    await page.getByRole('main').getByText('Not linked').waitFor();
    await startInMain(page);
    await tabTo(page, 'button "Link Facebook"');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox/facebook/dialog?*');
  });
});
