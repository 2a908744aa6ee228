import type { SnapshotFrom } from 'xstate';
import type { referralMachine } from '../../../../machines/bonuses/referral.machine.js';
import type { ReferralRewardRef, referralRewardMachine } from '../../../../machines/bonuses/referralReward.machine.js';
import type {
  ReferralRewardsRef,
  referralRewardsMachine,
} from '../../../../machines/bonuses/referralRewards.machine.js';
import type {
  ReferredFriendsRef,
  referredFriendsMachine,
} from '../../../../machines/bonuses/referredFriends.machine.js';

type Snapshot = SnapshotFrom<typeof referralMachine>;
type ClaimSnapshot = SnapshotFrom<typeof referralRewardMachine>;

export const selectReferral = ({ context }: Snapshot) => context.referral;
export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable');
export const selectIsSharing = (snapshot: Snapshot) => snapshot.matches({ shown: 'sharing' });
export const selectFriends = ({ children }: Snapshot) => (children.referredFriends as ReferredFriendsRef) ?? null;
export const selectRewards = ({ children }: Snapshot) => (children.referralRewards as ReferralRewardsRef) ?? null;
export const selectClaim = ({ children }: Snapshot) => (children.referralReward as ReferralRewardRef) ?? null;

export const selectFriendRows = ({ context }: SnapshotFrom<typeof referredFriendsMachine>) => context.rows;
export const selectRewardRows = ({ context }: SnapshotFrom<typeof referralRewardsMachine>) => context.rows;

/** What the dialog of a claim shows. */
export type ClaimStep = 'sending' | 'asking' | 'silent' | 'absent' | 'claimed' | 'refused';

export function selectClaimStep(snapshot: ClaimSnapshot): ClaimStep {
  for (const unknown of ['asking', 'silent', 'absent'] as const) if (snapshot.matches({ unknown })) return unknown;
  for (const step of ['claimed', 'refused'] as const) if (snapshot.matches(step)) return step;
  return 'sending';
}
export const selectClaimed = ({ context }: ClaimSnapshot) => context.claim;
export const selectProblem = ({ context }: ClaimSnapshot) => context.problem;
