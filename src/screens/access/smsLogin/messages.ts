import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'smsLogin.title', defaultMessage: 'Log in by SMS' },
  lead: { id: 'smsLogin.lead', defaultMessage: 'No password and no picture: we send six digits to your phone.' },
  byPassword: { id: 'smsLogin.byPassword', defaultMessage: 'Log in with a password' },
  or: { id: 'common.or', defaultMessage: 'or' },
});
