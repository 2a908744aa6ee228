import type { components } from '../../../openapi/user-api.js';
import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically } from '../../db/open.js';
import type { BonusKind } from '../../db/schema.js';
import { walletBalance } from '../../ledger/balance.js';
import type { Player } from '../player.js';
import type { Call } from '../../operations/operation.js';
import { pay } from './pay.js';

type ClaimCall = Pick<
  Call<'claimLevelBonus' | 'claimRebate' | 'claimSystemBonus' | 'claimReferralReward', Player>,
  'db' | 'player' | 'path' | 'now'
>;

/** Pays a released bonus of one of the kinds into the wallet, once. Minor units. */
export function claimBonus(
  { db, player, path, now }: ClaimCall,
  kinds: readonly BonusKind[],
): Promise<components['schemas']['BonusClaim'] | Refusal> {
  return atomically(db, async (trx) => {
    const bonus = await trx
      .selectFrom('bonus')
      .selectAll()
      .where('id', '=', path.id)
      .where('player_id', '=', player.id)
      .where('kind', 'in', kinds)
      .forUpdate()
      .executeTakeFirst();
    const at = now();
    if (bonus === undefined) return refusal('notFound');
    if (bonus.status === 'claimed' || bonus.status === 'issued') return refusal('bonusAlreadyClaimed');
    if (bonus.release_at > at) return refusal('bonusNotReleased');
    if (bonus.status === 'expired' || (bonus.expires_at <= at && !bonus.is_automatic)) return refusal('bonusExpired');
    await pay(trx, bonus, 'claimed', at);
    return {
      bonusId: bonus.id,
      amount: bonus.amount,
      balance: await walletBalance(trx, player.id, bonus.currency),
      turnoverRequired: bonus.turnover,
      status: 'claimed',
      issuedTime: at.toISOString(),
    };
  });
}
