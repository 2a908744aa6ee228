import { defineMessages } from 'react-intl';

/** Why no passkey was added, where the server did not say it. */
export const notAddedMessages = defineMessages({
  cancelled: { id: 'notAdded.cancelled', defaultMessage: 'No passkey was added. You can try again.' },
  alreadyHere: { id: 'notAdded.alreadyHere', defaultMessage: 'This device has a passkey of your account already.' },
  timedOut: { id: 'notAdded.timedOut', defaultMessage: 'That took too long, and no passkey was added. Try again.' },
  unusable: {
    id: 'notAdded.unusable',
    defaultMessage: 'This device could not make a passkey. Your password still works.',
  },
  unknown: {
    id: 'notAdded.unknown',
    defaultMessage: 'We had no answer. Look at your passkeys to see whether it was added.',
  },
});
