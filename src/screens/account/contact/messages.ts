import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.contactUs', defaultMessage: 'Contact us' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  lead: { id: 'contact.lead', defaultMessage: 'Customer service never asks for your password or a code.' },
  write: { id: 'common.helpAndFeedback', defaultMessage: 'Help and feedback' },
  writeNote: { id: 'contact.writeNote', defaultMessage: 'Common questions, and a form to write to us' },
  loading: { id: 'contact.loading', defaultMessage: 'Loading the contacts' },
  empty: { id: 'contact.empty.title', defaultMessage: 'No contacts yet' },
  emptyText: { id: 'contact.empty.text', defaultMessage: 'Please look again later.' },
  home: { id: 'contact.empty.home', defaultMessage: 'To the lobby' },
  unavailable: { id: 'contact.unavailable.title', defaultMessage: 'The contacts did not load' },
  unavailableText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
});
