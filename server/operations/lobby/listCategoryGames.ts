import { refusal } from '../../base/refusal.js';
import { cardPage, gameCount, games } from '../../domain/lobby/cards.js';
import { categories } from '../../domain/lobby/catalogue.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forAnyoneShared } from '../operation.js';

/** Games of a category. */
export const operation = forAnyoneShared('listCategoryGames', async ({ db, services, path, query }) => {
  const category = (await categories(db)).find(({ categoryId }) => categoryId === path.categoryId);
  if (!category) return refusal('notFound');
  return cardPage(
    games(db).where('game.category_id', '=', category.icon).orderBy('game.position').orderBy('game.id'),
    pageOf(query),
    services,
    gameCount(db, { categoryId: category.icon }),
  );
});
