import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  exit: { id: 'gameSeat.exit', defaultMessage: 'Exit' },
  home: { id: 'gameSeat.home', defaultMessage: 'Back home' },
  recharge: { id: 'gameSeat.recharge', defaultMessage: 'Deposit' },
  hide: { id: 'gameSeat.hide', defaultMessage: 'Hide this bar' },
  show: { id: 'gameSeat.show', defaultMessage: 'Show the bar' },
  fullScreen: { id: 'gameSeat.fullScreen', defaultMessage: 'Full screen' },
  upright: { id: 'gameSeat.upright', defaultMessage: 'Hold the phone upright for a bigger game' },
  inGame: { id: 'gameSeat.inGame', defaultMessage: 'in the game' },
  ofWallet: { id: 'gameSeat.ofWallet', defaultMessage: 'in the wallet' },
  demo: { id: 'gameSeat.demo', defaultMessage: 'Demo' },
  bar: { id: 'gameSeat.bar', defaultMessage: 'Game bar' },
  loading: { id: 'gameSeat.loading', defaultMessage: 'The game is loading…' },
  slow: { id: 'gameSeat.slow', defaultMessage: 'The game does not load. Please enter it again.' },
  lost: { id: 'gameSeat.lost', defaultMessage: 'No network. A round under way is safe.' },
  elsewhere: { id: 'gameSeat.elsewhere', defaultMessage: 'This game opens in a window of its own' },
  open: { id: 'gameSeat.elsewhere.open', defaultMessage: 'Open the game' },
  interrupted: {
    id: 'gameSeat.interrupted',
    defaultMessage: 'The game has been disconnected, please exit the game and re-enter',
  },
  interruptedText: { id: 'gameSeat.interrupted.text', defaultMessage: 'Your money is safe with the game until then.' },
  interruptedWallet: { id: 'gameSeat.interrupted.wallet', defaultMessage: 'Your money is in your wallet.' },
  reasoning: { id: 'gameSeat.reasoning', defaultMessage: 'One moment…' },
  takenOver: { id: 'gameSeat.takenOver', defaultMessage: 'You are playing this game elsewhere now' },
  takenOverText: {
    id: 'gameSeat.takenOver.text',
    defaultMessage: 'Your money and a round under way went on there.',
  },
  playHere: { id: 'gameSeat.takenOver.playHere', defaultMessage: 'Play here again' },
  reenter: { id: 'gameSeat.reenter', defaultMessage: 'Enter again' },
  session: { id: 'gameSeat.session', defaultMessage: 'This session' },
  movedIn: { id: 'gameSeat.movedIn', defaultMessage: 'Moved in' },
  inGameNow: { id: 'gameSeat.inGameNow', defaultMessage: 'In the game now' },
  inWallet: { id: 'gameSeat.inWallet', defaultMessage: 'In the wallet' },
  time: { id: 'gameSeat.time', defaultMessage: 'Time' },
  staysInPromotion: {
    id: 'gameSeat.staysInPromotion',
    defaultMessage: 'The balance stays in your promotion. Nothing moves to the wallet.',
  },
  staysInWallet: {
    id: 'gameSeat.staysInWallet',
    defaultMessage: 'You play straight from your wallet: nothing has to be moved.',
  },
  comesBack: { id: 'gameSeat.comesBack', defaultMessage: 'Exit brings everything in the game back to your wallet.' },
  exitTitle: { id: 'gameSeat.question.exit', defaultMessage: 'Exit the game?' },
  exitText: { id: 'gameSeat.question.exitText', defaultMessage: 'Everything in the game goes back to your wallet.' },
  exitDemo: { id: 'gameSeat.question.exitDemo', defaultMessage: 'This is a demo: no money is moved.' },
  rechargeTitle: { id: 'gameSeat.question.recharge', defaultMessage: 'Exit to deposit?' },
  stay: { id: 'gameSeat.question.stay', defaultMessage: 'Keep playing' },
  depositAmount: { id: 'gameSeat.question.depositAmount', defaultMessage: 'Amount to deposit' },
  depositLater: {
    id: 'gameSeat.question.depositLater',
    defaultMessage: 'You may also choose it in the wallet. Afterwards you are back in the game with one tap.',
  },
  clear: { id: 'gameSeat.question.clear', defaultMessage: 'Clear the amount' },
  picks: { id: 'gameSeat.question.picks', defaultMessage: 'Quick amounts' },
  exitAndRecharge: { id: 'gameSeat.question.exitAndRecharge', defaultMessage: 'Exit and deposit' },
});

/** `amount` is formatted with its currency. */
export const exitAmount = defineMessage<{ amount: string }>({
  id: 'gameSeat.question.exitAmount',
  defaultMessage: '{amount} goes back to your wallet.',
});
export const rechargeText = defineMessage<{ game: string }>({
  id: 'gameSeat.question.rechargeText',
  defaultMessage: 'A deposit needs a short exit. {game} stays one tap away.',
});
