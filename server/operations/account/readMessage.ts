import { refusal } from '../../base/refusal.js';
import { markRead } from '../../domain/account/messages.js';
import { forPlayer } from '../operation.js';

/** Marks a message as read. May be repeated. */
export const operation = forPlayer('readMessage', async ({ db, player, path, now }) =>
  (await markRead(db, player, path.id, now())) ? {} : refusal('notFound'),
);
