import { refusal } from '../../base/refusal.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { summaryOf } from '../../domain/lobby/opinion.js';
import { forAnyone } from '../operation.js';

/** Mean and distribution of the scores of a game. Not shared: players look for the score that they have just given. */
export const operation = forAnyone('getGameCommentSummary', async ({ db, query }) => {
  const id = numberOf(query.gameId);
  const game = await db.selectFrom('game').select('id').where('id', '=', id).executeTakeFirst();
  return game === undefined ? refusal('notFound') : { data: await summaryOf(db, id) };
});
