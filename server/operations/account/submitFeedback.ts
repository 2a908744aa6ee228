import { Refusal } from '../../base/refusal.js';
import { limitFeedback, submitFeedback } from '../../domain/account/feedback.js';
import { forPlayer } from '../operation.js';

/** Stores a player's feedback. Repeating it under the same key returns the same receipt (B5). */
export const operation = forPlayer(
  'submitFeedback',
  async (call) => {
    const data = await submitFeedback(call);
    return data instanceof Refusal ? data : { data };
  },
  { before: limitFeedback },
);
