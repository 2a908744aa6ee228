import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.deposit', defaultMessage: 'Deposit' },
  loading: { id: 'deposit.loading', defaultMessage: 'Loading the payment channels' },
  closed: { id: 'deposit.closed.title', defaultMessage: 'Deposits are closed' },
  closedText: {
    id: 'deposit.closed.text',
    defaultMessage: 'No payment channel is open at the moment. Your money is safe.',
  },
  unavailable: { id: 'deposit.unavailable.title', defaultMessage: 'The payment channels could not be loaded' },
  unavailableText: {
    id: 'common.nothingSent',
    defaultMessage: 'Nothing was sent. Please check your connection.',
  },
  channel: { id: 'common.channel', defaultMessage: 'Channel' },
  channelClosed: { id: 'deposit.choosing.channelClosed', defaultMessage: 'Closed at the moment' },
  ofCard: { id: 'deposit.choosing.ofCard', defaultMessage: 'Fits your card' },
  bank: { id: 'common.bank', defaultMessage: 'Bank' },
  bankSearch: { id: 'common.searchForABank', defaultMessage: 'Search for a bank' },
  noBank: { id: 'bankCard.search.empty', defaultMessage: 'No bank of this name' },
  bankRequired: { id: 'common.pleaseChooseABank', defaultMessage: 'Please choose a bank' },
  amount: { id: 'common.amount', defaultMessage: 'Amount' },
  amountMissing: { id: 'common.pleaseEnterAnAmount', defaultMessage: 'Please enter an amount' },
  noneLeft: { id: 'deposit.choosing.noneLeft', defaultMessage: 'No deposit times' },
  overToday: { id: 'problem.dailyLimitReached', defaultMessage: 'Limit exceeded' },
  clear: { id: 'common.clearTheAmount', defaultMessage: 'Clear the amount' },
  picks: { id: 'common.quickAmounts', defaultMessage: 'Quick amounts' },
  submit: { id: 'common.continue', defaultMessage: 'Continue' },
  toOpenOrders: { id: 'deposit.choosing.openOrders', defaultMessage: 'Show the unpaid deposits' },
  howPay: { id: 'manualDeposit.howPay', defaultMessage: 'You pay in your bank or wallet app' },
  confirm: { id: 'common.confirm', defaultMessage: 'Confirm' },
  opensElsewhere: {
    id: 'deposit.confirming.opensElsewhere',
    defaultMessage: 'The payment page opens in a new tab. Come back here when you have paid.',
  },
  creating: { id: 'deposit.placing.creating', defaultMessage: 'Making your order' },
  creatingText: { id: 'common.doNotClose', defaultMessage: 'One moment. Please do not close this page.' },
  tracing: { id: 'deposit.placing.tracing', defaultMessage: 'Looking for your order' },
  tracingText: { id: 'deposit.placing.tracingText', defaultMessage: 'Please do not pay again.' },
  unanswered: { id: 'deposit.silent.title', defaultMessage: 'We do not know yet what became of your order' },
  unansweredText: {
    id: 'deposit.silent.text',
    defaultMessage: 'Please do not pay again. We check once more as soon as you tap.',
  },
  askAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  unsent: { id: 'deposit.placing.absent', defaultMessage: 'Your order did not reach us' },
  unsentText: { id: 'common.nothingTaken', defaultMessage: 'Nothing was taken. You can safely send it again.' },
  missing: { id: 'deposit.missing.title', defaultMessage: "We can't find this deposit" },
  missingText: { id: 'review.missing.text', defaultMessage: 'Your bills show all that happened.' },
  anew: { id: 'common.newDeposit', defaultMessage: 'New deposit' },
  payExactly: { id: 'deposit.paying.exactly', defaultMessage: 'Pay exactly' },
  scan: { id: 'deposit.paying.scan', defaultMessage: 'Scan with your bank app and pay exactly' },
  scanAddress: {
    id: 'deposit.paying.scanAddress',
    defaultMessage: 'Scan with the camera of another phone: the payment page opens there. Pay exactly',
  },
  qr: { id: 'deposit.paying.qr', defaultMessage: 'QR code of the payment' },
  saveImage: { id: 'deposit.paying.saveImage', defaultMessage: 'Save image' },
  copyCode: { id: 'deposit.paying.copyCode', defaultMessage: 'Copy the QR text' },
  copyAddress: { id: 'deposit.paying.copyAddress', defaultMessage: 'Copy the link' },
  openPage: { id: 'deposit.paying.openPage', defaultMessage: 'Open the payment page' },
  opening: { id: 'deposit.paying.opening', defaultMessage: 'Opening the payment page…' },
  pageOpen: { id: 'deposit.paying.pageOpen', defaultMessage: 'Pay on the page of the channel, then come back here.' },
  direct: {
    id: 'deposit.paying.direct',
    defaultMessage: 'Confirm the payment in your bank app. There is nothing else to do here.',
  },
  saveHint: {
    id: 'deposit.paying.saveHint',
    defaultMessage: 'On one phone: save the image and open it in your bank app.',
  },
  blocked: {
    id: 'deposit.paying.blocked',
    defaultMessage: 'Your browser did not let the payment page open. Please tap the button.',
  },
  unwatched: {
    id: 'deposit.paying.unwatched',
    defaultMessage: 'We lost track of your order. Please do not pay again.',
  },
  claim: { id: 'deposit.paying.claim', defaultMessage: 'I have paid' },
  notSeen: {
    id: 'deposit.paying.notSeen',
    defaultMessage: 'Your payment is not here yet. We keep looking.',
  },
  cancel: { id: 'common.cancel', defaultMessage: 'Cancel' },
  another: { id: 'deposit.paying.another', defaultMessage: 'Make another deposit' },
  yourOrder: { id: 'deposit.paying.yourOrder', defaultMessage: 'Your order' },
});

export const rich = {
  checked: defineMessage<{ time: string }>({ id: 'deposit.paying.checked', defaultMessage: 'Checked at {time}.' }),
  limits: defineMessage<{ min: string; max: string }>({
    id: 'manualDeposit.limits',
    defaultMessage: '{min} to {max} each time',
  }),
  todayLeft: defineMessage<{ amount: string }>({
    id: 'deposit.choosing.todayLeft',
    defaultMessage: 'Left today: {amount}',
  }),
  tooLittle: defineMessage<{ min: string }>({
    id: 'deposit.choosing.tooLittle',
    defaultMessage: 'The minimum deposit is {min}.',
  }),
  tooMuch: defineMessage<{ max: string }>({
    id: 'deposit.choosing.tooMuch',
    defaultMessage: 'The maximum deposit is {max}.',
  }),
};
export const payOnce = defineMessage<{ b: MessageTag }>({
  id: 'deposit.paying.once',
  defaultMessage: "Pay this order once. If your bank says paid, wait here: <b>don't pay again.</b>",
});
