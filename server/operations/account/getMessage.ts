import { refusal } from '../../base/refusal.js';
import { message } from '../../domain/account/messages.js';
import { forPlayer } from '../operation.js';

/** One message with its content. */
export const operation = forPlayer('getMessage', async ({ db, player, path, lang }) => {
  const data = await message(db, player, path.id, lang);
  return data ? { data } : refusal('notFound');
});
