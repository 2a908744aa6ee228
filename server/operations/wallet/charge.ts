import { refusal } from '../../base/refusal.js';
import { openPayment, placeOrder, waitsForLink } from '../../domain/wallet/orders.js';
import { forPlayer } from '../operation.js';

/** Opens a gateway order (redirect or QR). Repeating it under the same key returns the same order (B5, E1). */
export const operation = forPlayer(
  'charge',
  async ({ db, services, player, headers, lang, origin }) => {
    const data = await openPayment(db, services, player, { key: headers.idempotencyKey ?? '' }, { lang, origin });
    return data === null ? refusal('notFound') : { data };
  },
  {
    isFinal: ({ data }) => !waitsForLink(data),
    intend: ({ services, player, path, query, body, headers }, trx) =>
      placeOrder(trx, services, player, {
        ...body,
        method: path.method,
        endpoint: 'charge',
        key: headers.idempotencyKey,
        confirmed: query,
      }),
  },
);
