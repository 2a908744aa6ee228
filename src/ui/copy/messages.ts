import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  copy: { id: 'copy.number', defaultMessage: 'Copy the number' },
});
