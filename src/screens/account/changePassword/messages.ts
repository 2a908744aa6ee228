import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.changePassword', defaultMessage: 'Change password' },
  oldPassword: { id: 'changePassword.oldPassword', defaultMessage: 'Current password' },
  oldRequired: { id: 'changePassword.oldRequired', defaultMessage: 'Enter your current password.' },
  newPassword: { id: 'common.newPassword', defaultMessage: 'New password' },
  newHint: {
    id: 'access.passwordHint',
    defaultMessage: 'At least 6 characters. Letters, numbers and _ . ! @ # $ % ^ & * ? are supported.',
  },
  repeated: { id: 'common.newPasswordAgain', defaultMessage: 'New password again' },
  newRequired: { id: 'changePassword.newRequired', defaultMessage: 'Choose a new password.' },
  repeatRequired: { id: 'changePassword.repeatRequired', defaultMessage: 'Enter the new password again.' },
  same: { id: 'problem.samePassword', defaultMessage: 'New and old passwords cannot be the same' },
  noMatch: { id: 'common.passwordsDiffer', defaultMessage: 'The passwords entered do not match' },
  reveal: { id: 'common.showThePassword', defaultMessage: 'Show the password' },
  hide: { id: 'common.hideThePassword', defaultMessage: 'Hide the password' },
  consequence: { id: 'phoneChange.consequence', defaultMessage: 'Your other devices are logged out.' },
  submit: { id: 'common.changeThePassword', defaultMessage: 'Change the password' },
  unchanged: {
    id: 'changePassword.unchanged',
    defaultMessage: 'The connection failed and your old password still counts. Please try again.',
  },
  unknownTitle: { id: 'common.weHadNoAnswer', defaultMessage: 'We had no answer' },
  unknownText: {
    id: 'changePassword.unknown.text',
    defaultMessage:
      'Your password may be changed already. Check again which one counts; the next login would show it, too.',
  },
  askAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  changedTitle: { id: 'changePassword.changed.title', defaultMessage: 'Password changed' },
  changedText: {
    id: 'changePassword.changed.text',
    defaultMessage: 'Use the new one from now on. Your other devices have been logged out.',
  },
  toAccount: { id: 'changePassword.changed.toAccount', defaultMessage: 'To my account' },
  toDevices: { id: 'changePassword.changed.toDevices', defaultMessage: 'See my devices' },
});
