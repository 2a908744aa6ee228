import type { BonusRow } from '../../domain/bonuses/pay.js';
import { statusAt } from '../../domain/bonuses/queries.js';

/** The terms and times that every bonus on the wire has. */
export const termsOf = (row: BonusRow, now: Date) => ({
  amount: row.amount,
  turnoverRequired: row.turnover,
  status: statusAt(row, now),
  isClaimable: statusAt(row, now) === 'pending' && row.release_at <= now,
  createTime: row.created_at.toISOString(),
  releaseTime: row.release_at.toISOString(),
  expireTime: row.expires_at.toISOString(),
  issuedTime: row.status === 'claimed' || row.status === 'issued' ? (row.ended_at?.toISOString() ?? null) : null,
});
