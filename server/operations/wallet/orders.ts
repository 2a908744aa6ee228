import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import * as domain from '../../domain/wallet/order-queries.js';
import { forPlayer } from '../operation.js';

/** Orders, the newest first. */
export const listOrders = forPlayer('listOrders', async ({ db, services, player, query, lang }) => {
  const page = pageOf(query);
  const status = query.status === undefined ? {} : { status: query.status };
  return domain.listOrders(db, services, player, { ...status, offset: offsetOf(page), limit: page.limit }, lang);
});
