import { Refusal } from '../../contract/refusal.js';
import { submitFeedback } from '../../domain/account/feedback.js';
import { forPlayer } from '../../operation.js';

/** Stores a player's feedback. */
export const operation = forPlayer('submitFeedback', async (call) => {
  const data = await submitFeedback(call);
  return data instanceof Refusal ? data : { data };
});
