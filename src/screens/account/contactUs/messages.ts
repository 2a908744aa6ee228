import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.helpAndFeedback', defaultMessage: 'Help and feedback' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  write: { id: 'common.writeToUs', defaultMessage: 'Write to us' },
});
