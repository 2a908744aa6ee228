import { refusal } from '../../contract/refusal.js';
import { setBond } from '../../domain/lobby/own-games.js';
import { forPlayer } from '../../operation.js';

/** Like a game, or not. Repeating changes nothing. */
export const operation = forPlayer('setLike', async ({ db, player, path, body, now }) => {
  const isKnown = await setBond(db, player, path.gameId, 'liked_at', body.status ? now() : null);
  return isKnown ? {} : refusal('notFound');
});
