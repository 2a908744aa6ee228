import { recordsForGame } from '../../domain/promotions/play.js';
import { forPlayer } from '../operation.js';

/** The player's participations that the game can be played for now. */
export const operation = forPlayer('listRecordsForGame', async ({ db, path, player, lang, now }) => ({
  data: await recordsForGame(db, player.id, { game: path.id, lang, at: now() }),
}));
