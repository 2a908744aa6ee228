import { messages } from '../../domain/account/messages.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';

/** Messages of the player, the newest first. */
export const operation = forPlayer('listMessages', async ({ db, player, query, lang }) =>
  messages(db, player, query.category, pageOf(query), lang),
);
