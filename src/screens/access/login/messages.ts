import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  welcome: { id: 'login.welcome', defaultMessage: 'Welcome back' },
  newHere: { id: 'login.newHere', defaultMessage: 'New here?' },
  signUp: { id: 'login.signUp', defaultMessage: 'Sign up with your phone' },
  form: { id: 'login.form', defaultMessage: 'Log in' },
  username: { id: 'login.username', defaultMessage: 'Account or phone number' },
  usernameRequired: { id: 'login.usernameRequired', defaultMessage: 'Enter your account name or phone number.' },
  forgot: { id: 'login.forgot', defaultMessage: 'Forgot it?' },
  cannotSee: { id: 'login.cannotSee', defaultMessage: "Can't see it? Use SMS" },
  or: { id: 'common.or', defaultMessage: 'or' },
  bySms: { id: 'login.bySms', defaultMessage: 'Log in with an SMS code' },
  noAccount: { id: 'login.noAccount', defaultMessage: 'No account yet?' },
});
