import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'forbidden.title', defaultMessage: 'We cannot let you in from here' },
  text: {
    id: 'forbidden.text',
    defaultMessage:
      'Your network or country is refused at the moment. You were logged out, your account and your money are safe. Another network may help; a VPN often is the cause.',
  },
  retry: { id: 'forbidden.retry', defaultMessage: 'Try again' },
  contact: { id: 'forbidden.contact', defaultMessage: 'Contact us' },
  facts: { id: 'forbidden.facts', defaultMessage: 'For customer service' },
  time: { id: 'forbidden.time', defaultMessage: 'Time' },
  code: { id: 'forbidden.code', defaultMessage: 'Code' },
  place: { id: 'forbidden.place', defaultMessage: 'Place' },
});
