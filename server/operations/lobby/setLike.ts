import { refusal } from '../../base/refusal.js';
import { setRelation } from '../../domain/lobby/own-games.js';
import { forPlayer } from '../operation.js';

/** Likes a game or removes the like. May be repeated. */
export const operation = forPlayer('setLike', async ({ db, player, path, body, now }) => {
  const isKnown = await setRelation(db, player, path.gameId, 'liked_at', body.status ? now() : null);
  return isKnown ? {} : refusal('notFound');
});
