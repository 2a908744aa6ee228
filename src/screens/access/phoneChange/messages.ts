import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'phoneChange.title', defaultMessage: 'Change phone number' },
  information: { id: 'common.myInformation', defaultMessage: 'My information' },
  loading: { id: 'bindPhone.loading', defaultMessage: 'Looking up your phone number' },
  unavailableTitle: { id: 'bindPhone.unavailableTitle', defaultMessage: 'Your phone number could not be looked up' },
  unavailable: {
    id: 'profile.unavailable.text',
    defaultMessage: 'Check your connection and try again. What you typed is kept.',
  },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  phonelessTitle: { id: 'phoneChange.phoneless.title', defaultMessage: 'Your account has no phone number yet' },
  phoneless: { id: 'phoneChange.phoneless.text', defaultMessage: 'Add one first.' },
  add: { id: 'common.addAPhoneNumber', defaultMessage: 'Add a phone number' },
  proof: { id: 'phoneChange.proof', defaultMessage: 'Confirm that it is you' },
  byCode: { id: 'phoneChange.proof.code', defaultMessage: 'By code' },
  byPassword: { id: 'phoneChange.proof.password', defaultMessage: 'By password' },
  password: { id: 'common.password', defaultMessage: 'Password' },
  passwordRequired: { id: 'common.enterYourPassword', defaultMessage: 'Enter your password.' },
  passwordHint: { id: 'phoneChange.passwordHint', defaultMessage: 'If you no longer have the old phone.' },
  reveal: { id: 'common.showThePassword', defaultMessage: 'Show the password' },
  hide: { id: 'common.hideThePassword', defaultMessage: 'Hide the password' },
  wanted: { id: 'phoneChange.wanted', defaultMessage: 'Your new number' },
  taken: { id: 'phoneChange.taken', defaultMessage: 'Another account has this number.' },
  consequence: { id: 'phoneChange.consequence', defaultMessage: 'Your other devices are logged out.' },
  submit: { id: 'phoneChange.submit', defaultMessage: 'Change the number' },
  unanswered: {
    id: 'phoneChange.silent',
    defaultMessage:
      'No answer came, so we do not know yet whether the number was changed. Check again before you go on.',
  },
  askAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
});

export const oldCode = defineMessage<{ phone: string }>({
  id: 'ownerProof.codeTo',
  defaultMessage: 'Code by SMS to {phone}',
});
