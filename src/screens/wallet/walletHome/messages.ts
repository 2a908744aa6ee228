import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  balance: { id: 'walletHome.balance', defaultMessage: 'In the wallet' },
  unknown: { id: 'walletHome.balance.unknown', defaultMessage: 'Not known at the moment' },
  notRead: { id: 'walletHome.balance.notRead', defaultMessage: 'Could not be read just now. We try again.' },
  hide: { id: 'walletHome.balance.hide', defaultMessage: 'Hide the balance' },
  show: { id: 'walletHome.balance.show', defaultMessage: 'Show the balance' },
  hidden: { id: 'walletHome.balance.hidden', defaultMessage: 'Hidden' },
  deposit: { id: 'walletHome.deposit', defaultMessage: 'Deposit' },
  withdraw: { id: 'walletHome.withdraw', defaultMessage: 'Withdraw' },
  bills: { id: 'walletHome.bills', defaultMessage: 'Bills' },
  inGame: { id: 'walletHome.inGame', defaultMessage: 'In a game' },
  bringBack: { id: 'walletHome.inGame.bringBack', defaultMessage: 'Bring back' },
  allInGames: { id: 'walletHome.inGame.all', defaultMessage: 'Where is my money?' },
  inPromotion: { id: 'walletHome.inPromotion', defaultMessage: 'In a promotion' },
  inPromotionFailed: {
    id: 'walletHome.inPromotion.failed',
    defaultMessage: 'The money in promotions could not be read. It is safe.',
  },
  openLoading: { id: 'walletHome.orders.loading', defaultMessage: 'Looking for what is still open' },
  reviews: { id: 'walletHome.reviews', defaultMessage: 'Deposits under review' },
  continue: { id: 'walletHome.orders.continue', defaultMessage: 'Continue' },
  cancel: { id: 'walletHome.orders.cancel', defaultMessage: 'Cancel' },
  ordersFailed: {
    id: 'walletHome.orders.failed',
    defaultMessage:
      'We could not check for open deposits and withdrawals. Please do not pay again before you have looked.',
  },
  withdrawals: { id: 'walletHome.withdrawals', defaultMessage: 'Withdrawals on their way' },
  entries: { id: 'walletHome.entries', defaultMessage: 'Last entries' },
  allEntries: { id: 'walletHome.entries.all', defaultMessage: 'All bills' },
  loading: { id: 'walletHome.entries.loading', defaultMessage: 'Loading the last entries' },
  empty: { id: 'walletHome.entries.empty', defaultMessage: 'No transactions yet' },
  emptyText: { id: 'walletHome.entries.emptyText', defaultMessage: 'Deposits and games will show here.' },
  failed: { id: 'walletHome.entries.failed', defaultMessage: 'The entries could not be loaded' },
  failedText: { id: 'walletHome.entries.failedText', defaultMessage: 'Your money is safe. Only the list is missing.' },
  retry: { id: 'walletHome.retry', defaultMessage: 'Try again' },
  help: { id: 'walletHome.help', defaultMessage: 'Customer service' },
});
export const asOf = defineMessage<{ time: string }>({ id: 'walletHome.balance.asOf', defaultMessage: 'as of {time}' });
export const waiting = defineMessage<{ amount: string }>({
  id: 'walletHome.orders.waiting',
  defaultMessage: 'A deposit of {amount} waits for payment',
});
export const payBefore = defineMessage<{ time: string }>({
  id: 'walletHome.orders.payBefore',
  defaultMessage: 'Pay before {time}',
});
export const withdrawalTo = defineMessage<{ bank: string }>({
  id: 'walletHome.withdrawals.to',
  defaultMessage: 'Withdrawal to {bank}',
});
