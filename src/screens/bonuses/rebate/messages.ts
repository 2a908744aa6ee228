import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.rebate', defaultMessage: 'Rebate' },
  loading: { id: 'rebate.loading', defaultMessage: 'Loading your rebates' },
  failedTitle: { id: 'rebate.unavailable.title', defaultMessage: 'Your rebates could not be loaded' },
  claimable: { id: 'common.toClaim', defaultMessage: 'To claim' },
  nothing: { id: 'rebate.claimable.none', defaultMessage: 'There is nothing to claim at the moment.' },
  automatic: { id: 'rebate.automatic', defaultMessage: 'Rebates come into the wallet by themselves.' },
  today: { id: 'rebate.today', defaultMessage: 'Today so far' },
  todayNone: { id: 'rebate.today.none', defaultMessage: 'No bet from your wallet today.' },
  stakes: { id: 'common.bets', defaultMessage: 'Bets' },
  counted: { id: 'rebate.counted', defaultMessage: 'Of these count' },
  received: { id: 'rebate.received', defaultMessage: 'Received so far' },
  rates: { id: 'rebate.rates', defaultMessage: 'Your rates' },
  allRates: { id: 'rebate.plan', defaultMessage: 'Rates of all levels' },
  level: { id: 'common.level', defaultMessage: 'Level' },
  own: { id: 'common.you', defaultMessage: 'You' },
  days: { id: 'rebate.days', defaultMessage: 'Day by day' },
  emptyTitle: { id: 'rebate.empty.title', defaultMessage: 'No rebate yet' },
  emptyText: {
    id: 'rebate.empty.text',
    defaultMessage: 'A part of each bet from your wallet comes back. The rebate of a day is here the day after.',
  },
  toGames: { id: 'rebate.empty.action', defaultMessage: 'Find a game' },
  stuck: { id: 'rebate.stuck', defaultMessage: 'More days could not be loaded.' },
  byCategory: { id: 'rebate.day.categories', defaultMessage: 'By category' },
  category: { id: 'rebate.day.category', defaultMessage: 'Category' },
  rate: { id: 'rebate.day.rate', defaultMessage: 'Rate' },
});

export const claimAll = defineMessage<{ amount: string; count: number; shown: string }>({
  id: 'rebate.claimAll',
  defaultMessage: '{count, plural, one {Claim {amount}} other {Claim all {shown}: {amount}}}',
});
export const givenOut = defineMessage<{ time: string }>({
  id: 'rebate.today.issueTime',
  defaultMessage: 'Given out {time}',
});
export const staked = defineMessage<{ amount: string }>({ id: 'rebate.day.staked', defaultMessage: 'Bet {amount}' });
export const shareCounts = defineMessage<{ percent: string }>({
  id: 'rebate.contribution',
  defaultMessage: '{percent} of a bet counts',
});
export const terms = defineMessage<{ times: number; days: number }>({
  id: 'rebate.terms',
  defaultMessage:
    'A rebate has to be bet {times, plural, =0 {0 times} one {once} other {{times, number} times}} before a withdrawal, and can be claimed for {days, plural, one {one day} other {{days, number} days}}.',
});
export const dayTitle = defineMessage<{ day: string }>({ id: 'rebate.day.title', defaultMessage: 'Rebate of {day}' });
