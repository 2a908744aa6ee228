import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.writeToUs', defaultMessage: 'Write to us' },
  lead: { id: 'feedback.lead', defaultMessage: 'Tell us what went wrong, or what we could do better.' },
  content: { id: 'feedback.content', defaultMessage: 'Your message' },
  contentHint: {
    id: 'feedback.contentHint',
    defaultMessage: '10 to 1,000 characters. Never write a password or a code.',
  },
  contentMissing: { id: 'feedback.contentMissing', defaultMessage: 'Please write your message' },
  pictures: { id: 'feedback.pictures', defaultMessage: 'Pictures, if they help' },
  picturesHint: {
    id: 'feedback.picturesHint',
    defaultMessage: 'Up to 4 pictures: JPEG, PNG or WebP. This device makes them smaller before it sends them.',
  },
  phone: { id: 'feedback.phone', defaultMessage: 'Phone to call you back' },
  submit: { id: 'feedback.submit', defaultMessage: 'Send' },
  sending: { id: 'feedback.sending.title', defaultMessage: 'Sending your message' },
  sendingText: { id: 'common.doNotClose', defaultMessage: 'One moment. Please do not close this page.' },
  tracing: { id: 'feedback.asking.title', defaultMessage: 'Checking whether your message arrived' },
  tracingText: { id: 'common.notSentTwice', defaultMessage: 'Nothing is sent a second time.' },
  unanswered: { id: 'feedback.silent.title', defaultMessage: 'We do not know yet whether your message arrived' },
  unansweredText: {
    id: 'feedback.silent.text',
    defaultMessage: 'Your message is kept on this device. Check your connection and try again.',
  },
  unsent: { id: 'feedback.absent.title', defaultMessage: 'Your message did not reach us' },
  unsentText: {
    id: 'feedback.absent.text',
    defaultMessage: 'It is kept on this device. You can safely send it again.',
  },
  sent: { id: 'feedback.sent.title', defaultMessage: 'We have your message' },
  sentText: { id: 'feedback.sent.text', defaultMessage: 'Keep this number for customer service.' },
  number: { id: 'feedback.number', defaultMessage: 'Copy the receipt number' },
  another: { id: 'feedback.another', defaultMessage: 'Write another message' },
});
