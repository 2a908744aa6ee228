import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'exitWarning.title', defaultMessage: 'You left a game without exiting' },
  lead: {
    id: 'exitWarning.lead',
    defaultMessage: 'Please update the in-game balance manually, or exit to bring it back to your wallet.',
  },
  inGame: { id: 'common.inTheGame', defaultMessage: 'In the game' },
  game: { id: 'common.game', defaultMessage: 'Game' },
  unknown: { id: 'common.notKnown', defaultMessage: 'not known' },
  update: { id: 'exitWarning.update', defaultMessage: 'Update in-game balance' },
  updated: { id: 'exitWarning.updated', defaultMessage: 'Updated just now.' },
  exit: { id: 'exitWarning.exit', defaultMessage: 'Exit and bring it back' },
  silence: { id: 'exitWarning.silence', defaultMessage: "Don't show again on this device" },
  stillShown: { id: 'exitWarning.stillShown', defaultMessage: 'Money in a game always stays visible in your wallet.' },
  showAll: { id: 'common.whereIsMyMoney', defaultMessage: 'Where is my money?' },
  close: { id: 'common.close', defaultMessage: 'Close' },
});

export const resume = defineMessage<{ game: string }>({ id: 'exitWarning.resume', defaultMessage: 'Back to {game}' });
