import { cardPage, games } from '../../domain/lobby/cards.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forAnyoneShared } from '../operation.js';

/** Hot games in the site's order. */
export const operation = forAnyoneShared('listHotGames', async ({ db, services, query }) =>
  cardPage(
    games(db).where('game.hot_position', 'is not', null).orderBy('game.hot_position').orderBy('game.id'),
    pageOf(query),
    services,
  ),
);
