import { refusal } from '../../base/refusal.js';
import { idsOf } from '../../domain/account/ids.js';
import * as domain from '../../domain/account/messages.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { message, messages } from './shown-messages.js';

/** Messages of the player, the newest first. */
export const listMessages = forPlayer('listMessages', async ({ db, player, query, lang }) =>
  messages(db, player, query.category, pageOf(query), lang),
);

/** One message with its content. */
export const getMessage = forPlayer('getMessage', async ({ db, player, path, lang }) => {
  const data = await message(db, player, path.id, lang);
  return data ? { data } : refusal('notFound');
});

/** Unread messages by category. */
export const getMessageNumber = forPlayer('getMessageNumber', async ({ db, player }) => ({
  data: await domain.unreadNumbers(db, player),
}));

/** Marks a message as read. May be repeated. */
export const readMessage = forPlayer('readMessage', async ({ db, player, path, now }) =>
  (await domain.markRead(db, player, path.id, now())) ? {} : refusal('notFound'),
);

/** Marks all messages as read, or those of one category, up to the one that the player saw last. */
export const readAllMessages = forPlayer('readAllMessages', async ({ db, player, body, now }) => {
  await domain.markAllRead(db, player, body, now());
  return {};
});

/** Deletes messages of the player. */
export const deleteMessages = forPlayer('deleteMessages', async ({ db, player, path }) =>
  (await domain.deleteMessages(db, player, idsOf(path.ids))) ? {} : refusal('notFound'),
);
