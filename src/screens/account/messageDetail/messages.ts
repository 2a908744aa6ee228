import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'messageDetail.title', defaultMessage: 'Message' },
  loading: { id: 'messageDetail.loading', defaultMessage: 'Loading the message' },
  open: { id: 'messageDetail.open', defaultMessage: 'See the details' },
  notFoundTitle: { id: 'messageDetail.notFound.title', defaultMessage: 'This message is no longer here' },
  notFoundText: {
    id: 'messageDetail.notFound.text',
    defaultMessage: 'It was deleted, perhaps in another tab. The others are in the list.',
  },
  toList: { id: 'messageDetail.notFound.list', defaultMessage: 'See all messages' },
  failedTitle: { id: 'messageDetail.failed.title', defaultMessage: 'The message could not be loaded' },
  unmarked: { id: 'messageDetail.unmarked', defaultMessage: 'This message still counts as unread.' },
});
