import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { OfferFilter, OfferGroup } from '../../../../machines/promotions/offerFilter.js';
import type { Activity, Promotion } from '../../../../machines/promotions/promotions.machine.js';

export const messages = defineMessages({
  banners: { id: 'promotions.banners', defaultMessage: 'Highlights' },
  previousBanner: { id: 'promotions.banners.previous', defaultMessage: 'Previous highlight' },
  nextBanner: { id: 'promotions.banners.next', defaultMessage: 'Next highlight' },
  title: { id: 'common.promotions', defaultMessage: 'Promotions' },
  loading: { id: 'promotions.loading', defaultMessage: 'Loading the promotions' },
  filters: { id: 'common.filters', defaultMessage: 'Filters' },
  state: { id: 'promotions.filter.state', defaultMessage: 'State' },
  condition: { id: 'promotions.filter.condition', defaultMessage: 'Requirement' },
  toCode: { id: 'common.promotionCode', defaultMessage: 'Promotion code' },
  noneTitle: { id: 'promotions.none.title', defaultMessage: 'Nothing matches' },
  noneText: { id: 'promotions.none.text', defaultMessage: 'Other promotions and events are waiting for you.' },
  showAll: { id: 'common.showAll', defaultMessage: 'Show all' },
  join: { id: 'common.join', defaultMessage: 'Join' },
  claim: { id: 'common.claim', defaultMessage: 'Claim' },
  details: { id: 'common.details', defaultMessage: 'Details' },
  toRecord: { id: 'common.seeYourProgress', defaultMessage: 'See your progress' },
  emptyTitle: { id: 'promotions.empty.title', defaultMessage: 'No promotions at the moment' },
  emptyText: { id: 'promotions.empty.text', defaultMessage: 'New ones are announced here and among the notices.' },
  failedTitle: { id: 'promotions.unavailable.title', defaultMessage: 'The promotions could not be loaded' },
  failedText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  more: { id: 'common.showMore', defaultMessage: 'Show more' },
  stuck: { id: 'promotions.stuck', defaultMessage: 'More promotions could not be loaded.' },
});

export const groups: Readonly<Record<OfferGroup, MessageDescriptor>> = defineMessages({
  now: { id: 'promotions.group.now', defaultMessage: 'For you now' },
  soon: { id: 'promotions.group.soon', defaultMessage: 'Starting soon' },
  over: { id: 'promotions.group.over', defaultMessage: 'No longer open' },
});
export const filterKinds: Readonly<Record<OfferFilter['kind'], MessageDescriptor>> = defineMessages({
  all: { id: 'common.all', defaultMessage: 'All' },
  promotions: { id: 'promotions.offers', defaultMessage: 'Game promotions' },
  events: { id: 'promotions.events', defaultMessage: 'Events' },
});
export const filterStates: Readonly<Record<OfferFilter['state'], MessageDescriptor>> = defineMessages({
  all: { id: 'promotions.filter.anyState', defaultMessage: 'Any state' },
  now: { id: 'promotions.group.now', defaultMessage: 'For you now' },
  open: { id: 'promotions.state.open', defaultMessage: 'Open' },
  joined: { id: 'promotions.state.joined', defaultMessage: 'Joined' },
  soon: { id: 'promotions.group.soon', defaultMessage: 'Starting soon' },
  over: { id: 'promotions.group.over', defaultMessage: 'No longer open' },
});
export const filterConditions: Readonly<Record<OfferFilter['condition'], MessageDescriptor>> = defineMessages({
  all: { id: 'promotions.filter.anyCondition', defaultMessage: 'Any requirement' },
  bet: { id: 'promotions.kind.bet', defaultMessage: 'Bet' },
  netWin: { id: 'common.netWin', defaultMessage: 'Net win' },
  balance: { id: 'common.balance', defaultMessage: 'Balance' },
});

/** What has to be reached, or done. */
export const kinds: Readonly<Record<Promotion['kind'] | Activity['kind'], MessageDescriptor>> = defineMessages({
  bet: { id: 'promotions.kind.bet', defaultMessage: 'Bet' },
  netWin: { id: 'common.netWin', defaultMessage: 'Net win' },
  balance: { id: 'common.balance', defaultMessage: 'Balance' },
  news: { id: 'promotions.kind.news', defaultMessage: 'News' },
  join: { id: 'promotions.kind.join', defaultMessage: 'Gift' },
  deposit: { id: 'common.deposit.kind', defaultMessage: 'Deposit' },
  stake: { id: 'promotions.kind.bet', defaultMessage: 'Bet' },
});

export type OfferState = Promotion['status'] | Activity['status'];

/** Without `soon`, which names its date. */
export const states: Readonly<Record<Exclude<OfferState, 'soon'>, MessageDescriptor>> = defineMessages({
  open: { id: 'promotions.state.open', defaultMessage: 'Open' },
  ended: { id: 'common.ended', defaultMessage: 'Ended' },
  full: { id: 'promotions.state.full', defaultMessage: 'All places taken' },
  joined: { id: 'promotions.state.joined', defaultMessage: 'Joined' },
  used: { id: 'promotions.state.used', defaultMessage: 'Used' },
  claimable: { id: 'common.goalReached', defaultMessage: 'Goal reached' },
  claimed: { id: 'common.claimed', defaultMessage: 'Claimed' },
  missed: { id: 'promotions.state.missed', defaultMessage: 'Missed' },
});

export const soon = defineMessage<{ time: string }>({ id: 'promotions.state.soon', defaultMessage: 'From {time}' });
/** A countdown by its largest unit. */
export const endsIn = {
  days: defineMessage<{ count: number; shown: string }>({
    id: 'promotions.endsIn.days',
    defaultMessage: '{count, plural, one {Ends in {shown} day} other {Ends in {shown} days}}',
  }),
  hours: defineMessage<{ count: number; shown: string }>({
    id: 'promotions.endsIn.hours',
    defaultMessage: '{count, plural, one {Ends in {shown} hour} other {Ends in {shown} hours}}',
  }),
  minutes: defineMessage<{ count: number; shown: string }>({
    id: 'promotions.endsIn.minutes',
    defaultMessage: '{count, plural, one {Ends in {shown} minute} other {Ends in {shown} minutes}}',
  }),
} as const;

export const startsIn = {
  days: defineMessage<{ count: number; shown: string }>({
    id: 'promotions.startsIn.days',
    defaultMessage: '{count, plural, one {Starts in {shown} day} other {Starts in {shown} days}}',
  }),
  hours: defineMessage<{ count: number; shown: string }>({
    id: 'promotions.startsIn.hours',
    defaultMessage: '{count, plural, one {Starts in {shown} hour} other {Starts in {shown} hours}}',
  }),
  minutes: defineMessage<{ count: number; shown: string }>({
    id: 'promotions.startsIn.minutes',
    defaultMessage: '{count, plural, one {Starts in {shown} minute} other {Starts in {shown} minutes}}',
  }),
} as const;
