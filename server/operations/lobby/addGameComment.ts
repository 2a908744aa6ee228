import { Refusal } from '../../base/refusal.js';
import { addComment, limitComments } from '../../domain/lobby/comments.js';
import { forPlayer } from '../operation.js';

/** Writes a comment on a game, or a reply. Repeating it under the same key returns the same comment (B5). */
export const operation = forPlayer(
  'addGameComment',
  async (call) => {
    const data = await addComment(call);
    return data instanceof Refusal ? data : { data };
  },
  { before: limitComments },
);
