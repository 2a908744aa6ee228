import { idsOf } from '../../domain/account/ids.js';
import { dropBonds } from '../../domain/lobby/own-games.js';
import { forPlayer } from '../../operation.js';

/** Takes games from the list of those played. Repeating changes nothing. */
export const operation = forPlayer('deleteHistory', async ({ db, player, path }) => {
  await dropBonds(db, player, idsOf(path.ids), 'played_at');
  return {};
});
