import { refusal } from '../../contract/refusal.js';
import { deleteComment } from '../../domain/lobby/comments.js';
import { forPlayer } from '../../operation.js';

/** Deletes the player's own comment. */
export const operation = forPlayer('deleteGameComment', async ({ db, player, path, now }) =>
  (await deleteComment(db, player, path.id, now())) ? {} : refusal('notFound'),
);
