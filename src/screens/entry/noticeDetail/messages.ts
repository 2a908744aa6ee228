import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'noticeDetail.title', defaultMessage: 'Notice' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  trail: { id: 'noticeDetail.trail', defaultMessage: 'Where this notice is' },
  notices: { id: 'common.notices', defaultMessage: 'Notices' },
  loading: { id: 'noticeDetail.loading', defaultMessage: 'Loading the notice' },
  notFoundTitle: { id: 'noticeDetail.notFound.title', defaultMessage: 'This notice is no longer here' },
  notFoundText: {
    id: 'noticeDetail.notFound.text',
    defaultMessage: 'It may have been taken down. The others are in the list.',
  },
  toList: { id: 'noticeDetail.notFound.list', defaultMessage: 'See all notices' },
  failedTitle: { id: 'noticeDetail.failed.title', defaultMessage: 'The notice could not be loaded' },
  failedText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
});
