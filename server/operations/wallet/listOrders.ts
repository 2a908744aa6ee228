import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { listOrders } from '../../domain/wallet/order-queries.js';

/** Orders, the newest first. */
export const operation = forPlayer('listOrders', async ({ db, services, player, query, lang }) => {
  const page = pageOf(query);
  const status = query.status === undefined ? {} : { status: query.status };
  return listOrders(db, services, player, { ...status, offset: offsetOf(page), limit: page.limit }, lang);
});
