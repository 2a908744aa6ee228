import { refusal } from '../../base/refusal.js';
import { bonusOf, bonusesOf } from '../../domain/bonuses/queries.js';
import { friendsOf, referralInfo, shownRewards } from './shown-referral.js';
import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { claim } from './claim.js';

/** The invitation code, the terms, and the rewards so far. */
export const getReferralInfo = forPlayer('getReferralInfo', async ({ db, player, now }) => ({
  data: await referralInfo(db, player.id, now()),
}));

/** Friends who signed up with the player's code, names masked. */
export const listReferredFriends = forPlayer('listReferredFriends', async ({ db, services, player, query }) => {
  const page = pageOf(query);
  return friendsOf(db, services, player.id, { offset: offsetOf(page), limit: page.limit });
});

/** Rewards for friends, the newest first. */
export const listReferralRewards = forPlayer('listReferralRewards', async ({ db, player, query, now }) => {
  const page = pageOf(query);
  const { rows, total } = await bonusesOf(
    db,
    player.id,
    { kinds: ['referral'], status: query.status, offset: offsetOf(page), limit: page.limit },
    now(),
  );
  return { rows: await shownRewards(db, player.id, rows, now()), total };
});

/** One reward for a friend. */
export const getReferralReward = forPlayer('getReferralReward', async ({ db, player, path, now }) => {
  const row = await bonusOf(db, player.id, path.id, ['referral']);
  const [data] = row === undefined ? [] : await shownRewards(db, player.id, [row], now());
  return data === undefined ? refusal('notFound') : { data };
});

/** Pays the reward for a friend into the wallet. */
export const claimReferralReward = forPlayer('claimReferralReward', (call) => claim(call, ['referral']));
