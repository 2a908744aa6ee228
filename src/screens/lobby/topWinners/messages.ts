import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'topWinners.title', defaultMessage: 'Top 20 winners' },
  back: { id: 'topWinners.back', defaultMessage: 'Back' },
  periods: { id: 'topWinners.periods', defaultMessage: 'Period' },
  daily: { id: 'topWinners.daily', defaultMessage: 'Daily' },
  weekly: { id: 'topWinners.weekly', defaultMessage: 'Weekly' },
  monthly: { id: 'topWinners.monthly', defaultMessage: 'Monthly' },
  lastDay: { id: 'topWinners.daily.span', defaultMessage: 'The highest single wins of the last 24 hours.' },
  lastWeek: { id: 'topWinners.weekly.span', defaultMessage: 'The highest single wins of the last 7 days.' },
  lastMonth: { id: 'topWinners.monthly.span', defaultMessage: 'The highest single wins of the last 30 days.' },
  loading: { id: 'topWinners.loading', defaultMessage: 'Loading the winners' },
  failedTitle: { id: 'topWinners.failed.title', defaultMessage: 'The winners could not be loaded' },
  failedText: { id: 'topWinners.failed.text', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'topWinners.retry', defaultMessage: 'Try again' },
  emptyTitle: { id: 'topWinners.empty.title', defaultMessage: 'Nobody has won in this period yet' },
  emptyText: { id: 'topWinners.empty.text', defaultMessage: 'Wins appear here as soon as a round has ended.' },
  games: { id: 'topWinners.empty.games', defaultMessage: 'Look for games' },
});

export const staleAt = defineMessage<{ time: string }>({
  id: 'topWinners.stale',
  defaultMessage: 'The winners could not be refreshed. This list is from {time}.',
});
