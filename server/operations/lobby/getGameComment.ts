import { refusal } from '../../base/refusal.js';
import { commentOf } from '../../domain/lobby/comment-rows.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { forPlayer } from '../operation.js';

/** One comment as the player sees it, deleted ones of their own included. */
export const operation = forPlayer('getGameComment', async ({ db, services, player, path }) => {
  const data = await commentOf(db, services, player, { id: numberOf(path.id) });
  return data === null ? refusal('notFound') : { data };
});
