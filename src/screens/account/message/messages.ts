import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  none: { id: 'message.none', defaultMessage: 'No messages' },
  unknownText: {
    id: 'message.unknown.text',
    defaultMessage: 'We had no answer. Your messages may be marked as read already.',
  },
});
export const unreadIn = defineMessage<{ count: string }>({
  id: 'message.unreadIn',
  defaultMessage: '{count} unread',
});
