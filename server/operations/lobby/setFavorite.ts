import { refusal } from '../../base/refusal.js';
import { setRelation } from '../../domain/lobby/own-games.js';
import { forPlayer } from '../operation.js';

/** Adds a game to the favourites or removes it. May be repeated. */
export const operation = forPlayer('setFavorite', async ({ db, player, path, body, now }) => {
  const isKnown = await setRelation(db, player, path.gameId, 'favorited_at', body.status ? now() : null);
  return isKnown ? {} : refusal('notFound');
});
