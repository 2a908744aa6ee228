import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.notices', defaultMessage: 'Notices' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  loading: { id: 'notice.loading', defaultMessage: 'Loading the notices' },
  emptyTitle: { id: 'notice.empty.title', defaultMessage: 'No notices' },
  emptyText: { id: 'notice.empty.text', defaultMessage: 'Maintenance times and news of the site appear here.' },
  home: { id: 'common.toTheGames', defaultMessage: 'To the games' },
  failedTitle: { id: 'notice.failed.title', defaultMessage: 'The notices could not be loaded' },
  failedText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  more: { id: 'common.showMore', defaultMessage: 'Show more' },
  stuck: { id: 'notice.stuck', defaultMessage: 'More notices could not be loaded.' },
});
