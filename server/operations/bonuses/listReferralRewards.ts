import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { bonusesOf } from '../../domain/bonuses/queries.js';
import { shownRewards } from '../../domain/bonuses/referral.js';

/** Rewards for friends, the newest first. */
export const operation = forPlayer('listReferralRewards', async ({ db, player, query, now }) => {
  const page = pageOf(query);
  const { rows, total } = await bonusesOf(
    db,
    player.id,
    { kinds: ['referral'], status: query.status, offset: offsetOf(page), limit: page.limit },
    now(),
  );
  return { rows: await shownRewards(db, player.id, rows, now()), total };
});
