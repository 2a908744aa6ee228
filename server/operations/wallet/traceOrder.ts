import { forPlayer } from '../../operation.js';
import { findOrder } from '../../domain/wallet/order-queries.js';

/** Finds an order by its number or by its idempotency key: the request after a lost response (B4). */
export const operation = forPlayer('traceOrder', async ({ db, services, player, body, lang }) => {
  const byNumber =
    body.orderNo === undefined ? null : await findOrder(db, services, player, { orderNo: body.orderNo }, lang);
  const byKey =
    byNumber === null && body.referenceNo !== undefined
      ? await findOrder(db, services, player, { key: body.referenceNo }, lang)
      : null;
  return { data: byNumber ?? byKey };
});
