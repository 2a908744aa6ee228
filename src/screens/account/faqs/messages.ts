import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { Faq } from '../../../../machines/account/faqs.js';

export const messages = defineMessages({
  title: { id: 'faqs.title', defaultMessage: 'Common questions' },
  loading: { id: 'faqs.loading', defaultMessage: 'Loading the questions' },
  search: { id: 'faqs.search', defaultMessage: 'Search the questions' },
  clear: { id: 'faqs.clear', defaultMessage: 'Clear the search' },
  nothing: { id: 'faqs.nothing.title', defaultMessage: 'Nothing found' },
  nothingText: { id: 'faqs.nothing.text', defaultMessage: 'Try other words, or write to us.' },
  write: { id: 'common.writeToUs', defaultMessage: 'Write to us' },
  unavailable: { id: 'faqs.unavailable', defaultMessage: 'The questions did not load. Check your connection.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
});

export const found = defineMessage<{ count: number }>({
  id: 'faqs.found',
  defaultMessage: '{count, plural, one {# question found} other {# questions found}}',
});

export const topics: Readonly<Record<Faq['topic'], MessageDescriptor>> = defineMessages({
  account: { id: 'faqs.topic.account', defaultMessage: 'Account and login' },
  deposit: { id: 'faqs.topic.deposit', defaultMessage: 'Deposits' },
  withdrawal: { id: 'faqs.topic.withdrawal', defaultMessage: 'Withdrawals' },
  games: { id: 'common.games', defaultMessage: 'Games' },
  promotions: { id: 'common.promotionsAndBonuses', defaultMessage: 'Promotions and bonuses' },
  safety: { id: 'faqs.topic.safety', defaultMessage: 'Safety' },
});
