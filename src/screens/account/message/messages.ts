import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  none: { id: 'message.none', defaultMessage: 'No messages' },
});
export const unreadIn = defineMessage<{ count: string }>({
  id: 'message.unreadIn',
  defaultMessage: '{count} unread',
});
