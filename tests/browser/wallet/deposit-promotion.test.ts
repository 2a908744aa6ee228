import { describe, expect, test } from 'vitest';
import { fill, heads, pesos, press, sees } from '../steps/screen.js';
import { pay } from '../steps/wallet.js';
import { ask } from '../support/api.js';
import { enterAs, ledgerOf, newPlayer } from '../support/hooks.js';
import { moneySuites, type Device } from '../support/suite.js';

const suites = moneySuites();
const recharge = '/pages/account/myWallet/recharge';

describe.each<Device>(['phone', 'desktop'])('on a %s', (device) => {
  const suite = suites[device];
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

  test('the promotion of a link adds its bonus, which stands in the form, in the check and in the wallet', async () => {
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
    await sees(check, /You must bet/);
    const [payment] = await Promise.all([page.context().waitForEvent('page'), press(page, 'Confirm')]);
    await pay(payment);
    await page.waitForURL('**/depositSuccess?*');
    await expect
      .poll(async () => {
        const { wallet, findings } = await ledgerOf(suite.lobby(), player);
        return { wallet, findings };
      })
      .toEqual({ wallet: 60_000, findings: [] });
  });

  test('a promotion that is used up between check and order is told, with the quote without it', async () => {
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

  test('terms that changed between check and order are shown before anything is sent again', async () => {
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
