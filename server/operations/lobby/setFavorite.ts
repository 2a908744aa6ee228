import { refusal } from '../../contract/refusal.js';
import { setBond } from '../../domain/lobby/own-games.js';
import { forPlayer } from '../../operation.js';

/** Keep a game among the favourites, or not. Repeating changes nothing. */
export const operation = forPlayer('setFavorite', async ({ db, player, path, body, now }) => {
  const isKnown = await setBond(db, player, path.gameId, 'favorited_at', body.status ? now() : null);
  return isKnown ? {} : refusal('notFound');
});
