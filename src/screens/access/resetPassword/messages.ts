import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'resetPassword.title', defaultMessage: 'Reset password' },
  lead: { id: 'resetPassword.lead', defaultMessage: 'We send six digits to the phone of your account.' },
  forgotten: {
    id: 'resetPassword.forgotten',
    defaultMessage:
      'Your form is still here. Codes and passwords are never kept on this device: please enter them again.',
  },
  username: { id: 'resetPassword.username', defaultMessage: 'Account name or phone number' },
  usernameRequired: {
    id: 'resetPassword.usernameRequired',
    defaultMessage: 'Enter your account name, or your phone number if you chose none.',
  },
  newPwd: { id: 'common.newPassword', defaultMessage: 'New password' },
  confirmPwd: { id: 'common.newPasswordAgain', defaultMessage: 'New password again' },
  usernameWrong: {
    id: 'resetPassword.usernameWrong',
    defaultMessage: 'The account of this phone number has another name.',
  },
  repeatRequired: { id: 'changePassword.repeatRequired', defaultMessage: 'Enter the new password again.' },
  noMatch: { id: 'common.passwordsDiffer', defaultMessage: 'The passwords entered do not match' },
  submit: { id: 'resetPassword.submit', defaultMessage: 'Set the password' },
  consequence: {
    id: 'resetPassword.consequence',
    defaultMessage: 'Your other devices are logged out, and withdrawals to new cards wait 24 hours.',
  },
  backToLogin: { id: 'resetPassword.backToLogin', defaultMessage: 'Back to log in' },
  unknownTitle: { id: 'common.weHadNoAnswer', defaultMessage: 'We had no answer' },
  unknown: {
    id: 'resetPassword.unknown',
    defaultMessage:
      'Your password may be changed already. Log in with the new one; if that fails, ask for another code and set it again.',
  },
  setAgain: { id: 'resetPassword.unknown.setAgain', defaultMessage: 'Set it again' },
});
