import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'loginGuard.title', defaultMessage: 'Sign up or log in' },
  tabs: { id: 'loginGuard.tabs', defaultMessage: 'Ways in' },
  signUp: { id: 'shell.signUp', defaultMessage: 'Sign up' },
  accountLogin: { id: 'shell.logIn', defaultMessage: 'Log in' },
  accountResetPwd: { id: 'loginGuard.accountResetPwd', defaultMessage: 'Reset password' },
  close: { id: 'common.close', defaultMessage: 'Close' },
  greetNew: { id: 'loginGuard.greetNew', defaultMessage: 'Nice to meet you.' },
  greet: { id: 'loginGuard.greet', defaultMessage: 'Good to see you again.' },
  greetLost: { id: 'loginGuard.greetLost', defaultMessage: 'Back in a minute.' },
});
