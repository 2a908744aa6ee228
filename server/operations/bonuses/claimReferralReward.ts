import { forPlayer } from '../operation.js';
import { claimBonus } from '../../domain/bonuses/claim.js';

/** Pays the reward for a friend into the wallet. */
export const operation = forPlayer('claimReferralReward', async (call) => {
  const claim = await claimBonus(call, ['referral']);
  return claim instanceof Error ? claim : { data: claim };
});
