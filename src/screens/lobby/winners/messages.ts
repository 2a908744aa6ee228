import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'winners.title', defaultMessage: 'Top 20 winners' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  periods: { id: 'winners.periods', defaultMessage: 'Period' },
  daily: { id: 'common.daily', defaultMessage: 'Daily' },
  weekly: { id: 'common.weekly', defaultMessage: 'Weekly' },
  monthly: { id: 'common.monthly', defaultMessage: 'Monthly' },
  lastDay: { id: 'winners.daily.span', defaultMessage: 'The highest single wins of the last 24 hours.' },
  lastWeek: { id: 'winners.weekly.span', defaultMessage: 'The highest single wins of the last 7 days.' },
  lastMonth: { id: 'winners.monthly.span', defaultMessage: 'The highest single wins of the last 30 days.' },
  own: { id: 'winners.own', defaultMessage: 'Your highest win' },
  you: { id: 'common.you', defaultMessage: 'You' },
  loadingOwn: { id: 'winners.own.loading', defaultMessage: 'Loading your place' },
  ownNone: { id: 'winners.own.none', defaultMessage: 'You have not won in this period yet.' },
  ownUnread: { id: 'winners.own.unread', defaultMessage: 'Your place could not be loaded.' },
  loading: { id: 'winners.loading', defaultMessage: 'Loading the winners' },
  failedTitle: { id: 'winners.failed.title', defaultMessage: 'The winners could not be loaded' },
  failedText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  emptyTitle: { id: 'winners.empty.title', defaultMessage: 'Nobody has won in this period yet' },
  emptyText: { id: 'winners.empty.text', defaultMessage: 'Wins appear here as soon as a round has ended.' },
  games: { id: 'common.lookForGames', defaultMessage: 'Look for games' },
});

export const staleAt = defineMessage<{ time: string }>({
  id: 'winners.stale',
  defaultMessage: 'The winners could not be refreshed. This list is from {time}.',
});
