import { forPlayer } from '../operation.js';
import { claimBonus } from '../../domain/bonuses/claim.js';

/** Pays a rebate into the wallet. */
export const operation = forPlayer('claimRebate', async (call) => {
  const claim = await claimBonus(call, ['rebate']);
  return claim instanceof Error ? claim : { data: claim };
});
