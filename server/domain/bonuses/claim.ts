import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { BonusKind } from '../../db/schema.js';
import { walletBalance } from '../../ledger/balance.js';
import { pay } from './pay.js';

/** Which bonus of whom is claimed, and when. */
export interface ClaimOfBonus {
  readonly playerId: number;
  readonly bonusId: string;
  readonly kinds: readonly BonusKind[];
  readonly at: Date;
}

/** A bonus that was paid into the wallet. Minor units. */
export interface PaidBonus {
  readonly id: string;
  readonly amount: number;
  readonly turnover: number;
  /** The wallet's balance after it. */
  readonly balance: number;
}

/** Pays a released bonus of one of the kinds into the wallet, once. */
export function claimBonus(db: Db, { playerId, bonusId, kinds, at }: ClaimOfBonus): Promise<PaidBonus | Refusal> {
  return atomically(db, async (trx) => {
    const bonus = await trx
      .selectFrom('bonus')
      .selectAll()
      .where('id', '=', bonusId)
      .where('player_id', '=', playerId)
      .where('kind', 'in', kinds)
      .forUpdate()
      .executeTakeFirst();
    if (bonus === undefined) return refusal('notFound');
    if (bonus.status === 'claimed' || bonus.status === 'issued') return refusal('bonusAlreadyClaimed');
    if (bonus.release_at > at) return refusal('bonusNotReleased');
    if (bonus.status === 'expired' || (bonus.expires_at <= at && !bonus.is_automatic)) return refusal('bonusExpired');
    await pay(trx, bonus, 'claimed', at);
    const balance = await walletBalance(trx, playerId, bonus.currency);
    return { id: bonus.id, amount: bonus.amount, turnover: bonus.turnover, balance };
  });
}
