import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { Activity, Promotion } from '../../../../machines/promotions/promotions.machine.js';

export const messages = defineMessages({
  title: { id: 'promotions.title', defaultMessage: 'Promotions' },
  loading: { id: 'promotions.loading', defaultMessage: 'Loading the promotions' },
  offers: { id: 'promotions.offers', defaultMessage: 'Game promotions' },
  events: { id: 'promotions.events', defaultMessage: 'Events' },
  toDetail: { id: 'promotions.toDetail', defaultMessage: 'Terms and taking part' },
  toRecord: { id: 'promotions.toRecord', defaultMessage: 'See your progress' },
  terms: { id: 'promotions.terms', defaultMessage: 'Terms' },
  emptyTitle: { id: 'promotions.empty.title', defaultMessage: 'No promotions at the moment' },
  emptyText: { id: 'promotions.empty.text', defaultMessage: 'New ones are announced here and among the notices.' },
  failedTitle: { id: 'promotions.unavailable.title', defaultMessage: 'The promotions could not be loaded' },
  failedText: { id: 'promotions.unavailable.text', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'promotions.retry', defaultMessage: 'Try again' },
  more: { id: 'promotions.more', defaultMessage: 'Show more' },
  stuck: { id: 'promotions.stuck', defaultMessage: 'More promotions could not be loaded.' },
});

/** What has to be reached, or done. */
export const kinds: Readonly<Record<Promotion['kind'] | Activity['kind'], MessageDescriptor>> = defineMessages({
  bet: { id: 'promotions.kind.bet', defaultMessage: 'Bet' },
  netWin: { id: 'promotions.kind.netWin', defaultMessage: 'Net win' },
  balance: { id: 'promotions.kind.balance', defaultMessage: 'Balance' },
  news: { id: 'promotions.kind.news', defaultMessage: 'News' },
  join: { id: 'promotions.kind.join', defaultMessage: 'Gift' },
  deposit: { id: 'promotions.kind.deposit', defaultMessage: 'Deposit' },
  stake: { id: 'promotions.kind.stake', defaultMessage: 'Stakes' },
});

export type OfferState = Promotion['status'] | Activity['status'];

/** Without `soon`, which names its date. */
export const states: Readonly<Record<Exclude<OfferState, 'soon'>, MessageDescriptor>> = defineMessages({
  open: { id: 'promotions.state.open', defaultMessage: 'Open' },
  ended: { id: 'promotions.state.ended', defaultMessage: 'Ended' },
  full: { id: 'promotions.state.full', defaultMessage: 'All places taken' },
  joined: { id: 'promotions.state.joined', defaultMessage: 'You take part' },
  used: { id: 'promotions.state.used', defaultMessage: 'Used' },
  claimable: { id: 'promotions.state.claimable', defaultMessage: 'Goal reached' },
  claimed: { id: 'promotions.state.claimed', defaultMessage: 'Claimed' },
  missed: { id: 'promotions.state.missed', defaultMessage: 'Missed' },
});

export const soon = defineMessage<{ time: string }>({ id: 'promotions.state.soon', defaultMessage: 'From {time}' });
