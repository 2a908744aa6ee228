import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'ownerProof.title', defaultMessage: 'Confirm that it is you' },
  newCard: { id: 'ownerProof.newCard', defaultMessage: 'This bank card is new or was changed a short time ago.' },
  newDevice: {
    id: 'ownerProof.newDevice',
    defaultMessage: 'You logged in on this device for the first time a short time ago.',
  },
  largeAmount: { id: 'ownerProof.largeAmount', defaultMessage: 'This is a large amount.' },
  purpose: {
    id: 'ownerProof.purpose',
    defaultMessage: 'So that nobody else can take your money. What you entered is kept.',
  },
  way: { id: 'ownerProof.way', defaultMessage: 'How to confirm' },
  passkey: { id: 'ownerProof.way.passkey', defaultMessage: 'Passkey' },
  password: { id: 'common.password', defaultMessage: 'Password' },
  code: { id: 'ownerProof.way.code', defaultMessage: 'Code by SMS' },
  passkeyText: {
    id: 'ownerProof.passkeyText',
    defaultMessage: 'Your device asks for your finger, your face or its PIN.',
  },
  passwordLabel: { id: 'ownerProof.password', defaultMessage: 'Password of your account' },
  passwordRequired: { id: 'ownerProof.passwordRequired', defaultMessage: 'Enter your password.' },
  wrongPassword: { id: 'ownerProof.wrongPassword', defaultMessage: 'This password is wrong. Please try again.' },
  reveal: { id: 'common.showThePassword', defaultMessage: 'Show the password' },
  hide: { id: 'common.hideThePassword', defaultMessage: 'Hide the password' },
  cancelled: {
    id: 'ownerProof.cancelled',
    defaultMessage: 'No passkey was used. Try again, or choose another way.',
  },
  unusable: {
    id: 'ownerProof.unusable',
    defaultMessage: 'This device could not use a passkey. Please choose another way.',
  },
  submit: { id: 'ownerProof.submit', defaultMessage: 'Confirm and withdraw' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  missingTitle: { id: 'ownerProof.missing.title', defaultMessage: 'Add a phone number first' },
  missing: {
    id: 'ownerProof.missing.text',
    defaultMessage: 'This withdrawal needs a confirmation by code, and your account has no phone number yet.',
  },
  add: { id: 'common.addAPhoneNumber', defaultMessage: 'Add a phone number' },
});

export const codeTo = defineMessage<{ phone: string }>({
  id: 'ownerProof.codeTo',
  defaultMessage: 'Code by SMS to {phone}',
});
