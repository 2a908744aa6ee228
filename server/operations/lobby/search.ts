import { cardOf } from './shown-cards.js';
import { games } from '../../domain/lobby/games.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { pageOf } from '../../domain/lobby/paging.js';
import * as domain from '../../domain/lobby/search.js';
import { forAnyoneShared } from '../operation.js';

/** Searches that one network may have made in a minute. Searches that are still cached do not count. */
const LIMIT = { count: 120, windowMs: 60_000 };

/** Searches games by words in any of the five languages. */
export const searchGames = forAnyoneShared(
  'searchGames',
  async ({ db, query, services }) => {
    const { ids, total } = await domain.searchGames(db, query.keyword ?? '', {
      filter: {
        categoryId: query.categoryId as 'slots' | undefined,
        makerId: query.makerId === undefined ? undefined : numberOf(query.makerId),
        tagId: query.tagId,
        feature: query.feature,
      },
      order: query.sort ?? 'relevance',
      page: pageOf(query),
    });
    const rows = ids.length === 0 ? [] : await games(db).where('game.id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { rows: ids.flatMap((id) => byId.get(id) ?? []).map((row) => cardOf(row, services)), total };
  },
  LIMIT,
);

/** Words that players search for, in the caller's language. */
export const listHotWords = forAnyoneShared('listHotWords', async ({ db, lang }) => {
  const rows = await db.selectFrom('hot_word').select('word').orderBy('position').execute();
  return { data: rows.map(({ word }) => ({ word: word[lang] })) };
});
