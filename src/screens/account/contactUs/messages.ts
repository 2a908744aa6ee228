import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'contactUs.title', defaultMessage: 'Help and feedback' },
  back: { id: 'contactUs.back', defaultMessage: 'Back' },
  write: { id: 'contactUs.write', defaultMessage: 'Write to us' },
});
