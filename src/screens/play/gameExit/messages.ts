import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'gameExit.title', defaultMessage: 'Bringing your money back' },
  closing: { id: 'gameExit.title.closing', defaultMessage: 'Closing the game' },
  way: { id: 'gameExit.way', defaultMessage: 'The way of your money' },
  closed: { id: 'gameExit.step.closed', defaultMessage: 'Game closed' },
  closedElsewhere: {
    id: 'gameExit.step.closedElsewhere',
    defaultMessage: 'Game closed in another tab or by its maker',
  },
  moving: { id: 'gameExit.step.moving', defaultMessage: 'Moving the money to the wallet' },
  openDeposit: { id: 'gameExit.step.deposit', defaultMessage: 'Open deposit' },
  deposit: { id: 'common.deposit', defaultMessage: 'Deposit' },
  locked: {
    id: 'gameExit.locked',
    defaultMessage: 'The game is finishing a round and holds the money until then. We keep checking.',
  },
  stay: { id: 'gameExit.stay', defaultMessage: 'Back to the game' },
  settled: { id: 'gameExit.settled', defaultMessage: 'Your money is back' },
  settledElsewhere: { id: 'gameExit.settled.elsewhere', defaultMessage: 'This game was closed elsewhere' },
  settledNothing: { id: 'gameExit.settled.nothing', defaultMessage: 'The game is closed' },
  movedNothing: { id: 'gameExit.step.movedNothing', defaultMessage: 'Nothing was left in the game' },
  staysInWallet: { id: 'gameExit.step.staysInWallet', defaultMessage: 'Your money is in your wallet' },
  staysInPromotion: {
    id: 'gameExit.step.staysInPromotion',
    defaultMessage: 'The balance stays in your promotion',
  },
  toPromotion: { id: 'common.toThePromotion', defaultMessage: 'To the promotion' },
  demoEnded: { id: 'gameExit.settled.demo', defaultMessage: 'Demo ended. No money was moved.' },
  refused: { id: 'gameExit.refused', defaultMessage: 'This game cannot be exited here' },
});

/** `amount` is formatted with its currency. */
export const movingAmount = defineMessage<{ amount: string }>({
  id: 'gameExit.step.movingAmount',
  defaultMessage: 'Moving {amount} to the wallet',
});
export const movedAmount = defineMessage<{ amount: string }>({
  id: 'gameExit.step.movedAmount',
  defaultMessage: '{amount} moved to the wallet',
});
export const rechargeLead = defineMessage<{ game: string }>({
  id: 'gameExit.recharge.lead',
  defaultMessage: 'A deposit needs a short exit. {game} stays one tap away.',
});
export const inWallet = defineMessage<{ amount: string }>({
  id: 'gameExit.settled.wallet',
  defaultMessage: 'Your wallet holds {amount}.',
});
