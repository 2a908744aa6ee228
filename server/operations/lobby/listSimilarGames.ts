import { refusal } from '../../base/refusal.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { similarGames } from '../../domain/lobby/similar.js';
import { forAnyoneShared } from '../operation.js';

/** Games like this one. */
export const operation = forAnyoneShared('listSimilarGames', async ({ db, services, path }) => {
  const data = await similarGames(db, services, numberOf(path.gameId));
  return data === null ? refusal('notFound') : { data };
});
