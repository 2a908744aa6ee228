import { pageOf } from '../../domain/lobby/paging.js';
import { listPromotions } from '../../domain/promotions/offers.js';
import { forAnyone } from '../operation.js';

/** Promotions with a balance of their own (F1). */
export const operation = forAnyone('listPromotions', async ({ db, query, player, lang, services, now }) => {
  const at = now();
  return { ...(await listPromotions(db, pageOf(query), { player, lang, services, at })), serverTime: at.toISOString() };
});
