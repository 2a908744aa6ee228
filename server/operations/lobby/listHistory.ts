import { ownGames } from '../../domain/lobby/own-games.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';

/** Games played, the latest first. */
export const operation = forPlayer('listHistory', async ({ db, player, query, services }) =>
  ownGames(db, player, 'played_at', pageOf(query), services),
);
