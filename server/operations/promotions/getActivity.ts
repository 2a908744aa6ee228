import { refusal } from '../../base/refusal.js';
import { activityInfo } from '../../domain/promotions/activities.js';
import { forAnyone } from '../operation.js';

/** One marketing event. */
export const operation = forAnyone('getActivity', async ({ db, path, player, lang, services, now }) => {
  const data = await activityInfo(db, path.id, { player, lang, services, at: now() });
  return data ? { data } : refusal('notFound');
});
