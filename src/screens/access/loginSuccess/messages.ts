import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'loginSuccess.title', defaultMessage: 'You are logged in' },
  text: { id: 'loginSuccess.text', defaultMessage: 'Find a game, or top up your wallet first.' },
  play: { id: 'loginSuccess.play', defaultMessage: 'To the games' },
  wallet: { id: 'loginSuccess.wallet', defaultMessage: 'To the wallet' },
});
