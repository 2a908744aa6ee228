import type { Received } from '../../adapters/company.js';
import type { PayCallback } from '../../adapters/pay/gateway.js';
import { refusal, type Refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Services } from '../services.js';
import { settlePayment } from './order-outcomes.js';

/** What a company reports about an order. */
interface PaymentReport {
  /** The company's name in the callback's address. */
  readonly channel: string;
  readonly callback: PayCallback;
  readonly received: Received;
}

/**
 * Handles a payment company's callback. It must have the company's signature and the amount of the order; a repeated
 * callback changes nothing. Returns whether it decided the order.
 */
export async function receivePayment(
  db: Db,
  services: Services,
  { channel, callback, received }: PaymentReport,
): Promise<boolean | Refusal> {
  const gateway = services.gateways.get(channel);
  if (gateway === undefined) return refusal('notFound');
  if (!(await gateway.verifies(callback, received))) return refusal('forbidden');
  const order = await db
    .selectFrom('pay_order')
    .innerJoin('pay_channel', 'pay_channel.id', 'pay_order.channel_id')
    .select('operator_code')
    .where('order_no', '=', callback.orderNo)
    .executeTakeFirst();
  // A company may only decide its own orders.
  if (order === undefined || services.gateways.get(order.operator_code.toLowerCase()) !== gateway)
    return refusal('notFound');
  const { orderNo, status, payAmount, currency } = callback;
  return settlePayment(db, services, orderNo, { state: status, payAmount, currency });
}
