import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestPlayer } from '../../../server/testing/players.js';
import { path } from '../../../machines/addresses.js';
import { dialog, fill, follow, heads, press, sees } from '../steps/screen.js';
import { proveBy } from '../steps/wallet.js';
import { enterAs, giveBonus, newPlayer, operate } from '../support/hooks.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();

/** Withdraws 500.00 to a new card; returns the number of the order. */
async function withdraw(page: Page, { password }: TestPlayer): Promise<string> {
  await page.goto(path.cashout);
  await follow(page.getByRole('main'), 'Add a bank card');
  const card = page.getByRole('form');
  await card.getByRole('combobox', { name: 'Bank' }).fill('Island Savings');
  await fill(card, 'Account holder', 'Marisol Reyes');
  await fill(card, 'Account number', '001234567890');
  await press(page, 'Save');
  await page.waitForURL(`**${path.cashout}`);
  await fill(page.getByRole('form', { name: 'Withdraw' }), 'Amount', '500');
  await press(page, 'Continue');
  await press(page, 'Withdraw');
  await proveBy(page, password);
  await page.waitForURL('**/cashoutAudit?orderNo=*');
  return new URL(page.url()).searchParams.get('orderNo') ?? '';
}

/** The number of unread messages on the tab of the account. */
const badge = (page: Page) => page.getByRole('img', { name: /unread message/ }).filter({ visible: true });
const unreadRows = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Unread/ });

onEachDevice('on a %s', (device, journey) => {
  journey(
    'a message of a paid withdrawal is counted, opened, and leads to its order; then no tab counts it',
    async () => {
      const lobby = suite.lobby();
      const player = await newPlayer(lobby, { balance: 100_000 });
      const earlier = await suite[device]();
      await enterAs(earlier, player);
      const orderNo = await withdraw(earlier.page, player);
      for (const decision of ['approve', 'pay']) await operate(lobby, 'withdrawals', decision, orderNo);

      // A browser that has not counted yet counts at once.
      const visitor = await suite[device]();
      await enterAs(visitor, player);
      const { page } = visitor;
      await page.goto(path.account);
      await badge(page)
        .and(page.getByRole('img', { name: '1 unread message' }))
        .waitFor();
      const other = await visitor.context.newPage();
      await other.goto(path.account);
      await badge(other).waitFor();

      await page.goto(path.message);
      await follow(page.getByRole('main'), /Deposits and withdrawals/);
      await unreadRows(page).click();
      await heads(page, 'Withdrawal paid');
      await badge(page).waitFor({ state: 'detached' });
      await badge(other).waitFor({ state: 'detached' });
      await follow(page.getByRole('main'), 'See the details');
      await page.waitForURL(`**/cashoutAudit?orderNo=${orderNo}`);
      await heads(page, 'Paid to your bank');
    },
  );

  journey(
    'two messages are deleted; the others are marked as read, unmarked, and marked for good on leaving',
    async () => {
      const lobby = suite.lobby();
      const player = await newPlayer(lobby);
      for (const amount of [1_000, 2_000, 3_000, 4_000])
        await giveBonus(lobby, { playerId: player.id, kind: 'system', amount });
      const visitor = await suite[device]();
      await enterAs(visitor, player);
      const { page } = visitor;
      await page.goto(path.message);
      await follow(page.getByRole('main'), /Promotions and bonuses/);
      await unreadRows(page).nth(3).waitFor();

      await press(page, 'Select');
      for (const amount of ['40.00', '30.00'])
        await page.getByRole('checkbox', { name: new RegExp(`₱\\s?${amount}`) }).check();
      await press(page, 'Delete');
      await heads(dialog(page), 'Delete 2 messages?');
      await press(dialog(page), 'Delete');
      await sees(page.getByRole('main'), /₱\s?20\.00/);
      await expect.poll(() => unreadRows(page).count()).toBe(2);

      await press(page, 'Mark all as read');
      await sees(page, 'All of these are marked as read.');
      expect(await unreadRows(page).count()).toBe(0);
      await press(page, 'Undo');
      await expect.poll(() => unreadRows(page).count()).toBe(2);
      await press(page, 'Mark all as read');
      const sent = page.waitForResponse((response) => response.url().includes('/message/allRead'));
      await page.goBack();
      expect((await (await sent).json()) as unknown).toMatchObject({ code: 200 });
      await page.reload();
      await follow(page.getByRole('main'), /Promotions and bonuses/);
      await sees(page.getByRole('main'), /₱\s?20\.00/);
      expect(await unreadRows(page).count()).toBe(0);
    },
  );

  journey('all messages of all categories are marked as read, unmarked, and marked for good on leaving', async () => {
    const lobby = suite.lobby();
    const player = await newPlayer(lobby);
    await giveBonus(lobby, { playerId: player.id, kind: 'system', amount: 1_000 });
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto(path.message);
    const unread = page.getByRole('main').getByText('1 unread');
    await unread.waitFor();
    await press(page, 'Mark all as read');
    await sees(page, 'All of these are marked as read.');
    expect(await unread.count()).toBe(0);
    await press(page, 'Undo');
    await unread.waitFor();
    await press(page, 'Mark all as read');
    // One that arrives meanwhile has not been seen, and stays unread.
    await giveBonus(lobby, { playerId: player.id, kind: 'system', amount: 2_000 });
    const sent = page.waitForResponse((response) => response.url().includes('/message/allRead'));
    await follow(page.getByRole('main'), /Promotions and bonuses/);
    expect((await (await sent).json()) as unknown).toMatchObject({ code: 200 });
    await page.reload();
    await sees(page.getByRole('main'), /₱\s?20\.00/);
    await expect.poll(() => unreadRows(page).count()).toBe(1);
  });
});
