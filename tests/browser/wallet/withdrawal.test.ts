import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestPlayer } from '../../../server/testing/players.js';
import { dialog, fill, follow, heads, pesos, press, pressAgain, sees, typed } from '../steps/screen.js';
import { exitGame, idle, pressIn, spin } from '../steps/play.js';
import { depositThrough, pay, proveBy } from '../steps/wallet.js';
import { enterAs, ledgerOf, newPlayer, operate, smsCode } from '../support/hooks.js';
import { axe, nothingClipped, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const wallet = '/pages/account/myWallet';
const cashout = `${wallet}/cashout`;

/** In the open form of a card. */
async function sendCard(page: Page, holder: string): Promise<void> {
  const form = page.getByRole('form');
  const bank = form.getByRole('combobox', { name: 'Bank' });
  // What is missing first is said once, and has the focus; the whole form is in the first view.
  await press(page, 'Save');
  await form.getByText('Please choose a bank').waitFor();
  expect(await bank.evaluate((field) => field === document.activeElement && scrollY === 0)).toBe(true);
  expect(await form.evaluate((whole) => whole.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  await bank.fill('isl');
  expect(await form.getByRole('option').allTextContents()).toEqual(['Island Savings']);
  await nothingClipped(page);
  await shot(page, `card-form-${await page.evaluate(() => innerWidth)}`);
  await bank.press('Enter');
  expect(await form.getByText('Please choose a bank').count()).toBe(0);
  await fill(form, 'Account holder', holder);
  await fill(form, 'Account number', '001234567890');
  // The player's own phone is there, masked; a wrong one is refused at the field.
  expect(await typed(form, 'Phone number')).toMatch(/^\d{4}•••\d{4}$/);
  await fill(form, 'Phone number', '0917 123');
  await pressAgain(page, page, 'Save');
  await form.getByText(/Enter a valid phone number/).waitFor();
  await fill(form, 'Phone number', '+63 918 111 2222');
  // Sooner than a second after the last press it would hear nothing.
  await pressAgain(page, page, 'Save');
}

/** From the open form of a withdrawal to the question who is there (E8): card and device are new. */
async function askFor(page: Page, amount: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Withdraw' });
  await fill(form, 'Amount', amount);
  await press(page, 'Continue');
  await heads(page, 'Please check');
  await press(page, 'Withdraw');
  await heads(page, 'Confirm that it is you');
}

/** From the open form of a withdrawal to its review; returns the number of the order. */
async function withdraw(page: Page, { password }: TestPlayer, amount: string): Promise<string> {
  await askFor(page, amount);
  await proveBy(page, password);
  await page.waitForURL('**/cashoutAudit?orderNo=*');
  await heads(page, 'The withdrawal order is under review');
  return new URL(page.url()).searchParams.get('orderNo') ?? '';
}

/** Opens the home of the wallet, and waits for the balance there. */
async function showsWallet(page: Page, balance: number): Promise<void> {
  await page.goto(wallet);
  await sees(page.getByRole('main'), pesos(balance));
}

/** The page asks again when the player returns to it. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

onEachDevice('on a %s', (device, journey) => {
  /** A player with 1,000.00 on the page that withdraws, which asks for a bank card first. */
  async function enter() {
    const player = await newPlayer(suite.lobby(), { balance: 100_000 });
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto(cashout);
    await heads(page, 'No bank card information');
    await follow(page.getByRole('main'), 'Add a bank card');
    return { player, page };
  }
  const moves = async (player: TestPlayer) => {
    const { wallet: left, moves: all, findings } = await ledgerOf(suite.lobby(), player);
    expect(findings).toEqual([]);
    return { left, moves: all.slice(1) };
  };

  journey('a player adds a card, withdraws, follows the review, and is paid', async () => {
    const { player, page } = await enter();
    await sendCard(page, 'Marisol Reyes');
    await page.waitForURL(`**${cashout}`);
    const orderNo = await withdraw(page, player, '500');

    await showsWallet(page, 50_000);
    const row = page.getByRole('list', { name: 'Withdrawals on their way' }).getByRole('link');
    expect(await row.textContent()).toMatch(pesos(50_000));
    await shot(page, `wallet-withdrawal-${device}`, true);
    await operate(suite.lobby(), 'withdrawals', 'approve', orderNo);
    await row.click();
    await heads(page, 'Approved: on its way to your bank');
    await operate(suite.lobby(), 'withdrawals', 'pay', orderNo);
    await lookAgain(page);
    await heads(page, 'Paid to your bank');
    await showsWallet(page, 50_000);
    await page
      .getByRole('list', { name: 'Last entries' })
      .getByRole('link', { name: /^Withdrawal/ })
      .waitFor();
    expect(await page.getByRole('list', { name: 'Withdrawals on their way' }).count()).toBe(0);
    expect(await moves(player)).toMatchObject({ left: 50_000, moves: [{ amount: -50_000 }] });
  });

  journey(
    'a withdrawal that is rejected for the name gives the money back; with the right card the next one is paid',
    async () => {
      const { player, page } = await enter();
      await sendCard(page, 'Somebody Else');
      await page.waitForURL(`**${cashout}`);
      const rejected = await withdraw(page, player, '1000');
      expect((await moves(player)).left).toBe(0);
      await operate(suite.lobby(), 'withdrawals', 'reject', rejected, 'nameMismatch');
      await lookAgain(page);
      await heads(page, 'Withdrawal rejected');
      expect((await moves(player)).left).toBe(100_000);

      await follow(page.getByRole('main'), 'Correct the bank card');
      await follow(page.getByRole('main'), /^Change Island Savings/);
      await fill(page.getByRole('form'), 'Account holder', 'Marisol Reyes');
      await press(page, 'Save');
      await page.waitForURL((url) => !url.pathname.endsWith('editBankCard'));
      await page.goto(cashout);
      const orderNo = await withdraw(page, player, '1000');
      for (const decision of ['approve', 'pay']) await operate(suite.lobby(), 'withdrawals', decision, orderNo);
      await lookAgain(page);
      await heads(page, 'Paid to your bank');
      expect(await moves(player)).toMatchObject({ left: 0 });
    },
  );

  journey(
    'a deposit has to be played before a withdrawal: the bar falls with each round, and then the money is paid',
    async () => {
      const { player, page } = await enter();
      await sendCard(page, 'Marisol Reyes');
      await page.waitForURL(`**${cashout}`);
      await page.goto(`${wallet}/recharge`);
      const payment = await depositThrough(page, 'Sampan Pay', '100');
      await pay(payment);
      await payment.close();
      await heads(page, 'Deposit received');

      const left = async (minor: number) => {
        await page.goto(cashout);
        await heads(page, new RegExp(`You need to bet ${pesos(minor).source} more before you can withdraw`));
      };
      await left(10_000);
      await shot(page, `withdrawal-blocked-${device}`, true);
      const playRound = async () => {
        await page.goto('/pages/index/gameDetail?id=1015');
        await fill(page, 'Bring into the game', '300');
        await press(page.getByRole('main'), 'Play');
        await idle(page);
        // With 300 the game begins at 5.
        for (const _ of [10, 20, 50]) await pressIn(page, 'Raise stake');
        await spin(page);
        await exitGame(page);
      };
      await playRound();
      await left(5_000);
      await playRound();

      await page.goto(cashout);
      const orderNo = await withdraw(page, player, '500');
      for (const decision of ['approve', 'pay']) await operate(suite.lobby(), 'withdrawals', decision, orderNo);
      await lookAgain(page);
      await heads(page, 'Paid to your bank');
      expect((await moves(player)).moves.at(-1)).toMatchObject({ amount: -50_000 });
    },
  );

  journey('a withdrawal under review is cancelled, and its money is back at once', async () => {
    const { player, page } = await enter();
    await sendCard(page, 'Marisol Reyes');
    await page.waitForURL(`**${cashout}`);
    await withdraw(page, player, '700');
    await press(page, 'Cancel the withdrawal');
    await press(dialog(page), /^Cancel ₱/);
    await heads(page, 'Withdrawal canceled');
    expect(await moves(player)).toMatchObject({ left: 100_000 });
    await showsWallet(page, 100_000);
  });

  journey(
    'a withdrawal to a new card asks who is there; a wrong password stays with its reason, and going back keeps the form',
    async () => {
      const { player, page } = await enter();
      await sendCard(page, 'Marisol Reyes');
      await page.waitForURL(`**${cashout}`);
      await askFor(page, '600');
      const asking = page.getByRole('form', { name: 'Confirm that it is you' });
      await sees(asking, 'This bank card is new or was changed a short time ago.');
      await axe(page);
      await nothingClipped(page);
      await shot(page, `withdrawal-proof-${device}`);

      await proveBy(page, 'wrong.pass1');
      await sees(asking, 'This password is wrong. Please try again.');
      expect((await moves(player)).moves).toEqual([]);
      await press(page, 'Back');
      expect(await typed(page.getByRole('form', { name: 'Withdraw' }), 'Amount')).toBe('600');
      expect((await moves(player)).moves).toEqual([]);

      // A reload while the player reads the SMS opens the question again.
      await press(page, 'Continue');
      await heads(page, 'Please check');
      await press(page, 'Withdraw');
      await press(asking, 'Code by SMS');
      await press(asking, 'Send code');
      await asking.getByRole('button', { name: /^Send again in/ }).waitFor();
      await page.reload();
      await heads(page, 'Confirm that it is you');
      await asking.getByRole('textbox', { name: /^Code by SMS to/ }).fill(await smsCode(suite.lobby(), player.phone));
      await page.waitForURL('**/cashoutAudit?orderNo=*');
      expect(await moves(player)).toMatchObject({ left: 40_000, moves: [{ amount: -60_000 }] });
    },
  );
});
