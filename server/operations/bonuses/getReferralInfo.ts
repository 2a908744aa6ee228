import { forPlayer } from '../../operation.js';
import { referralInfo } from '../../domain/bonuses/referral.js';

/** The invitation code, the terms, and what friends have brought. */
export const operation = forPlayer('getReferralInfo', async ({ db, player, now }) => ({
  data: await referralInfo(db, player.id, now()),
}));
