import type { components } from '../../openapi/user-api.js';
import { present } from '../vocabulary.js';

type Schemas = components['schemas'];
/** The code of the player, the terms of the program and the sums so far. Minor units. */
export type ReferralInfo = Schemas['ReferralInfo'];
/** A friend who signed up with the code; the name is masked. */
export type ReferredFriend = Schemas['ReferredFriend'];
/** What the player gets for one friend. Minor units. */
export type ReferralReward = Schemas['ReferralReward'];

/** The program as the page shows it: `link` is the invitation as a whole address. */
export type Referral = ReferralInfo & { link: string };

/** What became of the link: passed to another app, copied, or the player closed the list of apps. */
export type Shared = 'shared' | 'copied' | 'dismissed';

/** A claim and, from the moment before it is sent, its key. `amount` and `turnover`: minor units, shown after a reload. */
export type RewardDraft = { rewardId: string; amount: number; turnover: number; key: string | null };

/** The request of a claim that has its key. */
export type RewardRequest = { rewardId: string; key: string };
export const requestOf = ({ rewardId, key }: RewardDraft): RewardRequest => ({ rewardId, key: present(key) });

/** The claim of a reward of the list, before it has a key. */
export const draftOf = ({ bonusId, amount, turnoverRequired }: ReferralReward): RewardDraft => ({
  rewardId: bonusId,
  amount,
  turnover: turnoverRequired,
  key: null,
});

/** How a claim ended: the status that the row of the reward shows now, or null if nothing is known to have changed. */
export type ClaimEnd = { rewardId: string; status: ReferralReward['status'] | null };

/** The claim that was under way before a reload; null for anything else, which another version may have saved. */
export function savedRewardOf(saved: Readonly<Record<string, unknown>> | null): RewardDraft | null {
  const { rewardId, amount, turnover, key } = (saved?.['draft'] ?? {}) as Partial<RewardDraft>;
  if (typeof rewardId !== 'string' || typeof amount !== 'number' || typeof turnover !== 'number') return null;
  return typeof key === 'string' ? { rewardId, amount, turnover, key } : null;
}
