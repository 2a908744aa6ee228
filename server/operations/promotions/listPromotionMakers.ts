import { askedScope, makersOf } from '../../domain/promotions/games.js';
import { forAnyone } from '../operation.js';

/** Makers and categories of the games that count. */
export const operation = forAnyone(
  'listPromotionMakers',
  async ({ db, path, query: { recordId }, player, services, lang }) => {
    const scope = await askedScope(db, {
      promotionId: path.id,
      player,
      ...(recordId === undefined ? {} : { recordId }),
    });
    return { data: await makersOf(db, scope, { services, lang }) };
  },
);
