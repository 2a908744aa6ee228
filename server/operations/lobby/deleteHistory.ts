import { idsOf } from '../../domain/account/ids.js';
import { removeRelations } from '../../domain/lobby/own-games.js';
import { forPlayer } from '../operation.js';

/** Removes games from the history. May be repeated. */
export const operation = forPlayer('deleteHistory', async ({ db, player, path }) => {
  await removeRelations(db, player, idsOf(path.ids), 'played_at');
  return {};
});
