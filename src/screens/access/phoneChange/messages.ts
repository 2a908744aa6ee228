import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'phoneChange.title', defaultMessage: 'Change phone number' },
  information: { id: 'phoneChange.information', defaultMessage: 'My information' },
  loading: { id: 'phoneChange.loading', defaultMessage: 'Looking up your phone number' },
  unavailableTitle: { id: 'phoneChange.unavailable.title', defaultMessage: 'Your phone number could not be looked up' },
  unavailable: {
    id: 'phoneChange.unavailable.text',
    defaultMessage: 'Check your connection and try again. What you typed is kept.',
  },
  retry: { id: 'phoneChange.retry', defaultMessage: 'Try again' },
  phonelessTitle: { id: 'phoneChange.phoneless.title', defaultMessage: 'Your account has no phone number yet' },
  phoneless: { id: 'phoneChange.phoneless.text', defaultMessage: 'Add one first.' },
  add: { id: 'phoneChange.phoneless.add', defaultMessage: 'Add a phone number' },
  proof: { id: 'phoneChange.proof', defaultMessage: 'Confirm that it is you' },
  byCode: { id: 'phoneChange.proof.code', defaultMessage: 'By code' },
  byPassword: { id: 'phoneChange.proof.password', defaultMessage: 'By password' },
  password: { id: 'phoneChange.password', defaultMessage: 'Password' },
  passwordRequired: { id: 'phoneChange.passwordRequired', defaultMessage: 'Enter your password.' },
  passwordHint: { id: 'phoneChange.passwordHint', defaultMessage: 'If you no longer have the old phone.' },
  reveal: { id: 'phoneChange.reveal', defaultMessage: 'Show the password' },
  hide: { id: 'phoneChange.hide', defaultMessage: 'Hide the password' },
  wanted: { id: 'phoneChange.wanted', defaultMessage: 'Your new number' },
  taken: { id: 'phoneChange.taken', defaultMessage: 'Another account has this number.' },
  consequence: { id: 'phoneChange.consequence', defaultMessage: 'Your other devices are logged out.' },
  submit: { id: 'phoneChange.submit', defaultMessage: 'Change the number' },
  silent: {
    id: 'phoneChange.silent',
    defaultMessage:
      'No answer came, so we do not know yet whether the number was changed. Check again before you go on.',
  },
  askAgain: { id: 'phoneChange.askAgain', defaultMessage: 'Check again' },
});

export const oldCode = defineMessage<{ phone: string }>({
  id: 'phoneChange.oldCode',
  defaultMessage: 'Code by SMS to {phone}',
});
