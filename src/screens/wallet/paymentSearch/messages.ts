import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { FoundPayment } from '../../../../machines/wallet/paymentSearch.js';

export const messages = defineMessages({
  lead: {
    id: 'paymentSearch.lead',
    defaultMessage: 'For deposits, withdrawals and manual deposits of your account.',
  },
  number: { id: 'paymentSearch.number', defaultMessage: 'Order or reference number' },
  numberHint: {
    id: 'paymentSearch.numberHint',
    defaultMessage: 'As a bill, a receipt or the payment page shows it. The first 8 characters of an order are enough.',
  },
  numberRequired: { id: 'paymentSearch.numberRequired', defaultMessage: 'Enter the number of the payment.' },
  numberWrong: {
    id: 'paymentSearch.numberWrong',
    defaultMessage: 'A payment number has 4 to 80 letters and digits, without other signs than - . / _ #',
  },
  submit: { id: 'paymentSearch.submit', defaultMessage: 'Find' },
  searching: { id: 'paymentSearch.searching', defaultMessage: 'Looking for the payment' },
  made: { id: 'paymentSearch.made', defaultMessage: 'Made' },
  place: { id: 'paymentSearch.place', defaultMessage: 'Channel or bank' },
  nothing: { id: 'paymentSearch.nothing.title', defaultMessage: "We can't find this payment" },
  nothingText: {
    id: 'paymentSearch.nothing.text',
    defaultMessage: 'Please check the number. If money has left your account, send this text to customer service.',
  },
  copy: { id: 'paymentSearch.copy', defaultMessage: 'Copy the text' },
  failed: { id: 'paymentSearch.failed.title', defaultMessage: "We couldn't search for it" },
  support: { id: 'paymentSearch.support.request', defaultMessage: 'Please find my payment.' },
});

/** The lines of the text for customer service. */
export const supportLines = {
  player: defineMessage<{ player: string }>({ id: 'paymentSearch.support.player', defaultMessage: 'Player: {player}' }),
  number: defineMessage<{ number: string }>({ id: 'paymentSearch.support.number', defaultMessage: 'Number: {number}' }),
  time: defineMessage<{ time: string; zone: string }>({
    id: 'paymentSearch.support.time',
    defaultMessage: 'Searched: {time} ({zone})',
  }),
  site: defineMessage<{ site: string }>({ id: 'paymentSearch.support.site', defaultMessage: 'Site: {site}' }),
};

export const kinds: Readonly<Record<FoundPayment['kind'], MessageDescriptor>> = defineMessages({
  deposit: { id: 'common.deposit.kind', defaultMessage: 'Deposit' },
  withdrawal: { id: 'common.withdrawal', defaultMessage: 'Withdrawal' },
  manualDeposit: { id: 'common.manualDeposit', defaultMessage: 'Manual deposit' },
});
export const ways: Readonly<Record<FoundPayment['kind'], MessageDescriptor>> = defineMessages({
  deposit: { id: 'paymentSearch.to.deposit', defaultMessage: 'Show the deposit' },
  withdrawal: { id: 'paymentSearch.to.withdrawal', defaultMessage: 'Show the withdrawal' },
  manualDeposit: { id: 'common.showTheBill', defaultMessage: 'Show the bill' },
});

const states = defineMessages({
  toPay: { id: 'paymentSearch.state.toPay', defaultMessage: 'It waits for your payment.' },
  review: { id: 'paymentSearch.state.review', defaultMessage: 'It is under review.' },
  payout: { id: 'paymentSearch.state.payout', defaultMessage: 'It is approved and on its way to your bank.' },
  credited: { id: 'paymentSearch.state.credited', defaultMessage: 'The money is in your wallet.' },
  paidOut: { id: 'paymentSearch.state.paidOut', defaultMessage: 'It is paid to your bank.' },
  declined: { id: 'order.reason.declined', defaultMessage: 'The payment channel declined it.' },
  expired: { id: 'paymentSearch.state.expired', defaultMessage: 'It was not paid in time.' },
  cancelled: { id: 'common.youCanceledIt', defaultMessage: 'You canceled it.' },
  rejected: { id: 'paymentSearch.state.rejected', defaultMessage: 'It was rejected.' },
});

/** The state of an order in words. The server's sentence about a rejection is shown instead, if there is one. */
export function stateOf({ kind, status, reason }: FoundPayment): MessageDescriptor {
  if (status === 'failed') return states[reason ?? 'rejected'];
  if (status === 'pendingReview') return states.review;
  if (status === 'done') return kind === 'withdrawal' ? states.paidOut : states.credited;
  return kind === 'withdrawal' ? states.payout : states.toPay;
}
