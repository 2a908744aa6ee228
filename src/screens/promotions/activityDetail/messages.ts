import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { Step } from './selectors.js';

export const messages = defineMessages({
  title: { id: 'activityDetail.title', defaultMessage: 'Event' },
  loading: { id: 'activityDetail.loading', defaultMessage: 'Loading the event' },
  unavailable: { id: 'activityDetail.unavailable.title', defaultMessage: 'The event could not be loaded' },
  unavailableText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'activityDetail.missing.title', defaultMessage: "We can't find this event" },
  missingText: { id: 'activityDetail.missing.text', defaultMessage: 'It may have ended. Others are waiting for you.' },
  terms: { id: 'common.terms', defaultMessage: 'Terms' },
  yours: { id: 'activityDetail.yours', defaultMessage: 'What you can do' },
  progress: { id: 'activityDetail.progress', defaultMessage: 'Reached' },
  join: { id: 'common.join', defaultMessage: 'Join' },
  joinFirst: {
    id: 'activityDetail.joinFirst',
    defaultMessage: 'Join first: only what you do afterwards counts.',
  },
  joined: { id: 'activityDetail.joined.title', defaultMessage: "You've joined." },
  joinedText: { id: 'activityDetail.joined.text', defaultMessage: 'The reward can be claimed here at the goal.' },
  deposit: { id: 'common.deposit', defaultMessage: 'Deposit' },
  games: { id: 'common.toTheGames', defaultMessage: 'To the games' },
  check: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  claimable: { id: 'common.goalReached', defaultMessage: 'Goal reached' },
  claimed: { id: 'activityDetail.claimed.title', defaultMessage: 'The reward is in your wallet' },
  wallet: { id: 'common.toTheWallet', defaultMessage: 'To the wallet' },
  sending: { id: 'identification.checking', defaultMessage: 'One moment' },
  sendingText: { id: 'common.doNotSendAgain', defaultMessage: 'Please do not send it again.' },
  tracing: { id: 'common.checkingWhetherItArrived', defaultMessage: 'Checking whether it arrived' },
  unanswered: { id: 'common.noAnswerYet', defaultMessage: 'No answer yet' },
  unansweredText: {
    id: 'activityDetail.silent.text',
    defaultMessage: "We don't know yet whether it arrived. Nothing is sent twice: check again.",
  },
  unsent: { id: 'common.itDidNotArrive', defaultMessage: 'It did not arrive' },
  unsentText: {
    id: 'activityDetail.absent.text',
    defaultMessage: 'Nothing has changed. You can send it again or cancel.',
  },
  giveUp: { id: 'common.cancel', defaultMessage: 'Cancel' },
});

/** Why there is nothing to do now. */
/** Why a step offers nothing to press. */
export const reasons: Readonly<Partial<Record<Step, MessageDescriptor>>> = defineMessages({
  news: { id: 'activityDetail.news', defaultMessage: 'An announcement: there is nothing to join.' },
  announced: { id: 'activityDetail.soon', defaultMessage: 'It has not begun yet. Come back when it starts.' },
  full: { id: 'activityDetail.full', defaultMessage: 'All places of this event are taken.' },
  ended: { id: 'problem.promotionEnded', defaultMessage: 'Sorry, the event has closed or expired' },
  expired: {
    id: 'activityDetail.missed',
    defaultMessage: 'The goal was not reached, or the reward was not claimed in time.',
  },
});

export const beginsIn = defineMessage<{ left: string }>({
  id: 'activityDetail.left.begins',
  defaultMessage: 'Begins in {left}',
});
export const endsIn = defineMessage<{ left: string }>({
  id: 'activityDetail.left.ends',
  defaultMessage: 'Ends in {left}',
});
export const claimIn = defineMessage<{ left: string }>({
  id: 'activityDetail.left.claim',
  defaultMessage: 'Claim within {left}',
});
export const days = defineMessage<{ count: number; shown: string }>({
  id: 'activityDetail.left.days',
  defaultMessage: '{count, plural, one {{shown} day} other {{shown} days}}',
});
export const minutes = defineMessage<{ count: number; shown: string }>({
  id: 'activityDetail.left.minutes',
  defaultMessage: '{count, plural, one {{shown} minute} other {{shown} minutes}}',
});
export const claimOf = defineMessage<{ amount: string }>({
  id: 'bonus.claim',
  defaultMessage: 'Claim {amount}',
});
export const reachedOf = defineMessage<{ current: string; goal: string }>({
  id: 'activityDetail.progress.of',
  defaultMessage: '{current} of {goal}',
});
export const toStake = defineMessage<{ amount: string }>({
  id: 'stakes.required',
  defaultMessage: 'You need to bet {amount} before you can withdraw.',
});
