import { atomically } from '../../db/open.js';
import { describeActivity, joinActivity } from '../../domain/promotions/activities.js';
import { forPlayer } from '../operation.js';

/** Joins a marketing event; may be repeated. */
export const operation = forPlayer('joinActivity', async ({ db, path, player, lang, services, now }) => {
  const at = now();
  const activity = await atomically(db, (trx) => joinActivity(trx, player.id, path.id, at));
  return { data: await describeActivity(db, activity, { player, lang, services, at }) };
});
