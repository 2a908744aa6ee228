import { refusal } from '../../base/refusal.js';
import { idsOf } from '../../domain/account/ids.js';
import { deleteMessages } from '../../domain/account/messages.js';
import { forPlayer } from '../operation.js';

/** Deletes messages of the player. */
export const operation = forPlayer('deleteMessages', async ({ db, player, path }) =>
  (await deleteMessages(db, player, idsOf(path.ids))) ? {} : refusal('notFound'),
);
