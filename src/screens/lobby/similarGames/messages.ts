import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'similarGames.title', defaultMessage: 'Similar games' },
  loading: { id: 'similarGames.loading', defaultMessage: 'Loading similar games' },
  failed: { id: 'similarGames.failed', defaultMessage: 'Similar games could not be loaded.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
});
