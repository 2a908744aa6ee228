import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.manualDeposit', defaultMessage: 'Manual deposit' },
  loading: { id: 'manualDeposit.loading', defaultMessage: 'Loading the accounts' },
  unavailable: { id: 'manualDeposit.unavailable.title', defaultMessage: 'The accounts could not be loaded' },
  unavailableText: {
    id: 'common.nothingSent',
    defaultMessage: 'Nothing was sent. Please check your connection.',
  },
  closed: { id: 'manualDeposit.closed.title', defaultMessage: 'Manual deposits are closed' },
  closedText: {
    id: 'manualDeposit.closed.text',
    defaultMessage: 'You can deposit through a payment channel. If you have already paid, contact customer service.',
  },
  empty: { id: 'manualDeposit.none.title', defaultMessage: 'No account takes payments now' },
  noneText: {
    id: 'manualDeposit.none.text',
    defaultMessage: 'Please look again later, or deposit through a payment channel.',
  },
  toDeposit: { id: 'manualDeposit.toDeposit', defaultMessage: 'Payment channels' },
  lookAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  bank: { id: 'manualDeposit.bank', defaultMessage: 'Pay into this account' },
  bankRefused: {
    id: 'manualDeposit.bankRefused',
    defaultMessage: 'This account takes no payments now. If you have already paid, contact customer service.',
  },
  holder: { id: 'common.holder', defaultMessage: 'Holder' },
  number: { id: 'common.accountNumber', defaultMessage: 'Account number' },
  copyHolder: { id: 'manualDeposit.copyHolder', defaultMessage: 'Copy the holder' },
  copyNumber: { id: 'manualDeposit.copyNumber', defaultMessage: 'Copy the account number' },
  payer: { id: 'manualDeposit.payer', defaultMessage: 'You paid from' },
  cardGone: { id: 'manualDeposit.cardGone', defaultMessage: 'This card was deleted. Please choose another account.' },
  default: { id: 'bankCards.default', defaultMessage: 'Default' },
  other: { id: 'manualDeposit.other', defaultMessage: 'Another account' },
  otherNote: { id: 'manualDeposit.otherNote', defaultMessage: 'With its holder and its number' },
  payerName: { id: 'common.accountHolder', defaultMessage: 'Account holder' },
  payerNameMissing: { id: 'bankCard.holderRequired', defaultMessage: 'Please enter the holder of the account' },
  payerNumber: { id: 'manualDeposit.payerNumber', defaultMessage: 'Number of your account' },
  payerNumberHint: {
    id: 'manualDeposit.payerNumberHint',
    defaultMessage: 'Digits only. It is not stored on this device.',
  },
  amountMissing: { id: 'manualDeposit.amountMissing', defaultMessage: 'Please enter the amount that you paid' },
  clear: { id: 'common.clearTheAmount', defaultMessage: 'Clear the amount' },
  time: { id: 'manualDeposit.time', defaultMessage: 'Time of the payment' },
  timeMissing: { id: 'manualDeposit.timeMissing', defaultMessage: 'Please enter when you paid' },
  timeLate: { id: 'manualDeposit.timeLate', defaultMessage: 'This time has not come yet.' },
  timeEarly: {
    id: 'manualDeposit.timeEarly',
    defaultMessage: 'This is more than 7 days ago. Please contact customer service.',
  },
  timeRefused: {
    id: 'manualDeposit.timeRefused',
    defaultMessage: 'The time of the payment must be within the last 7 days, and not in the future.',
  },
  transactionNo: { id: 'common.transactionNumber', defaultMessage: 'Transaction number' },
  transactionNoHint: { id: 'manualDeposit.transactionNoHint', defaultMessage: 'As it stands on the receipt.' },
  transactionNoMissing: {
    id: 'manualDeposit.transactionNoMissing',
    defaultMessage: 'Please enter the transaction number of the receipt',
  },
  transactionNoWrong: {
    id: 'manualDeposit.transactionNoWrong',
    defaultMessage: 'Use 4 to 40 letters, digits and hyphens.',
  },
  transactionNoRefused: {
    id: 'manualDeposit.transactionNoRefused',
    defaultMessage: 'This number was reported already, or it is missing. Please compare it with the receipt.',
  },
  receipts: { id: 'manualDeposit.receipts', defaultMessage: 'Photos of the receipt' },
  receiptsHint: {
    id: 'manualDeposit.receiptsHint',
    defaultMessage: '1 to 4 pictures: JPEG, PNG or WebP. This device makes them smaller before it sends them.',
  },
  receiptsMissing: { id: 'manualDeposit.receiptsMissing', defaultMessage: 'Please add a photo of the receipt.' },
  submit: { id: 'common.continue', defaultMessage: 'Continue' },
  howPay: { id: 'manualDeposit.howPay', defaultMessage: 'You pay in your bank or wallet app' },
  howSend: { id: 'manualDeposit.howSend', defaultMessage: 'You send the receipt here' },
  changed: {
    id: 'manualDeposit.confirm.changed',
    defaultMessage:
      'This account has changed since you opened the form. If you paid into the old one, contact customer service first.',
  },
  to: { id: 'manualDeposit.confirm.to', defaultMessage: 'Paid to' },
  from: { id: 'manualDeposit.confirm.from', defaultMessage: 'Paid from' },
  pictures: { id: 'manualDeposit.confirm.pictures', defaultMessage: 'Pictures' },
  once: {
    id: 'manualDeposit.confirm.once',
    defaultMessage: 'Send it only after you have paid. Report each payment once.',
  },
  confirm: { id: 'manualDeposit.confirm.confirm', defaultMessage: 'Send for review' },
  applied: { id: 'review.manualDeposit.review', defaultMessage: 'Your deposit is under review' },
  appliedText: {
    id: 'review.manualDeposit.reviewText',
    defaultMessage: 'We compare your receipt with our account. Please do not pay again.',
  },
  toForm: { id: 'application.toForm', defaultMessage: 'Back to the form' },
  toReview: { id: 'withdrawal.applied.toReview', defaultMessage: 'Follow the review' },
}) satisfies Readonly<Record<string, MessageDescriptor>>;

export const rich = {
  limits: defineMessage<{ min: string; max: string }>({
    id: 'manualDeposit.limits',
    defaultMessage: '{min} to {max} each time',
  }),
  tooLittle: defineMessage<{ min: string }>({ id: 'withdrawal.tooLittle', defaultMessage: 'At least {min}' }),
  tooMuch: defineMessage<{ max: string }>({ id: 'withdrawal.tooMuch', defaultMessage: 'At most {max}' }),
  timeHint: defineMessage<{ zone: string }>({
    id: 'manualDeposit.timeHint',
    defaultMessage: 'By the clock of this site ({zone}), within the last 7 days.',
  }),
};
