import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  emptyText: { id: 'messageList.empty.text', defaultMessage: 'News about your account and your money appears here.' },
  emptyTitle: { id: 'messageList.empty.title', defaultMessage: 'No messages here' },
  more: { id: 'common.showMore', defaultMessage: 'Show more' },
  stuck: { id: 'messageList.stuck', defaultMessage: 'More messages could not be loaded.' },
  choose: { id: 'common.select', defaultMessage: 'Select' },
  delete: { id: 'common.delete', defaultMessage: 'Delete' },
  done: { id: 'common.cancel', defaultMessage: 'Cancel' },
  deleteText: { id: 'messageList.confirming.text', defaultMessage: "This can't be undone." },
  keep: { id: 'messageList.confirming.keep', defaultMessage: 'Keep them' },
  unknownTitle: { id: 'common.weHadNoAnswer', defaultMessage: 'We had no answer' },
  unknownText: {
    id: 'messageList.unknown.text',
    defaultMessage: 'The messages may be deleted already. Look again to be sure.',
  },
});
export const ticked = defineMessage<{ count: number; most: number }>({
  id: 'messageList.ticked',
  defaultMessage: '{count, number} of at most {most, number} selected',
});
export const deleteTitle = defineMessage<{ count: number }>({
  id: 'messageList.confirming.title',
  defaultMessage: '{count, plural, one {Delete # message?} other {Delete # messages?}}',
});
