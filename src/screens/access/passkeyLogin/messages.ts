import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  button: { id: 'passkeyLogin.button', defaultMessage: 'Log in with a passkey' },
  cancelled: {
    id: 'passkeyLogin.cancelled',
    defaultMessage: 'No passkey was used. Try again, or log in with your password.',
  },
  unusable: {
    id: 'passkeyLogin.unusable',
    defaultMessage: 'This device could not use a passkey. Log in with your password.',
  },
});
