import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  account: { id: 'common.account', defaultMessage: 'Account' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  trail: { id: 'common.whereYouAre', defaultMessage: 'Where you are' },
});
