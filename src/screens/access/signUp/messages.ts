import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'signUp.title', defaultMessage: 'Sign up' },
  confirm: { id: 'common.confirm', defaultMessage: 'Confirm' },
  submit: { id: 'common.signUp', defaultMessage: 'Sign up' },
  haveAccount: { id: 'signUp.haveAccount', defaultMessage: 'Have an account?' },
  phoneTitle: { id: 'signUp.phone.title', defaultMessage: 'Your phone number' },
  isAdultRequired: { id: 'signUp.phone.isAdultRequired', defaultMessage: 'Tick the box to go on.' },
  question: { id: 'signUp.phone.question', defaultMessage: 'A question before you start?' },
  contact: { id: 'common.contactUs', defaultMessage: 'Contact us' },
  forgotten: {
    id: 'signUp.forgotten',
    defaultMessage:
      'Your form is still here. Codes, passwords and bank accounts are never kept on this device: please enter them again.',
  },
  codeTitle: { id: 'signUp.code.title', defaultMessage: 'Enter the 6-digit code' },
  change: { id: 'signUp.code.change', defaultMessage: 'Change' },
  accountTitle: { id: 'signUp.account.title', defaultMessage: 'Username and password' },
  username: { id: 'signUp.account.username', defaultMessage: 'Username (optional)' },
  usernameHint: {
    id: 'signUp.account.usernameHint',
    defaultMessage: 'Letters, numbers and _ @ . Leave it empty to log in with your phone number.',
  },
  invite: { id: 'signUp.account.invite', defaultMessage: 'Invitation code (optional)' },
  bankTitle: { id: 'signUp.bankType.title', defaultMessage: 'Your bank' },
  bankLead: { id: 'signUp.bankType.lead', defaultMessage: 'Your winnings are paid out there.' },
  bankRequired: { id: 'common.pleaseChooseABank', defaultMessage: 'Please choose a bank' },
  bank: { id: 'common.bank', defaultMessage: 'Bank' },
  banksLoading: { id: 'common.loadingTheBanks', defaultMessage: 'Loading the banks' },
  banksUnavailable: { id: 'signUp.bankType.unavailable', defaultMessage: 'The banks did not load' },
  banksUnavailableText: { id: 'signUp.bankType.unavailableText', defaultMessage: 'Nothing you typed is lost.' },
  accountOfBankTitle: { id: 'signUp.bankAccount.title', defaultMessage: 'Your bank account' },
  holder: { id: 'common.accountHolder', defaultMessage: 'Account holder' },
  holderHint: {
    id: 'signUp.bankAccount.holderHint',
    defaultMessage: 'Exactly as the bank writes it: payouts to another name fail.',
  },
  holderRequired: { id: 'signUp.bankAccount.holderRequired', defaultMessage: 'Enter the name of the account holder.' },
  number: { id: 'common.accountNumber', defaultMessage: 'Account number' },
  askingTitle: { id: 'common.weHadNoAnswer', defaultMessage: 'We had no answer' },
  tracing: { id: 'signUp.unknown.asking', defaultMessage: 'Checking whether your account was made…' },
  absentTitle: { id: 'signUp.unknown.absentTitle', defaultMessage: 'Your sign-up did not arrive' },
  unsent: {
    id: 'signUp.unknown.absent',
    defaultMessage: 'No account was made. You can safely send it again; nothing you typed is lost.',
  },
  unansweredTitle: { id: 'signUp.unknown.silentTitle', defaultMessage: 'No connection' },
  unanswered: {
    id: 'signUp.unknown.silent',
    defaultMessage: 'We do not know yet whether your account was made. Check your connection and try again.',
  },
  unclearTitle: { id: 'signUp.unknown.unclearTitle', defaultMessage: 'Your account may be there already' },
  unclear: {
    id: 'signUp.unknown.unclear',
    defaultMessage:
      'Log in with the username and password that you just chose. If that fails, send the sign-up again: a phone makes one account only.',
  },
  sendAgain: { id: 'common.sendItAgain', defaultMessage: 'Send it again' },
});

export const stepOf = defineMessage<{ step: number; count: number }>({
  id: 'signUp.step',
  defaultMessage: 'Step {step} of {count}',
});
export const sentTo = defineMessage<{ phone: string }>({ id: 'signUp.code.sentTo', defaultMessage: 'Sent to {phone}' });
export const consent = defineMessage<{ country: string; terms: MessageTag; privacy: MessageTag }>({
  id: 'signUp.phone.consent',
  defaultMessage:
    '{country, select, PH {I am 21 or over and I accept the <terms>terms of use</terms> and the <privacy>privacy notice</privacy>.} other {I accept the <terms>terms of use</terms> and the <privacy>privacy notice</privacy>.}}',
});
