import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'changePassword.title', defaultMessage: 'Change password' },
  oldPassword: { id: 'changePassword.oldPassword', defaultMessage: 'Current password' },
  oldRequired: { id: 'changePassword.oldRequired', defaultMessage: 'Enter your current password.' },
  newPassword: { id: 'changePassword.newPassword', defaultMessage: 'New password' },
  newHint: {
    id: 'changePassword.newHint',
    defaultMessage: 'At least 6 characters. Letters, numbers and _ . ! @ # $ % ^ & * ? are supported.',
  },
  repeated: { id: 'changePassword.repeated', defaultMessage: 'New password again' },
  newRequired: { id: 'changePassword.newRequired', defaultMessage: 'Choose a new password.' },
  repeatRequired: { id: 'changePassword.repeatRequired', defaultMessage: 'Enter the new password again.' },
  same: { id: 'changePassword.same', defaultMessage: 'New and old passwords cannot be the same' },
  noMatch: { id: 'changePassword.noMatch', defaultMessage: 'The passwords entered do not match' },
  reveal: { id: 'changePassword.reveal', defaultMessage: 'Show the password' },
  hide: { id: 'changePassword.hide', defaultMessage: 'Hide the password' },
  consequence: { id: 'changePassword.consequence', defaultMessage: 'Your other devices are logged out.' },
  submit: { id: 'changePassword.submit', defaultMessage: 'Change the password' },
  unchanged: {
    id: 'changePassword.unchanged',
    defaultMessage: 'The connection failed and your old password still counts. Please try again.',
  },
  unknownTitle: { id: 'changePassword.unknown.title', defaultMessage: 'We had no answer' },
  unknownText: {
    id: 'changePassword.unknown.text',
    defaultMessage:
      'Your password may be changed already. Check again which one counts; the next login would show it, too.',
  },
  askAgain: { id: 'changePassword.unknown.retry', defaultMessage: 'Check again' },
  changedTitle: { id: 'changePassword.changed.title', defaultMessage: 'Password changed' },
  changedText: {
    id: 'changePassword.changed.text',
    defaultMessage: 'Use the new one from now on. Your other devices have been logged out.',
  },
  toAccount: { id: 'changePassword.changed.toAccount', defaultMessage: 'To my account' },
  toDevices: { id: 'changePassword.changed.toDevices', defaultMessage: 'See my devices' },
});
