import { bannersOf, bottomPictureOf, bulletins } from '../entry/shown-content.js';
import { cardOf } from './shown-cards.js';
import { games } from '../../domain/lobby/games.js';
import { categories, makersToPlay } from './shown-catalogue.js';
import { winners } from './shown-winners.js';
import { forAnyoneShared } from '../operation.js';

const inRow = 12;
const makersShown = 3;

/**
 * A row of home: the games that can be played, then announced ones, which are at most a third of it. A row with nothing to
 * play is empty, and home leaves it out.
 */
function rowOf<Row extends { readonly is_open: boolean }>(found: readonly Row[]): readonly Row[] {
  const open = found.filter(({ is_open }) => is_open);
  const announced = found.filter(({ is_open }) => !is_open).slice(0, Math.floor(open.length / 2));
  return [...open, ...announced];
}

/** Everything that home shows, in one response: each round trip takes a third of a second on a slow phone. */
export const getHome = forAnyoneShared('getHome', async ({ db, services, lang }) => {
  const hot = await games(db)
    .where('game.hot_position', 'is not', null)
    .orderBy('game.is_open', 'desc')
    .orderBy('game.hot_position')
    .limit(inRow)
    .execute();
  const newest = await games(db)
    .where('game.new_position', 'is not', null)
    .orderBy('game.is_open', 'desc')
    .orderBy('game.new_position')
    .limit(inRow)
    .execute();
  const byMaker = [];
  for (const maker of await makersToPlay(db, services, makersShown)) {
    const rows = await games(db)
      .where('game.maker_id', '=', Number(maker.makerId))
      .orderBy('game.is_open', 'desc')
      .orderBy('game.position')
      .limit(inRow)
      .execute();
    byMaker.push({ maker, games: rowOf(rows).map((row) => cardOf(row, services)) });
  }
  return {
    data: {
      banners: await bannersOf(db, services.pictures, 'home', lang),
      bulletins: await bulletins(db, lang, { page: 1, limit: 3 }),
      categories: await categories(db),
      hot: rowOf(hot).map((row) => cardOf(row, services)),
      newest: rowOf(newest).map((row) => cardOf(row, services)),
      byMaker,
      winners: await winners(db, services, 'daily'),
      bottomPicture: await bottomPictureOf(db, services.pictures, lang),
    },
  };
});
