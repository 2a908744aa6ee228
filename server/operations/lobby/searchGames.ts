import { cardOf, games, type GameQuery } from '../../domain/lobby/cards.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { pageOf, slice } from '../../domain/lobby/paging.js';
import { scoreOf } from '../../domain/lobby/search.js';
import { forAnyoneShared, type Call } from '../../operation.js';

/**
 * Searches games by words in any of the five languages. A catalogue has some hundred rows, so all are read and scored.
 */
export const operation = forAnyoneShared('searchGames', async (call) => {
  const { query, services } = call;
  const rows = await filtered(call).execute();
  const found = rows.map((row) => ({ row, score: scoreOf(row, query.keyword ?? '') })).filter(({ score }) => score > 0);
  const sorted =
    (query.sort ?? 'relevance') === 'relevance' ? found.toSorted((one, other) => other.score - one.score) : found;
  return { rows: slice(sorted, pageOf(query)).map(({ row }) => cardOf(row, services)), total: sorted.length };
});

/** The games that match the filters, in the requested order. */
function filtered({ db, query }: Pick<Call<'searchGames'>, 'db' | 'query'>): GameQuery {
  let rows = games(db);
  if (query.categoryId !== undefined) rows = rows.where('game.category_id', '=', query.categoryId as 'slots');
  if (query.makerId !== undefined) rows = rows.where('game.maker_id', '=', numberOf(query.makerId));
  if (query.tagId !== undefined)
    rows = rows.where('game.id', 'in', db.selectFrom('game_tag').select('game_id').where('tag_id', '=', query.tagId));
  if (query.sort === 'name') return rows.orderBy('game.name');
  if (query.sort === 'new')
    return rows.orderBy('game.new_position', (by) => by.asc().nullsLast()).orderBy('game.position');
  // Among equal scores, open games come first, then the most played.
  return rows
    .orderBy('game.is_open', 'desc')
    .orderBy('game.hot_position', (by) => by.asc().nullsLast())
    .orderBy('game.position');
}
