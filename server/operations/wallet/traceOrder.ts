import { findManualDeposit } from '../../domain/wallet/manual-deposits.js';
import type { OrderName } from '../../domain/wallet/order-name.js';
import { openPayment } from '../../domain/wallet/orders.js';
import { namesOfNumber } from '../../domain/wallet/payment-numbers.js';
import { findWithdrawal } from '../../domain/wallet/withdrawals.js';
import { forPlayer } from '../operation.js';

/**
 * Finds an order of any kind by its number or by its idempotency key: the request after a lost response (B4). Opens the
 * payment of a deposit if the lost request had not. Also finds it by any number that a bill or a receipt shows.
 */
export const operation = forPlayer('traceOrder', async ({ db, services, player, body, lang, origin }) => {
  const names: OrderName[] = [];
  if (body.orderNo !== undefined) names.push({ orderNo: body.orderNo });
  if (body.referenceNo !== undefined) names.push({ key: body.referenceNo });
  if (body.number !== undefined) names.push(...(await namesOfNumber(db, player, body.number)));
  for (const by of names) {
    const deposit = await openPayment(db, services, player, by, { lang, origin });
    if (deposit !== null) return { data: { kind: 'deposit' as const, order: deposit } };
    const withdrawal = await findWithdrawal(db, services, player, by, lang);
    if (withdrawal !== null) return { data: { kind: 'withdrawal' as const, order: withdrawal } };
    const manualDeposit = await findManualDeposit(db, services, player, by, lang);
    if (manualDeposit !== null) return { data: { kind: 'manualDeposit' as const, order: manualDeposit } };
  }
  return { data: null };
});
