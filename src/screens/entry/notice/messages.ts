import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'notice.title', defaultMessage: 'Notices' },
  back: { id: 'notice.back', defaultMessage: 'Back' },
  loading: { id: 'notice.loading', defaultMessage: 'Loading the notices' },
  emptyTitle: { id: 'notice.empty.title', defaultMessage: 'No notices' },
  emptyText: { id: 'notice.empty.text', defaultMessage: 'Maintenance times and news of the site appear here.' },
  home: { id: 'notice.empty.home', defaultMessage: 'To the games' },
  failedTitle: { id: 'notice.failed.title', defaultMessage: 'The notices could not be loaded' },
  failedText: { id: 'notice.failed.text', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'notice.retry', defaultMessage: 'Try again' },
  more: { id: 'notice.more', defaultMessage: 'Show more' },
  stuck: { id: 'notice.stuck', defaultMessage: 'More notices could not be loaded.' },
});
