import { refusal } from '../../contract/refusal.js';
import { forPlayer } from '../../operation.js';
import { cancelOrder, findOrder } from '../../domain/wallet/orders.js';

/** Gives up an order that nobody paid. Repeating is safe. */
export const operation = forPlayer('cancelOrder', async ({ db, services, player, path, lang }) => {
  const refused = await cancelOrder(db, services, player, path.orderNo);
  if (refused) return refused;
  const data = await findOrder(db, services, player, { orderNo: path.orderNo }, lang);
  return data ? { data } : refusal('notFound');
});
