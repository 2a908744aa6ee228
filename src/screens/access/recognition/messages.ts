import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  checking: { id: 'recognition.checking', defaultMessage: 'One moment' },
  checkingText: {
    id: 'recognition.checking.text',
    defaultMessage: 'We are checking that it is you. What you typed is still here.',
  },
  failed: { id: 'recognition.failed', defaultMessage: 'We could not load your account' },
  failedText: {
    id: 'recognition.failed.text',
    defaultMessage:
      'You are logged in and what you typed is still here. Try again, so that nobody else gets to see your form.',
  },
  retry: { id: 'recognition.retry', defaultMessage: 'Try again' },
  leave: { id: 'recognition.leave', defaultMessage: 'Go on without the form' },
});
