import { forPlayer } from '../operation.js';
import { referralInfo } from '../../domain/bonuses/referral.js';

/** The invitation code, the terms, and the rewards so far. */
export const operation = forPlayer('getReferralInfo', async ({ db, player, now }) => ({
  data: await referralInfo(db, player.id, now()),
}));
