import { unreadNumbers } from '../../domain/account/messages.js';
import { forPlayer } from '../operation.js';

/** Unread messages by category. */
export const operation = forPlayer('getMessageNumber', async ({ db, player }) => ({
  data: await unreadNumbers(db, player),
}));
