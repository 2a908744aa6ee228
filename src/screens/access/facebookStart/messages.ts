import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  button: { id: 'facebookStart.button', defaultMessage: 'Continue with Facebook' },
});
