import { forPlayer } from '../operation.js';
import { claimBonus } from '../../domain/bonuses/claim.js';

/** Pays a system bonus into the wallet. */
export const operation = forPlayer('claimSystemBonus', async (call) => {
  const claim = await claimBonus(call, ['system']);
  return claim instanceof Error ? claim : { data: claim };
});
