import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  telling: { id: 'common.oneMoment', defaultMessage: 'One moment…' },
  told: { id: 'gameReturn.told', defaultMessage: 'You left the game. The lobby closes it for you.' },
  repeat: { id: 'gameReturn.repeat', defaultMessage: 'Tell the lobby again' },
});
