import type { AppParts } from '../http/parts.js';
import { settlePayment } from '../domain/wallet/order-outcomes.js';
import type { Refusal } from '../base/refusal.js';

/** Applies an outcome to an order as its company would report it, with the amount that was ordered. */
export async function settleOrder(
  { db, services }: Pick<AppParts, 'db' | 'services'>,
  orderNo: string,
  outcome: 'paid' | 'declined',
): Promise<boolean | Refusal> {
  if (outcome === 'declined') return settlePayment(db, services, orderNo, { state: 'declined' });
  const order = await db
    .selectFrom('pay_order')
    .select(['pay_amount as payAmount', 'currency'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return order !== undefined && settlePayment(db, services, orderNo, { state: 'paid', ...order });
}
