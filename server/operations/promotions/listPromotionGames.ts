import { pageOf } from '../../domain/lobby/paging.js';
import { askedScope, gamesOf } from '../../domain/promotions/games.js';
import { forAnyone } from '../operation.js';

/** Games that count, with the share of a stake that counts. */
export const operation = forAnyone('listPromotionGames', async ({ db, path, query, player, services }) => {
  const { recordId, makerId, categoryId, keyword } = query;
  const scope = await askedScope(db, { promotionId: path.id, player, ...(recordId === undefined ? {} : { recordId }) });
  return gamesOf(db, scope, {
    page: pageOf(query),
    services,
    ...(makerId === undefined ? {} : { makerId }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(keyword === undefined || keyword.trim() === '' ? {} : { keyword }),
  });
});
