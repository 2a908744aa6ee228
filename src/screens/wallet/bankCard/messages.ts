import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  cards: { id: 'common.bankCards', defaultMessage: 'Bank cards' },
  addTitle: { id: 'common.addABankCard', defaultMessage: 'Add a bank card' },
  changeTitle: { id: 'bankCard.change.title', defaultMessage: 'Change the bank card' },
  loading: { id: 'common.loadingTheBanks', defaultMessage: 'Loading the banks' },
  unavailable: { id: 'bankCard.unavailable.title', defaultMessage: 'The banks could not be loaded' },
  unavailableText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'bankCard.missing.title', defaultMessage: "We can't find this card" },
  missingText: { id: 'bankCard.missing.text', defaultMessage: 'It may have been deleted on another device.' },
  toCards: { id: 'bankCard.toCards', defaultMessage: 'To your cards' },
  locked: { id: 'bankCard.locked.title', defaultMessage: 'This card cannot be changed now' },
  lockedText: {
    id: 'bankCard.locked.text',
    defaultMessage: 'A withdrawal to it is under way. It can be changed when that has ended.',
  },
  checkAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  unknown: { id: 'bankCard.unknown.title', defaultMessage: 'We do not know yet whether the card was saved' },
  unknownText: { id: 'bankCard.unknown.text', defaultMessage: 'Nothing is sent again. We check as soon as you tap.' },
  saved: { id: 'bankCard.saved.title', defaultMessage: 'The card is saved' },
  savedText: { id: 'bankCard.saved.text', defaultMessage: 'One moment.' },
  bank: { id: 'common.bank', defaultMessage: 'Bank' },
  bankRequired: { id: 'common.pleaseChooseABank', defaultMessage: 'Please choose a bank' },
  search: { id: 'common.searchForABank', defaultMessage: 'Search for a bank' },
  noBank: { id: 'bankCard.search.empty', defaultMessage: 'No bank of this name' },
  holder: { id: 'common.accountHolder', defaultMessage: 'Account holder' },
  holderHint: { id: 'bankCard.holderHint', defaultMessage: 'As the bank writes it' },
  holderRequired: { id: 'bankCard.holderRequired', defaultMessage: 'Please enter the holder of the account' },
  number: { id: 'common.accountNumber', defaultMessage: 'Account number' },
  numberHint: { id: 'bankCard.numberHint', defaultMessage: 'Digits only, 4 to 30, with the zeros at the start' },
  phone: { id: 'common.phoneNumber', defaultMessage: 'Phone number' },
  isDefault: { id: 'bankCard.isDefault', defaultMessage: 'Use it for withdrawals by default' },
  submit: { id: 'common.save', defaultMessage: 'Save' },
  nameTitle: { id: 'bankCard.name.title', defaultMessage: 'Is this your account?' },
  correct: { id: 'common.correctIt', defaultMessage: 'Correct it' },
  saveAnyway: { id: 'profile.warning.save', defaultMessage: 'Save it as it is' },
});

export const rich = {
  operator: defineMessage<{ operator: string }>({
    id: 'bankCard.operator',
    defaultMessage: 'Paid out by {operator}',
  }),
  nameText: defineMessage<{ holder: string; realname: string }>({
    id: 'bankCard.name.text',
    defaultMessage:
      'The holder is {holder}, and your real name is {realname}. A withdrawal to an account of another name may be rejected.',
  }),
  numberKept: defineMessage<{ number: string }>({
    id: 'bankCard.numberKept',
    defaultMessage: 'Now {number}. Leave it empty to keep it.',
  }),
};
