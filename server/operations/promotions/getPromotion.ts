import { refusal } from '../../base/refusal.js';
import { promotionInfo } from '../../domain/promotions/offers.js';
import { forAnyone } from '../operation.js';

/** One promotion with its terms. */
export const operation = forAnyone('getPromotion', async ({ db, path, player, lang, services, now }) => {
  const data = await promotionInfo(db, path.id, { player, lang, services, at: now() });
  return data ? { data } : refusal('notFound');
});
