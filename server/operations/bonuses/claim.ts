import type { Refusal } from '../../base/refusal.js';
import type { BonusKind } from '../../db/schema.js';
import { claimBonus } from '../../domain/bonuses/claim.js';
import type { Player } from '../../domain/player.js';
import type { Answer, Call } from '../operation.js';

type ClaimId = 'claimLevelBonus' | 'claimRebate' | 'claimSystemBonus' | 'claimReferralReward';

/** Pays a bonus of one of the kinds, and shows what was paid. */
export async function claim(
  { db, player, path, now }: Pick<Call<ClaimId, Player>, 'db' | 'player' | 'path' | 'now'>,
  kinds: readonly BonusKind[],
): Promise<Answer<ClaimId> | Refusal> {
  const at = now();
  const paid = await claimBonus(db, { playerId: player.id, bonusId: path.id, kinds, at });
  if (paid instanceof Error) return paid;
  const { id, amount, turnover, balance } = paid;
  return {
    data: {
      bonusId: id,
      amount,
      balance,
      turnoverRequired: turnover,
      status: 'claimed',
      issuedTime: at.toISOString(),
    },
  };
}
