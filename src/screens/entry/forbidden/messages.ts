import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'forbidden.title', defaultMessage: 'We cannot let you in from here' },
  text: {
    id: 'forbidden.text',
    defaultMessage:
      'Your network or country is refused at the moment. You were logged out, your account and your money are safe. Another network may help; a VPN often is the cause.',
  },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  contact: { id: 'common.contactUs', defaultMessage: 'Contact us' },
  openTitle: { id: 'forbidden.openTitle', defaultMessage: 'You can use the lobby' },
  open: {
    id: 'forbidden.open',
    defaultMessage:
      'This page is for visitors whose network or country is refused. Nothing was refused to you since you came.',
  },
  home: { id: 'common.goHome', defaultMessage: 'Go home' },
  facts: { id: 'forbidden.facts', defaultMessage: 'For customer service' },
  time: { id: 'common.time', defaultMessage: 'Time' },
  code: { id: 'forbidden.code', defaultMessage: 'Code' },
  place: { id: 'forbidden.place', defaultMessage: 'Place' },
});
