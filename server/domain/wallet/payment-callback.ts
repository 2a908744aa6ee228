import type { components } from '../../../openapi/user-api.js';
import { refusal, type Refusal } from '../../contract/refusal.js';
import type { Db } from '../../db/open.js';
import type { Services } from '../../services.js';
import { gatewayOf } from './gateway-of.js';
import { settlePayment } from './orders.js';

/**
 * What a payment company tells of a payment. Believed only with its signature and for the amount that was ordered; told
 * again it changes nothing. Answers whether it decided the order.
 */
export async function receivePayment(
  db: Db,
  services: Services,
  channel: string,
  told: components['schemas']['PayCallback'],
): Promise<boolean | Refusal> {
  const gateway = services.gateways.get(channel);
  if (gateway === undefined) return refusal('notFound');
  if (!(await gateway.believes(db, told))) return refusal('forbidden');
  const order = await db
    .selectFrom('pay_order')
    .innerJoin('pay_channel', 'pay_channel.id', 'pay_order.channel_id')
    .select(['pay_amount', 'currency', 'operator_code'])
    .where('order_no', '=', told.orderNo)
    .executeTakeFirst();
  // One company has no word on the orders of another.
  if (order === undefined || gatewayOf(services, order.operator_code) !== gateway) return refusal('notFound');
  if (order.pay_amount !== told.payAmount || order.currency !== told.currency)
    return refusal('invalidRequest', 'payAmount');
  return settlePayment(db, services, told.orderNo, told.status);
}
