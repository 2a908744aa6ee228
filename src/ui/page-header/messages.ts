import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  account: { id: 'accountHeader.account', defaultMessage: 'Account' },
  back: { id: 'accountHeader.back', defaultMessage: 'Back' },
  trail: { id: 'accountHeader.trail', defaultMessage: 'Where you are' },
});
