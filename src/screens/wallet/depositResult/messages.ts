import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.deposit', defaultMessage: 'Deposit' },
  busy: { id: 'depositResult.finding.title', defaultMessage: 'Looking for your deposit' },
  busyText: { id: 'depositResult.finding.text', defaultMessage: 'One moment. Please do not pay again.' },
  visitor: { id: 'depositResult.visitor.title', defaultMessage: 'Thank you' },
  visitorText: { id: 'depositResult.visitor.text', defaultMessage: 'Log in to see your deposits and your balance.' },
  login: { id: 'common.logIn', defaultMessage: 'Log in' },
  waiting: { id: 'depositResult.waiting.title', defaultMessage: 'We wait for the payment channel' },
  waitingText: {
    id: 'depositResult.waiting.text',
    defaultMessage: 'This page shows the result as soon as it is known. Please do not pay again.',
  },
  unanswered: { id: 'deposit.silent.title', defaultMessage: 'We do not know yet what became of your order' },
  unansweredText: {
    id: 'deposit.silent.text',
    defaultMessage: 'Please do not pay again. We check once more as soon as you tap.',
  },
  askAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  missing: { id: 'deposit.missing.title', defaultMessage: "We can't find this deposit" },
  missingText: { id: 'depositResult.missing.text', defaultMessage: 'Your wallet shows all that happened.' },
  toWallet: { id: 'common.toTheWallet', defaultMessage: 'To the wallet' },
});
