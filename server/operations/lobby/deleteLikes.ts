import { idsOf } from '../../domain/account/ids.js';
import { removeRelations } from '../../domain/lobby/own-games.js';
import { forPlayer } from '../operation.js';

/** Removes the likes of games. May be repeated. */
export const operation = forPlayer('deleteLikes', async ({ db, player, path }) => {
  await removeRelations(db, player, idsOf(path.gameId), 'liked_at');
  return {};
});
