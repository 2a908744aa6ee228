import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'trackingPixel.asking.title', defaultMessage: 'May we measure your visit?' },
  text: {
    id: 'trackingPixel.asking.text',
    defaultMessage:
      'With your yes, Facebook hears which pages of games and offers you open, so that our ads can be measured. Never your login, your account or your money. You can change it under Account.',
  },
  allow: { id: 'trackingPixel.asking.allow', defaultMessage: 'Allow' },
  decline: { id: 'trackingPixel.asking.decline', defaultMessage: 'No, thanks' },
});
