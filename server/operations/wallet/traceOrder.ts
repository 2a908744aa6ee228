import { forPlayer } from '../../operation.js';
import { openPayment } from '../../domain/wallet/orders.js';

/** Finds an order by its number or by its idempotency key: the request after a lost response (B4). Opens the payment
 * if the lost request had not. */
export const operation = forPlayer('traceOrder', async ({ db, services, player, body, lang, origin }) => {
  const byNumber =
    body.orderNo === undefined
      ? null
      : await openPayment(db, services, player, { orderNo: body.orderNo }, { lang, origin });
  const byKey =
    byNumber === null && body.referenceNo !== undefined
      ? await openPayment(db, services, player, { key: body.referenceNo }, { lang, origin })
      : null;
  return { data: byNumber ?? byKey };
});
