import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';
import type { ReferralReward, ReferredFriend } from './referral.js';

/**
 * Referred friends: who signed up with the code of the player, newest first, and how far each one is. The server masks their
 * names: a player learns nothing about a friend that the friend did not tell. They have no id on the wire, so masked names and
 * times of sign-up tell them apart.
 */
export const referredFriendsMachine = pagedListOf<ReferredFriend>(({ createTime, name }) => `${createTime} ${name}`);

/** Referral rewards: what the player got or can get for friends, newest first. After a claim they are read again. */
export const referralRewardsMachine = pagedListOf<ReferralReward>(({ bonusId }) => bonusId);

export type ReferredFriendsRef = PagedListRef<ReferredFriend>;
export type ReferralRewardsRef = PagedListRef<ReferralReward>;
