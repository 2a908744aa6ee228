import { bannersOf, bulletins } from '../../domain/entry/content.js';
import { cardOf, games } from '../../domain/lobby/cards.js';
import { categories, makers } from '../../domain/lobby/catalogue.js';
import { winners } from '../../domain/lobby/winners.js';
import { forAnyoneShared } from '../../operation.js';

const inRow = 12;
const makersShown = 3;

/** Everything that home shows, in one response: each round trip takes a third of a second on a slow phone. */
export const operation = forAnyoneShared('getHome', async ({ db, services, lang }) => {
  const hot = await games(db)
    .where('game.hot_position', 'is not', null)
    .orderBy('game.hot_position')
    .limit(inRow)
    .execute();
  const newest = await games(db)
    .where('game.new_position', 'is not', null)
    .orderBy('game.new_position')
    .limit(inRow)
    .execute();
  const shown = (await makers(db, services))
    .toSorted((one, other) => other.gameCount - one.gameCount)
    .slice(0, makersShown);
  const byMaker = [];
  for (const maker of shown) {
    const rows = await games(db)
      .where('game.maker_id', '=', Number(maker.makerId))
      .orderBy('game.position')
      .limit(inRow)
      .execute();
    byMaker.push({ maker, games: rows.map((row) => cardOf(row, services)) });
  }
  return {
    data: {
      banners: await bannersOf(db, services.pictures, 'home', lang),
      bulletins: await bulletins(db, lang, { page: 1, limit: 3 }),
      categories: await categories(db),
      hot: hot.map((row) => cardOf(row, services)),
      newest: newest.map((row) => cardOf(row, services)),
      byMaker,
      winners: await winners(db, services, 'daily'),
    },
  };
});
