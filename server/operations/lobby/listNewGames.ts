import { cardPage, games } from '../../domain/lobby/cards.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forAnyoneShared } from '../operation.js';

/** New games, the newest first. */
export const operation = forAnyoneShared('listNewGames', async ({ db, services, query }) =>
  cardPage(
    games(db).where('game.new_position', 'is not', null).orderBy('game.new_position').orderBy('game.id'),
    pageOf(query),
    services,
  ),
);
