import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { Bill } from '../../../../machines/vocabulary.js';

export const messages = defineMessages({
  check: { id: 'common.pleaseCheck', defaultMessage: 'Please check' },
  edit: { id: 'common.change', defaultMessage: 'Change' },
  how: { id: 'common.howItWorks', defaultMessage: 'How it works' },
  wallet: { id: 'common.wallet', defaultMessage: 'Wallet' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  trail: { id: 'common.whereYouAre', defaultMessage: 'Where you are' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  contact: { id: 'common.customerService', defaultMessage: 'Customer service' },
  history: { id: 'common.bills', defaultMessage: 'Bills' },
  findPayment: { id: 'wallet.findPayment', defaultMessage: 'Find my payment' },
  manual: { id: 'common.manualDeposit', defaultMessage: 'Manual deposit' },
  manualNote: { id: 'wallet.manualNote', defaultMessage: 'Pay by bank or wallet, then send the receipt' },
});

export const orderMessages = defineMessages({
  channel: { id: 'common.channel', defaultMessage: 'Channel' },
  amount: { id: 'common.amount', defaultMessage: 'Amount' },
  fee: { id: 'order.fee', defaultMessage: 'Fee' },
  pay: { id: 'order.pay', defaultMessage: 'You pay' },
  number: { id: 'order.number', defaultMessage: 'Order' },
  made: { id: 'order.step.made', defaultMessage: 'Order made' },
  waiting: { id: 'order.step.waiting', defaultMessage: 'Waiting for your payment' },
  paid: { id: 'order.step.paid', defaultMessage: 'You have paid' },
  toMake: { id: 'order.step.toMake', defaultMessage: 'The order is made' },
  toSee: { id: 'order.step.toSee', defaultMessage: 'We see the payment' },
  toCredit: { id: 'order.step.toCredit', defaultMessage: 'We credit the wallet' },
  seen: { id: 'order.step.seen', defaultMessage: 'Payment seen' },
  credited: { id: 'common.creditedToTheWallet', defaultMessage: 'Credited to the wallet' },
  steps: { id: 'order.steps', defaultMessage: 'Steps of the deposit' },
  pace: { id: 'order.pace', defaultMessage: 'We check every few seconds. You may leave this page.' },
  declined: { id: 'order.reason.declined', defaultMessage: 'The payment channel declined it.' },
  expired: { id: 'order.reason.expired', defaultMessage: 'Nobody paid in time.' },
  cancelled: { id: 'common.youCanceledIt', defaultMessage: 'You canceled it.' },
  cancelTitle: { id: 'order.cancel.title', defaultMessage: 'Cancel this deposit?' },
  cancelLead: {
    id: 'order.cancel.lead',
    defaultMessage: 'If you have already paid, keep it: the money is on its way.',
  },
  keep: { id: 'order.cancel.keep', defaultMessage: 'Keep it' },
});
export const timeLeftMessage = defineMessage<{ time: string }>({ id: 'order.timeLeft', defaultMessage: '{time} left' });
export const cancelMessage = defineMessage<{ amount: string }>({
  id: 'order.cancel.confirm',
  defaultMessage: 'Cancel {amount}',
});

/** The steps of an order that people review. */
export const reviewSteps = defineMessages({
  applied: { id: 'review.step.applied', defaultMessage: 'Sent' },
  review: { id: 'review.step.review', defaultMessage: 'Review' },
  payout: { id: 'review.step.payout', defaultMessage: 'Paid to your bank' },
  credited: { id: 'common.creditedToTheWallet', defaultMessage: 'Credited to the wallet' },
});

/** Read by a screen reader after each step. */
export const stepStates = defineMessages({
  done: { id: 'common.done', defaultMessage: '(done)' },
  now: { id: 'order.step.isNow', defaultMessage: '(now)' },
  stop: { id: 'common.stopped', defaultMessage: '(stopped)' },
  next: { id: 'order.step.isNext', defaultMessage: '(later)' },
});

/** Bill types, transfer types and trade states (sections 3 and 4). */
export const billTypes: Readonly<Record<Bill['billType'], MessageDescriptor>> = defineMessages({
  deposit: { id: 'common.deposit.kind', defaultMessage: 'Deposit' },
  withdrawal: { id: 'common.withdrawal', defaultMessage: 'Withdrawal' },
  props: { id: 'bill.type.props', defaultMessage: 'Items' },
  games: { id: 'common.games', defaultMessage: 'Games' },
  member: { id: 'bill.type.member', defaultMessage: 'Membership' },
  rewards: { id: 'common.rewards', defaultMessage: 'Rewards' },
  rebate: { id: 'common.rebate', defaultMessage: 'Rebate' },
});
export const transferTypes: Readonly<Record<NonNullable<Bill['transferType']>, MessageDescriptor>> = defineMessages({
  withdraw: { id: 'common.withdrawal', defaultMessage: 'Withdrawal' },
  deposit: { id: 'common.deposit.kind', defaultMessage: 'Deposit' },
  toGameMaker: { id: 'bill.transfer.toGameMaker', defaultMessage: 'Into a game' },
  outOfGameMaker: { id: 'bill.transfer.outOfGameMaker', defaultMessage: 'Out of a game' },
  toPromotion: { id: 'bill.transfer.toPromotion', defaultMessage: 'Into a promotion' },
  promotionSettlement: { id: 'bill.transfer.promotionSettlement', defaultMessage: 'Promotion settled' },
});
export const billStates: Readonly<Record<Bill['status'], MessageDescriptor>> = defineMessages({
  pendingReview: { id: 'bill.status.pendingReview', defaultMessage: 'In review' },
  failed: { id: 'bill.status.failed', defaultMessage: 'Failed' },
  pendingPayment: { id: 'bill.status.pendingPayment', defaultMessage: 'Waiting for payment' },
  done: { id: 'bill.status.done', defaultMessage: 'Done' },
});
/** What became of a deposit that moved no money: more exact than its state. */
export const billReasons: Readonly<Record<NonNullable<Bill['reason']>, MessageDescriptor>> = defineMessages({
  declined: { id: 'bill.reason.declined', defaultMessage: 'Declined' },
  expired: { id: 'bill.reason.expired', defaultMessage: 'Expired' },
  cancelled: { id: 'bill.reason.cancelled', defaultMessage: 'Canceled' },
});
export const toGameMessage = defineMessage<{ game: string }>({ id: 'bill.toGame', defaultMessage: 'To {game}' });
export const fromGameMessage = defineMessage<{ game: string }>({ id: 'bill.fromGame', defaultMessage: 'From {game}' });

/** When the money of a withdrawal is on the player's own account (E4). */
export const etaMessage = defineMessage<{ time: string }>({
  id: 'review.eta',
  defaultMessage: 'It arrives by {time}.',
});
