import { refusal } from '../../base/refusal.js';
import { bonusOf } from '../../domain/bonuses/queries.js';
import { shownRewards } from '../../domain/bonuses/referral.js';
import { forPlayer } from '../operation.js';

/** One reward for a friend. */
export const operation = forPlayer('getReferralReward', async ({ db, player, path, now }) => {
  const row = await bonusOf(db, player.id, path.id, ['referral']);
  const [data] = row === undefined ? [] : await shownRewards(db, player.id, [row], now());
  return data === undefined ? refusal('notFound') : { data };
});
