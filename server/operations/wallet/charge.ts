import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.js';
import { forPlayer } from '../../operation.js';
import { placeOrder } from '../../domain/wallet/orders.js';

/** Opens a gateway order (redirect or QR). Repeating it under the same key returns the same order (B5, E1). */
export const operation = forPlayer('charge', async ({ db, services, player, path, body, headers, lang }) => {
  const wanted = { ...body, method: path.method, endpoint: 'charge', key: headers.idempotencyKey, lang } as const;
  // A request with a key runs inside one transaction.
  const order = await placeOrder(db as Transaction<Database>, services, player, wanted);
  return order instanceof Error ? order : { data: order };
});
