import { winners } from '../../domain/lobby/winners.js';
import { forAnyone } from '../../operation.js';

/** Top twenty winners of a period. */
export const operation = forAnyone('listWinners', async ({ db, services, query }) => ({ data: await winners(db, services, query.period) }));
