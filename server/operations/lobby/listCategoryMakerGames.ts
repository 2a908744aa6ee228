import { cardPage, games } from '../../domain/lobby/cards.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forAnyoneShared } from '../operation.js';

/** Games of a maker within a category. */
export const operation = forAnyoneShared('listCategoryMakerGames', async ({ db, services, query }) =>
  cardPage(
    games(db)
      .where('game.category_id', '=', query.categoryId as 'slots')
      .where('game.maker_id', '=', numberOf(query.makerId))
      .orderBy('game.position')
      .orderBy('game.id'),
    pageOf(query),
    services,
  ),
);
