import { describe, expect, test } from 'vitest';
import { pesos, press, sees } from '../steps/screen.js';
import { depositForm, depositThrough, pay } from '../steps/wallet.js';
import { enterAs, ledgerOf, newPlayer } from '../support/hooks.js';
import { lobbySuite, type Device } from '../support/suite.js';

const suite = lobbySuite();
const recharge = '/pages/account/myWallet/recharge';

describe.each<Device>(['phone', 'desktop'])('on a %s', (device) => {
  const enter = async () => {
    const player = await newPlayer(suite.lobby());
    const visitor = await suite[device]({ permissions: ['clipboard-read', 'clipboard-write'] });
    await enterAs(visitor, player);
    await visitor.page.goto(recharge);
    return { player, page: visitor.page };
  };

  test('a direct order is paid at the bank and credited', async () => {
    const { player, page } = await enter();
    const [sent, payment] = await Promise.all([
      page.waitForRequest('**/pay/bank/recharge*'),
      depositThrough(page, 'Online banking', '500'),
    ]);
    expect(sent.method()).toBe('POST');
    await pay(payment);
    await page.waitForURL('**/depositSuccess?*');
    await sees(page.getByRole('main'), pesos(50_000));
    const { wallet, findings } = await ledgerOf(suite.lobby(), player);
    expect({ wallet, findings }).toEqual({ wallet: 50_000, findings: [] });
  });

  test('the payload of the QR code can be copied, for a bank app that takes a text', async () => {
    const { page } = await enter();
    await depositForm(page, 'Instant QR', '500');
    await press(page, 'Confirm');
    await press(page, 'Copy the QR text');
    // EMVCo: version 01 first, and the amount in field 54.
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^000201.*5406500\.00/);
  });
});
