import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  failed: { id: 'chunk.failed', defaultMessage: 'This part could not be loaded.' },
  retry: { id: 'chunk.retry', defaultMessage: 'Try again' },
});
