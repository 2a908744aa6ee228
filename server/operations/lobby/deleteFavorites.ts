import { idsOf } from '../../domain/account/ids.js';
import { removeRelations } from '../../domain/lobby/own-games.js';
import { forPlayer } from '../operation.js';

/** Removes games from the favourites. May be repeated. */
export const operation = forPlayer('deleteFavorites', async ({ db, player, path }) => {
  await removeRelations(db, player, idsOf(path.gameId), 'favorited_at');
  return {};
});
