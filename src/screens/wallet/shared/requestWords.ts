import { defineMessages } from 'react-intl';
import type { SentWords } from '../../../ui/statement/SentRequest.js';

const messages = defineMessages({
  sending: { id: 'application.sending', defaultMessage: 'Sending your request' },
  sendingText: { id: 'common.doNotClose', defaultMessage: 'One moment. Please do not close this page.' },
  tracing: { id: 'application.tracing', defaultMessage: 'Checking whether your request arrived' },
  tracingText: { id: 'common.notSentTwice', defaultMessage: 'Nothing is sent a second time.' },
  unanswered: { id: 'application.silent', defaultMessage: 'We do not know yet whether your request arrived' },
  unansweredText: {
    id: 'application.silentText',
    defaultMessage: 'Please do not send another one. We check again as soon as you tap.',
  },
  unsent: { id: 'application.absent', defaultMessage: 'Your request did not reach us' },
  unsentText: { id: 'common.nothingTaken', defaultMessage: 'Nothing was taken. You can safely send it again.' },
});

/** Of what is sent for review. */
export const requestWords: SentWords = {
  sending: { heading: messages.sending, text: messages.sendingText },
  tracing: { heading: messages.tracing, text: messages.tracingText },
  unanswered: { heading: messages.unanswered, text: messages.unansweredText },
  unsent: { heading: messages.unsent, text: messages.unsentText },
};
