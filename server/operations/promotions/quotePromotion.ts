import { quoteJoin } from '../../domain/promotions/join.js';
import { forPlayer } from '../operation.js';

/** What taking part with an amount would give and require now. */
export const operation = forPlayer('quotePromotion', async ({ db, path, query, player, site, now }) => ({
  data: await quoteJoin(db, { playerId: player.id, site, at: now() }, { promotionId: path.id, amount: query.amount }),
}));
