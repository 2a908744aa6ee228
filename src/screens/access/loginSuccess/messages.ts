import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.welcome', defaultMessage: 'Welcome!' },
  text: { id: 'loginSuccess.text', defaultMessage: 'You are logged in. We take you on in a moment.' },
  go: { id: 'common.continue', defaultMessage: 'Continue' },
});

export const titleWithName = defineMessage<{ name: string }>({
  id: 'loginSuccess.titleWithName',
  defaultMessage: 'Welcome, {name}!',
});
