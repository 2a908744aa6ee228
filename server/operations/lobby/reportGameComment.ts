import { reportComment } from '../../domain/lobby/comments.js';
import { forPlayer } from '../../operation.js';

/** Reports a comment to the operator. May be repeated. */
export const operation = forPlayer(
  'reportGameComment',
  async ({ db, services, player, path, now }) => (await reportComment(db, services, player, path.id, now())) ?? {},
);
