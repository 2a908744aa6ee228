import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  balance: { id: 'common.inTheWallet', defaultMessage: 'In the wallet' },
  unknown: { id: 'account.balance.unknown', defaultMessage: 'Not known at the moment' },
  notRead: { id: 'walletHome.balance.notRead', defaultMessage: 'Could not be read just now. We try again.' },
  hide: { id: 'walletHome.balance.hide', defaultMessage: 'Hide the balance' },
  show: { id: 'walletHome.balance.show', defaultMessage: 'Show the balance' },
  hidden: { id: 'common.hidden', defaultMessage: 'Hidden' },
  deposit: { id: 'common.deposit', defaultMessage: 'Deposit' },
  withdraw: { id: 'common.withdraw', defaultMessage: 'Withdraw' },
  bills: { id: 'common.bills', defaultMessage: 'Bills' },
  inGame: { id: 'walletHome.inGame', defaultMessage: 'In a game' },
  bringBack: { id: 'walletHome.inGame.bringBack', defaultMessage: 'Bring back' },
  allInGames: { id: 'common.whereIsMyMoney', defaultMessage: 'Where is my money?' },
  inPromotion: { id: 'walletHome.inPromotion', defaultMessage: 'In a promotion' },
  inPromotionFailed: {
    id: 'walletHome.inPromotion.failed',
    defaultMessage: 'The money in promotions could not be read. It is safe.',
  },
  openLoading: { id: 'walletHome.orders.loading', defaultMessage: 'Looking for what is still open' },
  reviews: { id: 'walletHome.reviews', defaultMessage: 'Deposits under review' },
  continue: { id: 'common.continue', defaultMessage: 'Continue' },
  cancel: { id: 'common.cancel', defaultMessage: 'Cancel' },
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
  failedText: { id: 'common.onlyListMissing', defaultMessage: 'Your money is safe. Only the list is missing.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  help: { id: 'common.customerService', defaultMessage: 'Customer service' },
});
export const asOf = defineMessage<{ time: string }>({ id: 'account.balance.asOf', defaultMessage: 'as of {time}' });
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
