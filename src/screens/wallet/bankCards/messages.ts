import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.bankCards', defaultMessage: 'Bank cards' },
  loading: { id: 'bankCards.loading', defaultMessage: 'Loading your cards' },
  failed: { id: 'bankCards.failed.title', defaultMessage: 'Your cards could not be loaded' },
  failedText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  unknown: { id: 'common.weHadNoAnswer', defaultMessage: 'We had no answer' },
  deletionUnknown: {
    id: 'bankCards.unknown.text',
    defaultMessage: 'The card may be deleted already. Look again to be sure.',
  },
  defaultUnknown: {
    id: 'bankCards.unknown.default',
    defaultMessage: 'The card may be the default one already. Look again to be sure.',
  },
  lookAgain: { id: 'common.lookAgain', defaultMessage: 'Look again' },
  empty: { id: 'common.noBankCardInformation', defaultMessage: 'No bank card information' },
  emptyText: { id: 'bankCards.empty.text', defaultMessage: 'Add the card that your withdrawals should go to.' },
  add: { id: 'common.addABankCard', defaultMessage: 'Add a bank card' },
  default: { id: 'bankCards.default', defaultMessage: 'Default' },
  makeDefault: { id: 'bankCards.makeDefault', defaultMessage: 'Make default' },
  change: { id: 'common.change', defaultMessage: 'Change' },
  delete: { id: 'common.delete', defaultMessage: 'Delete' },
  busy: {
    id: 'bankCards.busy',
    defaultMessage: 'A withdrawal to this card is under way. It can be changed when that has ended.',
  },
  holderDiffers: {
    id: 'bankCards.holderDiffers',
    defaultMessage: 'The holder is not your real name. A withdrawal to it may be rejected.',
  },
  deleteTitle: { id: 'bankCards.delete.title', defaultMessage: 'Delete this card?' },
  deleteText: { id: 'bankCards.delete.text', defaultMessage: 'Your bills stay as they are.' },
  keep: { id: 'bankCards.delete.keep', defaultMessage: 'Keep it' },
});

export const cardName = defineMessage<{ bank: string; number: string }>({
  id: 'bankCards.name',
  defaultMessage: '{bank} {number}',
});
export const rich = {
  phone: defineMessage<{ phone: string }>({ id: 'bankCards.phone', defaultMessage: 'Phone {phone}' }),
  operator: defineMessage<{ operator: string }>({
    id: 'bankCard.operator',
    defaultMessage: 'Paid out by {operator}',
  }),
  usableFrom: defineMessage<{ time: string }>({
    id: 'bankCards.usableFrom',
    defaultMessage: 'Withdrawals to it are possible from {time}, because your password is new.',
  }),
  makeDefaultOf: defineMessage<{ card: string }>({
    id: 'bankCards.makeDefaultOf',
    defaultMessage: 'Make {card} default',
  }),
  changeOf: defineMessage<{ card: string }>({ id: 'bankCards.changeOf', defaultMessage: 'Change {card}' }),
  deleteOf: defineMessage<{ card: string }>({ id: 'bankCards.deleteOf', defaultMessage: 'Delete {card}' }),
};
