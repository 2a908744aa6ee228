import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { Activity, Promotion } from '../../../../machines/promotions/promotions.machine.js';

export const messages = defineMessages({
  title: { id: 'promotions.title', defaultMessage: 'Promotions' },
  loading: { id: 'promotions.loading', defaultMessage: 'Loading the promotions' },
  offers: { id: 'promotions.offers', defaultMessage: 'Game promotions' },
  events: { id: 'promotions.events', defaultMessage: 'Events' },
  toRecord: { id: 'promotions.toRecord', defaultMessage: 'See your progress' },
  terms: { id: 'promotions.terms', defaultMessage: 'Terms' },
  period: { id: 'promotions.period', defaultMessage: 'Period' },
  bonus: { id: 'promotions.bonus', defaultMessage: 'Bonus' },
  freeSpins: { id: 'promotions.freeSpins', defaultMessage: 'Free spins' },
  amount: { id: 'promotions.amount', defaultMessage: 'Your amount' },
  turnover: { id: 'promotions.turnover', defaultMessage: 'Turnover' },
  netWin: { id: 'promotions.netWin', defaultMessage: 'Net win' },
  balance: { id: 'promotions.balance', defaultMessage: 'Promotion balance' },
  games: { id: 'promotions.games', defaultMessage: 'Games' },
  time: { id: 'promotions.time', defaultMessage: 'Time to play' },
  places: { id: 'promotions.places', defaultMessage: 'Places left' },
  code: { id: 'promotions.code', defaultMessage: 'Code' },
  codeNeeded: { id: 'promotions.code.needed', defaultMessage: 'Only with a promotion code' },
  noTurnover: { id: 'promotions.turnover.none', defaultMessage: 'None' },
  reward: { id: 'promotions.reward', defaultMessage: 'Reward' },
  goal: { id: 'promotions.goal', defaultMessage: 'Goal' },
  goalJoin: { id: 'promotions.goal.join', defaultMessage: 'Only join' },
  claimUntil: { id: 'promotions.claimUntil', defaultMessage: 'Claim until' },
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
export const between = defineMessage<{ from: string; until: string }>({
  id: 'promotions.between',
  defaultMessage: '{from} – {until}',
});
export const share = defineMessage<{ percent: string }>({
  id: 'promotions.bonus.share',
  defaultMessage: '{percent} of your amount',
});
export const limitedShare = defineMessage<{ percent: string; most: string }>({
  id: 'promotions.bonus.limited',
  defaultMessage: '{percent} of your amount, at most {most}',
});
export const timesStaked = defineMessage<{ times: string }>({
  id: 'promotions.turnover.times',
  defaultMessage: '{times} × amount and bonus',
});
export const ofAmount = defineMessage<{ percent: string }>({
  id: 'promotions.netWin.share',
  defaultMessage: '{percent} of your amount',
});
export const ofBoth = defineMessage<{ percent: string }>({
  id: 'promotions.balance.share',
  defaultMessage: '{percent} of amount and bonus',
});
export const gameCount = defineMessage<{ count: number; shown: string }>({
  id: 'promotions.games.count',
  defaultMessage: '{count, plural, one {{shown} game} other {{shown} games}}',
});
export const hours = defineMessage<{ count: number; shown: string }>({
  id: 'promotions.time.hours',
  defaultMessage: '{count, plural, one {{shown} hour} other {{shown} hours}}',
});
export const goalDeposit = defineMessage<{ amount: string }>({
  id: 'promotions.goal.deposit',
  defaultMessage: 'Deposit {amount}',
});
export const goalStake = defineMessage<{ amount: string }>({
  id: 'promotions.goal.stake',
  defaultMessage: 'Stake {amount}',
});
