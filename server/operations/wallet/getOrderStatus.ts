import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';
import { findOrder } from '../../domain/wallet/order-queries.js';

/** The status of an order, read with its owner's token. */
export const operation = forPlayer('getOrderStatus', async ({ db, services, player, path, lang }) => {
  const data = await findOrder(db, services, player, { orderNo: path.orderNo }, lang);
  return data ? { data } : refusal('notFound');
});
