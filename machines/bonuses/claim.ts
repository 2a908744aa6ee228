import type { components } from '../../openapi/user-api.js';
import type { Problem } from '../vocabulary.js';

type Schemas = components['schemas'];
export type BonusStatus = Schemas['BonusStatus'];

/** The lists of bonuses; each has its own operation for a claim. */
export const claimKinds = ['rebate', 'systemBonus', 'levelBonus', 'referral'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** A bonus that the player claims. `amount`, and what it requires as `turnover`: minor units, as the list showed them. */
export type Claimable = { kind: ClaimKind; bonusId: string; amount: number; turnover: number };

/** The claim of a bonus of a list. */
export const claimableOf = (
  kind: ClaimKind,
  { bonusId, amount, turnoverRequired }: { bonusId: string; amount: number; turnoverRequired: number },
): Claimable => ({ kind, bonusId, amount, turnover: turnoverRequired });

/**
 * How a claim ended. `claimed`: by this claim. `claimedAlready`: it was in the wallet already, from another tab or device, or paid
 * automatically. `abandoned`: the request never arrived. `unresolved`: the server did not say whether it arrived. `untried`: an
 * earlier one of the same queue had no response.
 */
export type ClaimOutcome =
  | 'claimed'
  | 'claimedAlready'
  | 'expired'
  | 'notReleased'
  | 'refused'
  | 'abandoned'
  | 'unresolved'
  | 'untried';
export type ClaimResult = { claim: Claimable; outcome: ClaimOutcome; problem: Problem | null };

/** A claim whose key was stored before a reload. */
export type UnfinishedClaim = { claim: Claimable; key: string };

/** What was saved before a reload, if it was a claim of this list; null for anything else, which another version may have saved. */
export function unfinishedClaimOf(
  saved: Readonly<Record<string, unknown>> | null,
  kind: ClaimKind,
): UnfinishedClaim | null {
  const key = saved?.['key'];
  const { bonusId, amount, turnover, kind: savedKind } = (saved?.['claim'] ?? {}) as Partial<Claimable>;
  if (typeof key !== 'string' || typeof bonusId !== 'string') return null;
  if (typeof amount !== 'number' || typeof turnover !== 'number') return null;
  return savedKind === kind ? { claim: { kind, bonusId, amount, turnover }, key } : null;
}
