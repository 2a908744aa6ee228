import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  checking: { id: 'identification.checking', defaultMessage: 'One moment' },
  checkingText: {
    id: 'identification.checking.text',
    defaultMessage: 'We are checking that it is you. What you typed is still here.',
  },
  failed: { id: 'identification.failed', defaultMessage: 'We could not load your account' },
  failedText: {
    id: 'identification.failed.text',
    defaultMessage:
      'You are logged in and what you typed is still here. Try again, so that nobody else gets to see your form.',
  },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  leave: { id: 'identification.leave', defaultMessage: 'Go on without the form' },
});
