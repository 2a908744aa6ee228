import { ownGames } from '../../domain/lobby/own-games.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';

/** Liked games, the latest first. */
export const operation = forPlayer('listLikes', async ({ db, player, query, services }) =>
  ownGames(db, player, 'liked_at', pageOf(query), services),
);
