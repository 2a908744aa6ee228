import { findFeedback } from '../../domain/account/feedback.js';
import { forPlayer } from '../operation.js';

/** Finds a player's feedback by its idempotency key: the request after a lost response (B4). */
export const operation = forPlayer('traceFeedback', async ({ db, player, body }) => ({
  data: await findFeedback(db, player, body.referenceNo),
}));
