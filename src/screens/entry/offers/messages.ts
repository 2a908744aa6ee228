import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'offers.title', defaultMessage: 'Promotions' },
  loading: { id: 'offers.loading', defaultMessage: 'Loading the promotions' },
  terms: { id: 'offers.terms', defaultMessage: 'Terms' },
  emptyTitle: { id: 'offers.empty.title', defaultMessage: 'No promotions at the moment' },
  emptyText: { id: 'offers.empty.text', defaultMessage: 'New ones are announced here and among the notices.' },
  toGames: { id: 'offers.empty.games', defaultMessage: 'To the games' },
  failedTitle: { id: 'offers.failed.title', defaultMessage: 'The promotions could not be loaded' },
  failedText: { id: 'offers.failed.text', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'offers.retry', defaultMessage: 'Try again' },
});
