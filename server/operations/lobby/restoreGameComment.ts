import { Refusal } from '../../base/refusal.js';
import { restoreComment } from '../../domain/lobby/comments.js';
import { forPlayer } from '../operation.js';

/** Undoes the deletion of the player's own comment. */
export const operation = forPlayer('restoreGameComment', async (call) => {
  const data = await restoreComment(call);
  return data instanceof Refusal ? data : { data };
});
