import { refusal } from '../../base/refusal.js';
import { atomically } from '../../db/open.js';
import { pageOf } from '../../domain/lobby/paging.js';
import * as domain from '../../domain/promotions/activities.js';
import { walletBalance } from '../../ledger/balance.js';
import { forAnyone, forPlayer } from '../operation.js';
import * as shown from './shown-activities.js';

/** Marketing events (F1). */
export const listActivities = forAnyone(
  'listActivities',
  ({ db, query, player, lang, services, now }) =>
    shown.listActivities(db, pageOf(query), { player, lang, services, at: now() }),
  { isSameForVisitors: true },
);

/** One marketing event. */
export const getActivity = forAnyone('getActivity', async ({ db, path, player, lang, services, now }) => {
  const data = await shown.activityInfo(db, path.id, { player, lang, services, at: now() });
  return data ? { data } : refusal('notFound');
});

/** Joins a marketing event; may be repeated. */
export const joinActivity = forPlayer('joinActivity', async ({ db, path, player, lang, services, now }) => {
  const at = now();
  const activity = await atomically(db, (trx) => domain.joinActivity(trx, player.id, path.id, at));
  return { data: await shown.describeActivity(db, activity, { player, lang, services, at }) };
});

/** Claims the reward of a marketing event, once. */
export const claimActivity = forPlayer('claimActivity', ({ db, path, player, site, lang, services, now }) =>
  atomically(db, async (trx) => {
    const at = now();
    const activity = await domain.claimActivity(trx, { playerId: player.id, id: path.id, currency: site.currency, at });
    return {
      data: {
        activity: await shown.describeActivity(trx, activity, { player, lang, services, at }),
        amount: activity.reward,
        balance: await walletBalance(trx, player.id, site.currency),
      },
    };
  }),
);
