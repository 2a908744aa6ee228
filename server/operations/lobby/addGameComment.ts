import { Refusal } from '../../contract/refusal.js';
import { addComment } from '../../domain/lobby/comments.js';
import { forPlayer } from '../../operation.js';

/** Writes a comment on a game, or a reply. */
export const operation = forPlayer('addGameComment', async (call) => {
  const data = await addComment(call);
  return data instanceof Refusal ? data : { data };
});
