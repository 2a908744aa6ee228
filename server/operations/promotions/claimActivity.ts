import { atomically } from '../../db/open.js';
import { claimActivity, describeActivity } from '../../domain/promotions/activities.js';
import { walletBalance } from '../../ledger/balance.js';
import { forPlayer } from '../operation.js';

/** Claims the reward of a marketing event, once. */
export const operation = forPlayer('claimActivity', ({ db, path, player, site, lang, services, now }) =>
  atomically(db, async (trx) => {
    const at = now();
    const activity = await claimActivity(trx, { playerId: player.id, id: path.id, currency: site.currency, at });
    return {
      data: {
        activity: await describeActivity(trx, activity, { player, lang, services, at }),
        amount: activity.reward,
        balance: await walletBalance(trx, player.id, site.currency),
      },
    };
  }),
);
