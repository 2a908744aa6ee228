import type { Db } from '../../db/open.js';
import { games, type GameRow } from './games.js';

const MOST = 12;
/** Games with a tag in common are looked for among this many at the top of the site's order. */
const COMPARED = 2_000;

/**
 * Open games of the same category: those with most tags in common first, then those of the same maker, then the site's
 * order. Null if there is no such game.
 */
export async function similarGames(db: Db, gameId: number): Promise<GameRow[] | null> {
  const game = await db
    .selectFrom('game')
    .select(['id', 'category_id', 'maker_id'])
    .where('id', '=', gameId)
    .executeTakeFirst();
  if (game === undefined) return null;
  // A house may have a hundred thousand games: only those with a tag in common near the top of the site's order are
  // compared.
  const tagged = db
    .selectFrom('game_tag as other')
    .innerJoin('game_tag as own', 'own.tag_id', 'other.tag_id')
    .select(({ fn }) => ['other.game_id', fn.countAll<number>().as('shared')])
    .where('own.game_id', '=', game.id)
    .where('other.game_id', '<>', game.id)
    .where('other.category_id', '=', game.category_id)
    .where('other.position', '<=', COMPARED)
    .groupBy('other.game_id');
  const alike = await games(db)
    .innerJoin(tagged.as('tagged'), 'tagged.game_id', 'game.id')
    .where('game.is_open', '=', true)
    .orderBy('tagged.shared', 'desc')
    .orderBy('game.position')
    .orderBy('game.id')
    .limit(MOST)
    .execute();
  const rows = [...alike];
  // Two reads in the order of the index: sorting by maker first would read every game of the category.
  for (const makerId of [game.maker_id, null]) {
    if (rows.length === MOST) break;
    let more = games(db)
      .where('game.category_id', '=', game.category_id)
      .where('game.is_open', '=', true)
      .where('game.id', 'not in', [game.id, ...rows.map(({ id }) => id)]);
    if (makerId !== null) more = more.where('game.maker_id', '=', makerId);
    rows.push(
      ...(await more
        .orderBy('game.position')
        .orderBy('game.id')
        .limit(MOST - rows.length)
        .execute()),
    );
  }
  return rows;
}
