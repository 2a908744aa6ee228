import type { SnapshotFrom } from 'xstate';
import type { BonusClaimsRef } from '../../../../machines/bonuses/bonusClaims.machine.js';
import type { referralMachine } from '../../../../machines/bonuses/referral.machine.js';
import type { ReferralRewardsRef, ReferredFriendsRef } from '../../../../machines/bonuses/referralLists.js';

type Snapshot = SnapshotFrom<typeof referralMachine>;

export const selectReferral = ({ context }: Snapshot) => context.referral;
export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable');
export const selectIsSharing = (snapshot: Snapshot) => snapshot.matches({ shown: 'sharing' });
export const selectFriends = ({ children }: Snapshot) => (children.referredFriends as ReferredFriendsRef) ?? null;
export const selectRewards = ({ children }: Snapshot) => (children.referralRewards as ReferralRewardsRef) ?? null;
export const selectClaims = ({ children }: Snapshot) => children.bonusClaims as BonusClaimsRef | undefined;
