import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  close: { id: 'noticeOfTheDay.close', defaultMessage: 'Close' },
  understood: { id: 'noticeOfTheDay.understood', defaultMessage: 'Got it' },
  all: { id: 'noticeOfTheDay.all', defaultMessage: 'All notices' },
});
