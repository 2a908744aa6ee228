import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'loginGuard.title', defaultMessage: 'Sign up or log in' },
  tabs: { id: 'loginGuard.tabs', defaultMessage: 'Ways in' },
  signUp: { id: 'loginGuard.signUp', defaultMessage: 'Sign up' },
  accountLogin: { id: 'loginGuard.accountLogin', defaultMessage: 'Log in' },
  accountResetPwd: { id: 'loginGuard.accountResetPwd', defaultMessage: 'Reset password' },
  close: { id: 'loginGuard.close', defaultMessage: 'Close' },
  greetNew: { id: 'loginGuard.greetNew', defaultMessage: 'Nice to meet you.' },
  greet: { id: 'loginGuard.greet', defaultMessage: 'Good to see you again.' },
  greetLost: { id: 'loginGuard.greetLost', defaultMessage: 'Back in a minute.' },
});
