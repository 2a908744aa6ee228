import { refusal } from '../../base/refusal.js';
import { cardOf, cardPage } from './shown-cards.js';
import { gameCount, games, type GameQuery } from '../../domain/lobby/games.js';
import { categories } from './shown-catalogue.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { similarGames } from '../../domain/lobby/similar.js';
import { forAnyoneShared } from '../operation.js';

/** Games of a category. */
export const listCategoryGames = forAnyoneShared('listCategoryGames', async ({ db, services, path, query }) => {
  const category = (await categories(db)).find(({ categoryId }) => categoryId === path.categoryId);
  if (!category) return refusal('notFound');
  return cardPage(
    games(db).where('game.category_id', '=', category.icon).orderBy('game.position').orderBy('game.id'),
    pageOf(query),
    services,
    gameCount(db, { categoryId: category.icon }),
  );
});

/** Games of a maker within a category. */
export const listCategoryMakerGames = forAnyoneShared('listCategoryMakerGames', async ({ db, services, query }) =>
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

/** Games of a maker. */
export const listMakerGames = forAnyoneShared('listMakerGames', async ({ db, services, path, query }) => {
  const makerId = numberOf(path.makerId);
  const maker = await db.selectFrom('maker').select('id').where('id', '=', makerId).executeTakeFirst();
  if (!maker) return refusal('notFound');
  return cardPage(
    games(db).where('game.maker_id', '=', makerId).orderBy('game.position').orderBy('game.id'),
    pageOf(query),
    services,
    gameCount(db, { makerId }),
  );
});

/** Games under a navigation tag. */
export const listTagGames = forAnyoneShared('listTagGames', async ({ db, services, path, query }) => {
  const tag = await db.selectFrom('navigation_tag').select('id').where('id', '=', path.tagId).executeTakeFirst();
  if (!tag) return refusal('notFound');
  const tagged = games(db)
    .innerJoin('game_tag', 'game_tag.game_id', 'game.id')
    .where('game_tag.tag_id', '=', tag.id)
    .orderBy('game_tag.position')
    .orderBy('game_tag.game_id');
  const count = db
    .selectFrom('game_tag')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tag_id', '=', tag.id)
    .executeTakeFirstOrThrow();
  return cardPage(
    tagged as unknown as GameQuery,
    pageOf(query),
    services,
    count.then(({ total }) => total),
  );
});

/** Hot games in the site's order. */
export const listHotGames = forAnyoneShared('listHotGames', async ({ db, services, query }) =>
  cardPage(
    games(db).where('game.hot_position', 'is not', null).orderBy('game.hot_position').orderBy('game.id'),
    pageOf(query),
    services,
  ),
);

/** New games, the newest first. */
export const listNewGames = forAnyoneShared('listNewGames', async ({ db, services, query }) =>
  cardPage(
    games(db).where('game.new_position', 'is not', null).orderBy('game.new_position').orderBy('game.id'),
    pageOf(query),
    services,
  ),
);

/** Games like this one. */
export const listSimilarGames = forAnyoneShared('listSimilarGames', async ({ db, services, path }) => {
  const found = await similarGames(db, numberOf(path.gameId));
  return found === null ? refusal('notFound') : { data: found.map((row) => cardOf(row, services)) };
});
