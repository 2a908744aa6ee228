import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  close: { id: 'common.close', defaultMessage: 'Close' },
  next: { id: 'noticeOfTheDay.next', defaultMessage: 'Next notice' },
  skip: { id: 'noticeOfTheDay.skip', defaultMessage: "Don't show again today" },
  understood: { id: 'noticeOfTheDay.understood', defaultMessage: 'Got it' },
  all: { id: 'noticeOfTheDay.all', defaultMessage: 'All notices' },
});
export const placeInStack = defineMessage<{ place: number; count: number }>({
  id: 'noticeOfTheDay.place',
  defaultMessage: 'Notice {place, number} of {count, number}',
});
