import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'bindPhone.title', defaultMessage: 'Add your phone number' },
  lead: {
    id: 'bindPhone.lead',
    defaultMessage: 'With it you can also log in by SMS and get back into your account if you lose Facebook.',
  },
  loading: { id: 'bindPhone.loading', defaultMessage: 'Looking up your phone number' },
  submit: { id: 'bindPhone.submit', defaultMessage: 'Save the phone number' },
  later: { id: 'common.later', defaultMessage: 'Later' },
  unavailableTitle: { id: 'bindPhone.unavailableTitle', defaultMessage: 'Your phone number could not be looked up' },
  unavailable: { id: 'bindPhone.unavailable', defaultMessage: 'Check your connection. You stay logged in.' },
  unanswered: {
    id: 'bindPhone.silent',
    defaultMessage: 'No answer came, so we do not know yet whether the number was saved. Check again before you go on.',
  },
  askAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
});
