import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  boarding: { id: 'gameEntry.boarding', defaultMessage: 'Entering the game…' },
  unreachable: { id: 'gameEntry.unreachable', defaultMessage: 'No connection to your game' },
  unreachableText: {
    id: 'gameEntry.unreachable.text',
    defaultMessage: 'Your money is safe in the game. We keep trying.',
  },
  unreachableWallet: {
    id: 'gameEntry.unreachable.wallet',
    defaultMessage: 'Your money is in your wallet. We keep trying.',
  },
  arriving: { id: 'gameEntry.arriving', defaultMessage: 'Your money is on its way' },
  way: { id: 'gameExit.way', defaultMessage: 'The way of your money' },
  taken: { id: 'gameEntry.step.taken', defaultMessage: 'Taken from the wallet' },
  play: { id: 'common.play', defaultMessage: 'Play' },
  notMoved: { id: 'gameEntry.notMoved', defaultMessage: 'The game did not take the money' },
  notMovedText: { id: 'gameEntry.notMoved.text', defaultMessage: 'All of it is in your wallet.' },
  gone: { id: 'gameEntry.gone', defaultMessage: "We can't find this game session" },
  occupied: { id: 'gameEntry.occupied', defaultMessage: 'This game is already open' },
  occupiedText: {
    id: 'gameEntry.occupied.text',
    defaultMessage:
      'A game is played on one screen at a time. If you play here, it closes there. Its money and a round under way stay in the game: nothing is lost or bet twice.',
  },
  takeOver: { id: 'gameEntry.occupied.takeOver', defaultMessage: 'Play here' },
  leaveThere: { id: 'gameEntry.occupied.leave', defaultMessage: 'Leave it there' },
});

/** `amount` is formatted with its currency. */
export const movingIn = defineMessage<{ amount: string }>({
  id: 'gameEntry.step.movingIn',
  defaultMessage: 'Moving {amount} to the game',
});
