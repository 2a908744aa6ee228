import { pageOf } from '../../domain/lobby/paging.js';
import { listActivities } from '../../domain/promotions/activities.js';
import { forAnyone } from '../operation.js';

/** Marketing events (F1). */
export const operation = forAnyone('listActivities', ({ db, query, player, lang, services, now }) =>
  listActivities(db, pageOf(query), { player, lang, services, at: now() }),
);
