import { forPlayer } from '../operation.js';
import { claimBonus } from '../../domain/bonuses/claim.js';
import { LEVEL_KINDS } from '../../domain/bonuses/queries.js';

/** Pays a released level bonus into the wallet. */
export const operation = forPlayer('claimLevelBonus', async (call) => {
  const claim = await claimBonus(call, LEVEL_KINDS);
  return claim instanceof Error ? claim : { data: claim };
});
