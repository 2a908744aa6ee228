import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect } from 'vitest';
import { follow, pesos, press, sees } from '../steps/screen.js';
import { depositForm, depositThrough, pay } from '../steps/wallet.js';
import { placeOrder } from '../support/api.js';
import { enterAs, ledgerOf, newPlayer } from '../support/hooks.js';
import { settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const home = '/pages/index/index';
const recharge = '/pages/account/myWallet/recharge';

onEachDevice('on a %s', (device, journey) => {
  const enter = async () => {
    const player = await newPlayer(suite.lobby());
    const visitor = await suite[device]({ permissions: ['clipboard-read', 'clipboard-write'] });
    await enterAs(visitor, player);
    await visitor.page.goto(recharge);
    return { player, page: visitor.page };
  };

  journey('a direct order is paid at the bank and credited', async () => {
    const { player, page } = await enter();
    const [sent, payment] = await Promise.all([
      page.waitForRequest('**/pay/bank/recharge*'),
      depositThrough(page, 'Online banking', '500'),
    ]);
    expect(sent.method()).toBe('POST');
    expect(sent.postDataJSON()).toMatchObject({ bankCode: 'ISAV' });
    await pay(payment);
    await page.waitForURL('**/depositSuccess?*');
    await sees(page.getByRole('main'), pesos(50_000));
    const { wallet, findings } = await ledgerOf(suite.lobby(), player);
    expect({ wallet, findings }).toEqual({ wallet: 50_000, findings: [] });
  });

  journey('the QR code can be read from the screen, and its text be copied for a bank app that takes one', async () => {
    const { page } = await enter();
    await depositForm(page, 'Instant QR', '500');
    await press(page, 'Confirm');
    await press(page, 'Copy the QR text');
    // EMVCo: version 01 first, and the amount in field 54.
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^000201.*5406500\.00/);
    const picture = await page.getByRole('img', { name: 'QR code of the payment' }).screenshot();
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ data, width: info.width, height: info.height })).toBe(
      await page.evaluate(() => navigator.clipboard.readText()),
    );
  });

  journey(
    'home says which deposits are open, and leads to the only one, or to the wallet with all of them',
    async () => {
      const { player, page } = await enter();
      const main = page.getByRole('main');
      const { orderNo } = await placeOrder(suite.lobby(), player.token, 'qr-instant', 30_000);
      await page.goto(home);
      await follow(main, 'A deposit is not finished yet');
      await page.waitForURL(`**/rechargingPage?orderNo=${orderNo}`);
      await placeOrder(suite.lobby(), player.token, 'ewallet-sampan', 20_000);
      await page.goto(home);
      await main.getByRole('link', { name: '2 deposits are not finished yet' }).waitFor();
      await settled(page);
      await shot(page, `home-open-deposits-${device}`);
      await follow(main, '2 deposits are not finished yet');
      await sees(main, pesos(30_000));
      await sees(main, pesos(20_000));
    },
  );
});
