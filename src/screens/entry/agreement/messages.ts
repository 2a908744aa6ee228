import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  back: { id: 'common.back', defaultMessage: 'Back' },
  choice: { id: 'agreement.choice', defaultMessage: 'Agreements' },
  terms: { id: 'common.termsOfUse', defaultMessage: 'Terms of use' },
  privacy: { id: 'agreement.privacy', defaultMessage: 'Privacy notice' },
  loading: { id: 'agreement.loading', defaultMessage: 'Loading the text' },
  unavailable: { id: 'agreement.unavailable.title', defaultMessage: 'The text did not load' },
  unavailableText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
});

export const updated = defineMessage<{ date: string }>({ id: 'agreement.updated', defaultMessage: 'As of {date}' });
