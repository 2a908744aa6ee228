import type { components } from '../../../openapi/user-api.js';
import { GATEWAYS } from '../../adapters/pay/gateways.js';
import { refusal, type Refusal } from '../../contract/refusal.js';
import type { Db } from '../../db/open.js';
import type { Services } from '../../services.js';
import { settlePayment } from './orders.js';

/**
 * What a payment company tells of a payment. Believed only with its signature and for the amount that was ordered; told
 * again it changes nothing. Answers whether it decided the order.
 */
export async function receivePayment(db: Db, services: Services, channel: string, told: components['schemas']['PayCallback']): Promise<boolean | Refusal> {
  const gateway = GATEWAYS.get(channel);
  if (gateway === undefined) return refusal('notFound');
  if (!(await gateway.believes(db, told))) return refusal('forbidden');
  const order = await db.selectFrom('pay_order').select(['pay_amount', 'currency']).where('order_no', '=', told.orderNo).executeTakeFirst();
  if (order === undefined) return refusal('notFound');
  if (order.pay_amount !== told.payAmount || order.currency !== told.currency) return refusal('invalidRequest', 'payAmount');
  return settlePayment(db, services, told.orderNo, told.status);
}
