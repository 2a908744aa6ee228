import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ReviewKind } from '../../../../machines/wallet/review.js';

export const titles: Readonly<Record<ReviewKind, MessageDescriptor>> = defineMessages({
  withdrawal: { id: 'review.title.withdrawal', defaultMessage: 'Withdrawal' },
  manualDeposit: { id: 'common.manualDeposit', defaultMessage: 'Manual deposit' },
});

export const messages = defineMessages({
  loading: { id: 'review.loading', defaultMessage: 'Loading the order' },
  unavailable: { id: 'review.unavailable.title', defaultMessage: 'The order could not be loaded' },
  unavailableText: { id: 'common.onlyPageMissing', defaultMessage: 'Your money is safe. Only this page is missing.' },
  missing: { id: 'review.missing.title', defaultMessage: "We can't find this order" },
  missingText: { id: 'review.missing.text', defaultMessage: 'Your bills show all that happened.' },
  steps: { id: 'review.steps', defaultMessage: 'Steps of the order' },
  pace: { id: 'review.pace', defaultMessage: 'You may leave this page. Holidays are announced in the notices.' },
  to: { id: 'review.to', defaultMessage: 'To' },
  holder: { id: 'common.holder', defaultMessage: 'Holder' },
  receive: { id: 'common.youReceive', defaultMessage: 'You receive' },
  paidFrom: { id: 'review.paidFrom', defaultMessage: 'From' },
  paidAt: { id: 'review.paidAt', defaultMessage: 'Paid' },
  transactionNo: { id: 'common.transactionNumber', defaultMessage: 'Transaction number' },
  cancel: { id: 'review.cancel', defaultMessage: 'Cancel the withdrawal' },
  cancelTitle: { id: 'review.cancel.title', defaultMessage: 'Cancel this withdrawal?' },
  cancelLead: { id: 'review.cancel.lead', defaultMessage: 'The money goes back to your wallet at once.' },
  keep: { id: 'review.cancel.keep', defaultMessage: 'Keep it' },
  toBill: { id: 'common.showTheBill', defaultMessage: 'Show the bill' },
  toWallet: { id: 'common.toTheWallet', defaultMessage: 'To the wallet' },
  anew: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  mendCard: { id: 'review.mendCard', defaultMessage: 'Correct the bank card' },
});

type Words = { heading: MessageDescriptor; text: MessageDescriptor };
const texts = defineMessages({
  review: { id: 'problem.withdrawalUnderReview', defaultMessage: 'The withdrawal order is under review' },
  reviewText: { id: 'review.withdrawal.reviewText', defaultMessage: 'Your money is held for it.' },
  payout: { id: 'review.withdrawal.payout', defaultMessage: 'Approved: on its way to your bank' },
  payoutText: { id: 'review.withdrawal.payoutText', defaultMessage: 'The bank has the order.' },
  paid: { id: 'review.withdrawal.done', defaultMessage: 'Paid to your bank' },
  paidText: { id: 'review.withdrawal.doneText', defaultMessage: 'Please check your bank account.' },
  cancelled: { id: 'review.withdrawal.cancelled', defaultMessage: 'Withdrawal canceled' },
  rejected: { id: 'review.withdrawal.failed', defaultMessage: 'Withdrawal rejected' },
  returnedText: { id: 'review.withdrawal.failedText', defaultMessage: 'The money is in your wallet again.' },
  depositReview: { id: 'review.manualDeposit.review', defaultMessage: 'Your deposit is under review' },
  depositReviewText: {
    id: 'review.manualDeposit.reviewText',
    defaultMessage: 'We compare your receipt with our account. Please do not pay again.',
  },
  credited: { id: 'common.depositReceived', defaultMessage: 'Deposit received' },
  creditedText: { id: 'outcome.paid.text', defaultMessage: 'Please check the wallet for the new balance.' },
  depositRejected: { id: 'review.manualDeposit.failed', defaultMessage: 'Deposit rejected' },
  depositRejectedText: {
    id: 'review.manualDeposit.failedText',
    defaultMessage: 'Please contact customer service if money has left your account.',
  },
});

/** By how far the order is. The server's sentence about a rejection is shown instead of the text. */
export const decisions: Readonly<
  Record<ReviewKind, Record<'review' | 'payout' | 'done' | 'cancelled' | 'failed', Words>>
> = {
  withdrawal: {
    review: { heading: texts.review, text: texts.reviewText },
    payout: { heading: texts.payout, text: texts.payoutText },
    done: { heading: texts.paid, text: texts.paidText },
    cancelled: { heading: texts.cancelled, text: texts.returnedText },
    failed: { heading: texts.rejected, text: texts.returnedText },
  },
  manualDeposit: {
    review: { heading: texts.depositReview, text: texts.depositReviewText },
    payout: { heading: texts.depositReview, text: texts.depositReviewText },
    done: { heading: texts.credited, text: texts.creditedText },
    cancelled: { heading: texts.depositRejected, text: texts.depositRejectedText },
    failed: { heading: texts.depositRejected, text: texts.depositRejectedText },
  },
};
