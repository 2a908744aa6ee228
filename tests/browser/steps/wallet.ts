import type { Page } from 'playwright-core';
import { fill, heads, minorIn, press } from './screen.js';

/** From the open deposit form to the check of what was typed. `amount` as it is typed. */
export async function depositForm(page: Page, channel: string, amount: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Deposit' });
  await form.getByRole('radio', { name: new RegExp(`^${channel}`) }).check();
  if (channel === 'Online banking') {
    const bank = form.getByRole('combobox', { name: 'Bank' });
    await bank.fill('isl');
    await bank.press('Enter');
  }
  await fill(form, 'Amount', amount);
  await press(page, 'Continue');
  await heads(page, 'Please check');
}

/** From the open deposit form to the payment page of the channel, which opens in a tab of its own. @see depositForm */
export async function depositThrough(page: Page, channel: string, amount: string): Promise<Page> {
  await depositForm(page, channel, amount);
  const [payment] = await Promise.all([page.context().waitForEvent('page'), press(page, 'Confirm')]);
  await payment.waitForLoadState();
  return payment;
}

/** On the page of the payment company. */
export async function pay(payment: Page): Promise<void> {
  await press(payment, /^Pay /);
  await heads(payment, 'Paid');
}

/** Minor units that the bar of the lobby shows. */
export async function shownBalance(page: Page): Promise<number> {
  const link = page.getByRole('banner').getByRole('link', { name: /^Balance ₱/ });
  return minorIn((await link.getAttribute('aria-label')) ?? '');
}

/** Proves at a withdrawal who is there (E8). */
export async function proveBy(page: Page, password: string): Promise<void> {
  await fill(page.getByRole('form', { name: 'Confirm that it is you' }), 'Password of your account', password);
  await press(page, 'Confirm and withdraw');
}
