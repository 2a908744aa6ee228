import { winners } from '../../domain/lobby/winners.js';
import { forEverybody } from '../../operation.js';

/** Top twenty winners of a period. */
export const operation = forEverybody('listWinners', async ({ db, services, query }) => ({
  data: await winners(db, services, query.period),
}));
