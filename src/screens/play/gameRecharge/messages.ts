import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'gameRecharge.title', defaultMessage: 'Bring more into the game' },
  lead: { id: 'gameRecharge.lead', defaultMessage: 'From your wallet. The game goes on.' },
  loading: { id: 'gameRecharge.loading', defaultMessage: 'Looking into your wallet' },
  unavailable: { id: 'gameRecharge.unavailable', defaultMessage: 'We could not look into your wallet.' },
  bringIn: { id: 'gameRecharge.bringIn', defaultMessage: 'Bring in' },
  instead: { id: 'gameRecharge.depositInstead', defaultMessage: 'Deposit instead' },
  tracing: { id: 'gameRecharge.tracing', defaultMessage: 'Checking whether your money arrived' },
  unanswered: { id: 'gameRecharge.unanswered', defaultMessage: 'No answer yet. Nothing is moved twice.' },
  unsent: { id: 'gameRecharge.unsent', defaultMessage: 'It did not arrive. All of it is in your wallet.' },
  depositTitle: { id: 'gameRecharge.deposit.title', defaultMessage: 'Exit to deposit?' },
  depositAmount: { id: 'gameRecharge.deposit.amount', defaultMessage: 'Amount to deposit' },
  depositLater: {
    id: 'gameRecharge.deposit.later',
    defaultMessage: 'You may also choose it in the wallet. Afterwards you are back in the game with one tap.',
  },
  clear: { id: 'common.clearTheAmount', defaultMessage: 'Clear the amount' },
  picks: { id: 'common.quickAmounts', defaultMessage: 'Quick amounts' },
  exitAndDeposit: { id: 'gameRecharge.deposit.exit', defaultMessage: 'Exit and deposit' },
});

/** The texts of the game's own page and of its bar, where they are the same. */
export const shared = defineMessages({
  amount: { id: 'gameDetail.amount', defaultMessage: 'Bring into the game' },
  clear: { id: 'common.clear', defaultMessage: 'Clear' },
  picks: { id: 'common.quickAmounts', defaultMessage: 'Quick amounts' },
  all: { id: 'common.all', defaultMessage: 'All' },
  comesBack: {
    id: 'gameDetail.amount.comesBack',
    defaultMessage: 'What is left comes back to your wallet when you exit.',
  },
  notMoved: { id: 'gameEntry.notMoved', defaultMessage: 'The game did not take the money' },
  inWallet: { id: 'gameEntry.notMoved.text', defaultMessage: 'All of it is in your wallet.' },
  unmoved: { id: 'gameSession.unavailable.text', defaultMessage: 'Nothing was moved: your money is where it was.' },
  stay: { id: 'common.keepPlaying', defaultMessage: 'Keep playing' },
});

export const walletHolds = defineMessage<{ amount: string }>({
  id: 'gameDetail.amount.wallet',
  defaultMessage: 'Wallet {amount}',
});
/** `amount` is formatted with its currency. */
export const atLeast = defineMessage<{ amount: string }>({
  id: 'gameDetail.amount.least',
  defaultMessage: 'At least {amount}',
});
export const depositText = defineMessage<{ game: string }>({
  id: 'gameExit.recharge.lead',
  defaultMessage: 'A deposit needs a short exit. {game} stays one tap away.',
});
