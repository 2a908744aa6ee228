import { winners } from '../../domain/lobby/winners.js';
import { forAnyoneShared } from '../operation.js';

/** Top twenty winners of a period. */
export const operation = forAnyoneShared('listWinners', async ({ db, services, query }) => ({
  data: await winners(db, services, query.period),
}));
