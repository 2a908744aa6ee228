import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.passkeys', defaultMessage: 'Passkeys' },
  lead: {
    id: 'passkeys.lead',
    defaultMessage:
      'These passkeys log in to your account. If you do not know one of them, remove it and change your password.',
  },
  loading: { id: 'passkeys.loading', defaultMessage: 'Loading your passkeys' },
  failedTitle: { id: 'passkeys.failed.title', defaultMessage: 'Your passkeys could not be loaded' },
  failedText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  emptyTitle: { id: 'passkeys.empty.title', defaultMessage: 'No passkeys yet' },
  emptyText: {
    id: 'passkeys.empty.text',
    defaultMessage:
      'Log in with your finger, your face or your screen lock instead of a password. Your password stays.',
  },
  incapable: { id: 'passkeys.incapable', defaultMessage: 'This browser cannot make passkeys. Try another one.' },
  add: { id: 'common.addAPasskey', defaultMessage: 'Add a passkey' },
  unused: { id: 'passkeys.unused', defaultMessage: 'Not used yet' },
  rename: { id: 'passkeys.rename', defaultMessage: 'Rename' },
  remove: { id: 'passkeys.remove', defaultMessage: 'Remove' },
  name: { id: 'passkeys.name', defaultMessage: 'Name' },
  nameHint: { id: 'passkeys.nameHint', defaultMessage: 'At most 60 characters.' },
  close: { id: 'common.close', defaultMessage: 'Close' },
  save: { id: 'common.save', defaultMessage: 'Save' },
  askText: {
    id: 'passkeys.asking.text',
    defaultMessage: 'It will not log in any more. You can still log in with your password.',
  },
  keep: { id: 'passkeys.asking.keep', defaultMessage: 'Keep it' },
  unknownTitle: { id: 'common.weHadNoAnswer', defaultMessage: 'We had no answer' },
  unknownText: {
    id: 'passkeys.unknown.text',
    defaultMessage: 'It may have worked. Look again to be sure.',
  },
  lookAgain: { id: 'common.lookAgain', defaultMessage: 'Look again' },
  devices: { id: 'passkeys.devices', defaultMessage: 'See your devices' },
});
export const renameOf = defineMessage<{ name: string }>({ id: 'passkeys.renameOf', defaultMessage: 'Rename {name}' });
export const removeOf = defineMessage<{ name: string }>({ id: 'pictures.remove', defaultMessage: 'Remove {name}' });
/** `name`: an element, which isolates the direction of the name. */
export const askTitle: MessageDescriptor = defineMessage({
  id: 'passkeys.asking.title',
  defaultMessage: 'Remove the passkey “{name}”?',
});
export const addedOn = defineMessage<{ date: string }>({ id: 'passkeys.added', defaultMessage: 'Added {date}' });
export const lastUsed = defineMessage<{ time: string }>({
  id: 'passkeys.lastUsed',
  defaultMessage: 'Last used {time}',
});
