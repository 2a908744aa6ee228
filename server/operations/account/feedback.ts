import { Refusal } from '../../base/refusal.js';
import * as domain from '../../domain/account/feedback.js';
import { forPlayer } from '../operation.js';

/** Stores a player's feedback. Repeating it under the same key returns the same receipt (B5). */
export const submitFeedback = forPlayer(
  'submitFeedback',
  async (call) => {
    const data = await domain.submitFeedback(call);
    return data instanceof Refusal ? data : { data };
  },
  { before: domain.limitFeedback },
);

/** Finds a player's feedback by its idempotency key: the request after a lost response (B4). */
export const traceFeedback = forPlayer('traceFeedback', async ({ db, player, body }) => ({
  data: await domain.findFeedback(db, player, body.referenceNo),
}));
