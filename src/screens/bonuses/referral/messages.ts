import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ReferredFriend } from '../../../../machines/bonuses/referral.js';

export const messages = defineMessages({
  title: { id: 'referral.title', defaultMessage: 'Referral program' },
  loading: { id: 'referral.loading', defaultMessage: 'Loading the referral program' },
  unavailable: { id: 'referral.unavailable.title', defaultMessage: 'The referral program could not be loaded' },
  unavailableText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  invite: { id: 'referral.invite', defaultMessage: 'Invite your friends' },
  closed: {
    id: 'referral.closed',
    defaultMessage: 'The program is paused: new friends bring no reward at the moment. Earlier rewards stay yours.',
  },
  qr: { id: 'referral.qr', defaultMessage: 'QR code of your link' },
  scan: { id: 'referral.scan', defaultMessage: 'Your friend scans the code or opens the link, and signs up.' },
  code: { id: 'referral.code', defaultMessage: 'Your invitation code' },
  copyCode: { id: 'referral.code.copy', defaultMessage: 'Copy the code' },
  copyLink: { id: 'referral.link.copy', defaultMessage: 'Copy the link' },
  share: { id: 'referral.share', defaultMessage: 'Share the link' },
  terms: { id: 'common.terms', defaultMessage: 'Terms' },
  reward: { id: 'referral.terms.reward', defaultMessage: 'For each friend' },
  leastDeposit: { id: 'referral.terms.deposit', defaultMessage: 'The friend deposits at once at least' },
  turnover: { id: 'stakes.label', defaultMessage: 'Bets required before a withdrawal' },
  noTurnover: { id: 'stakes.none', defaultMessage: 'None' },
  mostPerMonth: { id: 'referral.terms.most', defaultMessage: 'Rewards in a month, at most' },
  claimWithin: { id: 'referral.terms.claim', defaultMessage: 'Claim within' },
  onePerson: {
    id: 'referral.terms.person',
    defaultMessage:
      'Each friend counts once. A second account of your own, with the same device or bank account, brings nothing.',
  },
  sums: { id: 'referral.sums', defaultMessage: 'So far' },
  signedUp: { id: 'referral.sums.friends', defaultMessage: 'Friends who signed up' },
  deposited: { id: 'referral.sums.depositors', defaultMessage: 'Friends who deposited' },
  claimable: { id: 'common.toClaim', defaultMessage: 'To claim' },
  received: { id: 'common.received', defaultMessage: 'Received' },
  expired: { id: 'common.expired', defaultMessage: 'Expired' },
  lists: { id: 'referral.lists', defaultMessage: 'Rewards or friends' },
  rewards: { id: 'common.rewards', defaultMessage: 'Rewards' },
  friends: { id: 'referral.friends', defaultMessage: 'Friends' },
  claim: { id: 'common.claim', defaultMessage: 'Claim' },
});

/** The states of each of the two lists. */
export const lists = {
  rewards: defineMessages({
    loading: { id: 'referral.rewards.loading', defaultMessage: 'Loading your rewards' },
    failed: { id: 'referral.rewards.failed', defaultMessage: 'Your rewards could not be loaded.' },
    stuck: { id: 'referral.rewards.stuck', defaultMessage: 'More of your rewards could not be loaded.' },
    empty: { id: 'referral.rewards.empty.title', defaultMessage: 'No rewards yet' },
    emptyText: {
      id: 'referral.rewards.empty.text',
      defaultMessage: 'A reward comes here when a friend has deposited enough.',
    },
  }),
  friends: defineMessages({
    loading: { id: 'referral.friends.loading', defaultMessage: 'Loading your friends' },
    failed: { id: 'referral.friends.failed', defaultMessage: 'Your friends could not be loaded.' },
    stuck: { id: 'referral.friends.stuck', defaultMessage: 'More of your friends could not be loaded.' },
    empty: { id: 'referral.friends.empty.title', defaultMessage: 'No friends yet' },
    emptyText: {
      id: 'referral.friends.empty.text',
      defaultMessage: 'Friends who sign up with your link or code are listed here.',
    },
  }),
} as const;

export const friendStates: Readonly<Record<ReferredFriend['status'], MessageDescriptor>> = defineMessages({
  registered: { id: 'referral.friend.registered', defaultMessage: 'Signed up' },
  deposited: { id: 'referral.friend.deposited', defaultMessage: 'Deposited' },
  rewarded: { id: 'referral.friend.rewarded', defaultMessage: 'Brought a reward' },
});

export const invitePays = defineMessage<{ amount: string }>({
  id: 'referral.invite.pays',
  defaultMessage: '{amount} for each friend',
});
export const timesStaked = defineMessage<{ times: string }>({
  id: 'referral.terms.turnover.times',
  defaultMessage: 'Bet the reward {times} × before you withdraw it',
});
export const days = defineMessage<{ count: number; shown: string }>({
  id: 'activityDetail.left.days',
  defaultMessage: '{count, plural, one {{shown} day} other {{shown} days}}',
});
export const signedUpAt = defineMessage<{ time: string }>({
  id: 'referral.friend.since',
  defaultMessage: 'Signed up {time}',
});
export const stakedOf = defineMessage<{ done: string; required: string }>({
  id: 'referral.reward.staked',
  defaultMessage: 'Bet {done} of {required}',
});
