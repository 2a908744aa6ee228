import { expect } from 'vitest';
import { fill, follow, heads, pesos, press, sees } from '../steps/screen.js';
import { depositThrough, pay, proveBy } from '../steps/wallet.js';
import { ask } from '../support/api.js';
import { enterAs, ledgerOf, newPlayer, switchSite } from '../support/hooks.js';
import { nothingClipped, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const recharge = '/pages/account/myWallet/recharge';

onEachDevice('on a %s', (device, journey) => {
  const enter = async () => {
    const player = await newPlayer(suite.lobby());
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    await visitor.page.goto(`${recharge}?activityId=first-deposit`);
    const form = visitor.page.getByRole('form', { name: 'Deposit' });
    const promotion = form.getByRole('radio', { name: /^First deposit/ });
    await promotion.waitFor();
    return { player, page: visitor.page, form, promotion };
  };

  journey(
    'the promotion of a link adds its bonus, which stands in the form, in the check and in the wallet',
    async () => {
      const { player, page, form, promotion } = await enter();
      expect(await promotion.isChecked()).toBe(true);
      await form.getByRole('radio', { name: 'Without a promotion' }).check();
      await page.reload();
      await promotion.waitFor();
      expect(await promotion.isChecked()).toBe(false);
      await promotion.check();
      await form.getByRole('radio', { name: /^Sampan Pay/ }).check();
      await fill(form, 'Amount', '300');
      await sees(form.getByRole('status'), /It adds/);
      await sees(form.getByRole('status'), pesos(30_000));
      await press(page, 'Continue');
      await heads(page, 'Please check');
      const check = page.getByRole('region', { name: 'Please check' });
      await sees(check, 'First deposit');
      await sees(check, /You need to bet/);
      const [payment] = await Promise.all([page.context().waitForEvent('page'), press(page, 'Confirm')]);
      await pay(payment);
      await page.waitForURL('**/depositSuccess?*');
      await expect
        .poll(async () => {
          const { wallet, findings } = await ledgerOf(suite.lobby(), player);
          return { wallet, findings };
        })
        .toEqual({ wallet: 60_000, findings: [] });
    },
  );

  journey('a received deposit names its bonus, which is given up to withdraw the own money', async () => {
    const { player, page } = await enter();
    const api = (path: string, body: object) =>
      ask<{ data: { sessionId: string } }>(suite.lobby(), 'POST', path, { token: player.token, body });
    await api('/gameUserBankCard', {
      bank: 'ISAV',
      bankCardName: 'Marisol Reyes',
      bankCardAccount: '001234567890',
    });
    // A deposit without a bonus need not be bet on this site.
    await switchSite(suite.lobby(), { depositTurnoverPercent: '0' });
    const payment = await depositThrough(page, 'Sampan Pay', '300');
    await pay(payment);
    await page.waitForURL('**/depositSuccess?*');
    const main = page.getByRole('main');
    const named = /First deposit gave you a bonus of ₱.300\.00.*You need to bet ₱.4,800\.00 before you can withdraw/;
    await sees(main, named);
    await page.reload();
    await sees(main, named);
    await nothingClipped(page);
    await shot(page, `deposit-given-${device}`);
    const { data } = await api('/game/play/1001', {
      deviceType: 'other',
      amount: 30_000,
      returnUrl: '/pages/index/gamePostMessagePage',
    });
    const { sessionId } = data;
    await follow(main, 'What is left to bet');
    await heads(page, /You need to bet ₱.4,800\.00 more before you can withdraw/);
    await press(page, 'Give this bonus up');
    const question = page.getByRole('alertdialog', { name: 'Give the bonus up?' });
    await sees(question.getByRole('alert'), /A game may hold money of this bonus/);
    await api('/exitGame', { sessionId });
    await press(question, 'Check again');
    await sees(question, /You lose\s*₱.300\.00.*Wallet after\s*₱.300\.00.*What is left to bet\s*₱.0\.00/);
    await nothingClipped(page);
    await shot(page, `give-up-${device}`);
    await press(question, /^Give up and lose ₱.300\.00$/);
    await page.getByRole('form', { name: 'Withdraw' }).waitFor();
    await expect
      .poll(async () => {
        const { wallet, findings } = await ledgerOf(suite.lobby(), player);
        return { wallet, findings };
      })
      .toEqual({ wallet: 30_000, findings: [] });
    await fill(page.getByRole('form', { name: 'Withdraw' }), 'Amount', '300');
    await press(page, 'Continue');
    await heads(page, 'Please check');
    await press(page, 'Withdraw');
    // The card and the device are new (E8).
    await proveBy(page, player.password);
    await page.waitForURL('**/cashoutAudit?orderNo=*');
  });

  journey('a promotion that is used up between check and order is told, with the quote without it', async () => {
    const { player, page, form } = await enter();
    await form.getByRole('radio', { name: /^Instant QR/ }).check();
    await fill(form, 'Amount', '300');
    await press(page, 'Continue');
    await heads(page, 'Please check');
    // The same player takes the promotion on another device.
    await ask(suite.lobby(), 'POST', '/pay/qr/charge', {
      token: player.token,
      body: { channelId: 'qr-instant', amount: 20_000, activityId: 'first-deposit' },
    });
    await press(page, 'Confirm');
    const check = page.getByRole('region', { name: 'Please check' });
    await sees(check.getByRole('alert'), /not open to you at the moment\..*without the promotion/);
    expect(await check.getByText('First deposit').count()).toBe(0);
    const [sent] = await Promise.all([page.waitForRequest('**/pay/qr/charge*'), press(page, 'Confirm')]);
    expect(sent.postDataJSON()).toEqual({ channelId: 'qr-instant', amount: 30_000 });
    await page.waitForURL('**/rechargingPage?*');
  });

  journey('terms that changed between check and order are shown before anything is sent again', async () => {
    const { player, page, form } = await enter();
    await form.getByRole('radio', { name: /^Sampan Pay/ }).check();
    // The browser has read the terms of yesterday: half of the bonus.
    await page.route('**/pay/budgetAmount?*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { bonus: number } };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, bonus: answer.data.bonus / 2 } } });
    });
    await fill(form, 'Amount', '300');
    await press(page, 'Continue');
    await heads(page, 'Please check');
    const check = page.getByRole('region', { name: 'Please check' });
    await sees(check, pesos(15_000));
    await page.unroute('**/pay/budgetAmount?*');
    await press(page, 'Confirm');
    await sees(check.getByRole('alert'), /changed/);
    await sees(check, pesos(30_000));
    expect((await ledgerOf(suite.lobby(), player)).wallet).toBe(0);
    const [payment] = await Promise.all([page.context().waitForEvent('page'), press(page, 'Confirm')]);
    await pay(payment);
    await page.waitForURL('**/depositSuccess?*');
    await expect.poll(async () => (await ledgerOf(suite.lobby(), player)).wallet).toBe(60_000);
  });
});
