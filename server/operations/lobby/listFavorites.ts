import { ownGames } from '../../domain/lobby/own-games.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';

/** Favourite games, the latest first. */
export const operation = forPlayer('listFavorites', async ({ db, player, query, services }) =>
  ownGames(db, player, 'favorited_at', pageOf(query), services),
);
