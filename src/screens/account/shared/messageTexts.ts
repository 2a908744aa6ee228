import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { MessageCategory } from '../../../../machines/account/messages.js';

/** What the pages of the messages have in common. */
export const common = defineMessages({
  title: { id: 'common.messages', defaultMessage: 'Messages' },
  loading: { id: 'messages.loading', defaultMessage: 'Loading your messages' },
  failedTitle: { id: 'messages.failed.title', defaultMessage: 'Your messages could not be loaded' },
  failedText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  unread: { id: 'messages.unread', defaultMessage: 'Unread' },
  marked: { id: 'messages.promised', defaultMessage: 'All of these are marked as read.' },
  markingUnknown: {
    id: 'message.unknown.text',
    defaultMessage: 'We had no answer. Your messages may be marked as read already.',
  },
  undo: { id: 'common.undo', defaultMessage: 'Undo' },
  readAll: { id: 'messages.readAll', defaultMessage: 'Mark all as read' },
  lookAgain: { id: 'common.lookAgain', defaultMessage: 'Look again' },
});

export const categories: Readonly<Record<MessageCategory, MessageDescriptor>> = defineMessages({
  activity: { id: 'common.promotionsAndBonuses', defaultMessage: 'Promotions and bonuses' },
  platform: { id: 'messages.category.platform', defaultMessage: 'Deposits and withdrawals' },
  system: { id: 'messages.category.system', defaultMessage: 'Account and security' },
});
