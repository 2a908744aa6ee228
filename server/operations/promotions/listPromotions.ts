import { pageOf } from '../../domain/lobby/paging.js';
import { listPromotions } from '../../domain/promotions/offers.js';
import { forAnyone } from '../../operation.js';

/** Promotions with a balance of their own (F1). */
export const operation = forAnyone('listPromotions', ({ db, query, player, lang, services, now }) =>
  listPromotions(db, pageOf(query), { player, lang, services, at: now() }),
);
