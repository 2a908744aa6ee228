import { commentOf } from '../../domain/lobby/comment-rows.js';
import { forPlayer } from '../operation.js';

/** Finds a player's comment by its idempotency key: the request after a lost response (B4). */
export const operation = forPlayer('traceGameComment', async ({ db, services, player, body }) => ({
  data: await commentOf(db, services, player, { sentUnder: body.referenceNo }),
}));
