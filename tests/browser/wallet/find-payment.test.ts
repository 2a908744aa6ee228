import { expect } from 'vitest';
import { fill, follow, heads, pesos, press, pressAgain, sees, toasts, typed } from '../steps/screen.js';
import { depositThrough, pay } from '../steps/wallet.js';
import { enterAs, newPlayer } from '../support/hooks.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const label = 'Order or reference number';

onEachDevice('on a %s', (device, journey) => {
  journey(
    'a payment is found by the number of its receipt, and an unknown one becomes a text for support',
    async () => {
      const player = await newPlayer(suite.lobby());
      const visitor = await suite[device]({ permissions: ['clipboard-read', 'clipboard-write'] });
      await enterAs(visitor, player);
      const { page } = visitor;
      await page.goto('/pages/account/myWallet/recharge');
      const payment = await depositThrough(page, 'Online banking', '500');
      await pay(payment);
      const receipt = await payment.locator('body').innerText();
      const reference = /Reference\s+(PS-[0-9A-F-]+)/.exec(receipt)?.[1] ?? '';
      expect(reference).not.toBe('');
      await page.waitForURL('**/depositSuccess?*');

      await page.goto('/pages/account/myWallet/walletDetail');
      await follow(page.getByRole('main'), 'Find my payment');
      await heads(page, 'Find my payment');
      await fill(page, label, 'PS-00000-00000');
      await press(page, 'Find');
      await heads(page, "We can't find this payment");
      await press(page, 'Copy the text');
      await toasts(page, /opied/);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(`Player: ${player.username}`);
      expect(copied).toContain('Number: PS-00000-00000');

      await fill(page, label, ` ${reference.toLowerCase()} `);
      await pressAgain(page, page, 'Find');
      await sees(page.getByRole('main').getByRole('status'), /The money is in your wallet/);
      await sees(page.getByRole('main').getByRole('status'), pesos(50_000));
      await follow(page.getByRole('main'), 'Show the deposit');
      await heads(page, 'Deposit received');
      await page.goBack();
      await sees(page.getByRole('main').getByRole('status'), /The money is in your wallet/);
      expect(await typed(page, label)).toBe(reference.toLowerCase());
    },
  );
});
