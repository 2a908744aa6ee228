import { markAllRead } from '../../domain/account/messages.js';
import { forPlayer } from '../operation.js';

/** Marks all messages as read, or those of one category, up to the one that the player saw last. */
export const operation = forPlayer('readAllMessages', async ({ db, player, body, now }) => {
  await markAllRead(db, player, body, now());
  return {};
});
