import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'passkeyOffer.title', defaultMessage: 'Log in without a password?' },
  lead: {
    id: 'passkeyOffer.lead',
    defaultMessage:
      'Add a passkey, and next time you log in with your finger, your face or your screen lock. Your password still works.',
  },
  add: { id: 'common.addAPasskey', defaultMessage: 'Add a passkey' },
  later: { id: 'common.notNow', defaultMessage: 'Not now' },
  never: { id: 'passkeyOffer.never', defaultMessage: "Don't ask again on this device" },
  close: { id: 'common.close', defaultMessage: 'Close' },
  addedTitle: { id: 'passkeyOffer.added.title', defaultMessage: 'Passkey added' },
  addedText: {
    id: 'passkeyOffer.added.text',
    defaultMessage: 'Next time, choose “Log in with a passkey”. You can rename or remove it under Account, Passkeys.',
  },
  done: { id: 'passkeyOffer.added.done', defaultMessage: 'Done' },
  list: { id: 'common.seeYourPasskeys', defaultMessage: 'See your passkeys' },
});
