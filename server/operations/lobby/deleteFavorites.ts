import { idsOf } from '../../domain/account/ids.js';
import { dropBonds } from '../../domain/lobby/own-games.js';
import { forPlayer } from '../../operation.js';

/** Takes games from the favourites. Repeating changes nothing. */
export const operation = forPlayer('deleteFavorites', async ({ db, player, path }) => {
  await dropBonds(db, player, idsOf(path.gameId), 'favorited_at');
  return {};
});
