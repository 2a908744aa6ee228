import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';
import { cancelOrder } from '../../domain/wallet/orders.js';
import { findOrder } from '../../domain/wallet/order-queries.js';

/** Cancels an order that is not paid. May be repeated. */
export const operation = forPlayer('cancelOrder', async ({ db, services, player, path, lang }) => {
  const refused = await cancelOrder(db, services, player, path.orderNo);
  if (refused) return refused;
  const data = await findOrder(db, services, player, { orderNo: path.orderNo }, lang);
  return data ? { data } : refusal('notFound');
});
