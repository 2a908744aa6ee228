import type { ProofDemand } from '../vocabulary.js';
import type { SignedPasskey } from './passkeyLogin.machine.js';

/** How the player proves to be the owner of the account. */
export type ProofWay = ProofDemand['ways'][number];

/** What the player gives as proof. */
export type GivenProof = { password: string } | { code: string } | { credential: SignedPasskey };

/** The withdrawal that the proof is for: the key under which it was refused, and what the player confirmed. */
export type ProvedWithdrawal = { key: string; cardId: string; amount: number };

/** Saved in case the browser kills the tab while the player reads an SMS. `sentTo`: where a code went, masked, or ''. */
export type SavedOwnerProof = { way: ProofWay; sentTo: string };

/** How it ended. `abandoned`: the player went back to the form of the withdrawal. */
export type OwnerProofOutput = { outcome: 'proven' | 'abandoned' };

const ways: readonly ProofWay[] = ['passkey', 'password', 'code'];
const reasons: readonly ProofDemand['reasons'][number][] = ['newCard', 'newDevice', 'largeAmount'];

/** The ways that work in this browser. */
export const usableWays = (demand: ProofDemand, canUsePasskey: boolean): readonly ProofWay[] =>
  demand.ways.filter((way) => way !== 'passkey' || canUsePasskey);

/** What was saved, or null if it does not fit. */
export function savedOwnerProofOf(saved: Readonly<Record<string, unknown>> | null): SavedOwnerProof | null {
  const { way, sentTo } = saved ?? {};
  return isOneOf(ways, way) && typeof sentTo === 'string' ? { way, sentTo } : null;
}

/** A stored demand, or null if there is none, or it does not fit: another version may have written it. */
export function savedDemandOf(saved: unknown): ProofDemand | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const { reasons: why, ways: how, phone } = saved as Partial<Record<keyof ProofDemand, unknown>>;
  if (!Array.isArray(why) || !Array.isArray(how) || (phone !== null && typeof phone !== 'string')) return null;
  return why.every((reason) => isOneOf(reasons, reason)) && how.every((way) => isOneOf(ways, way))
    ? { reasons: why, ways: how, phone }
    : null;
}

const isOneOf = <T>(known: readonly T[], value: unknown): value is T => known.some((one) => one === value);
