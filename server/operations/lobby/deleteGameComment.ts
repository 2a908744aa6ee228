import { refusal } from '../../base/refusal.js';
import { deleteComment } from '../../domain/lobby/comments.js';
import { forPlayer } from '../operation.js';

/** Deletes the player's own comment. It can be restored for a moment. */
export const operation = forPlayer('deleteGameComment', async ({ db, player, path, now }) => {
  const data = await deleteComment(db, player, path.id, now());
  return data === null ? refusal('notFound') : { data };
});
