import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.devices', defaultMessage: 'Devices' },
  lead: {
    id: 'devices.lead',
    defaultMessage:
      'You are logged in on these devices. If you do not know one of them, log it out and change your password.',
  },
  loading: { id: 'devices.loading', defaultMessage: 'Loading your devices' },
  failedTitle: { id: 'devices.failed.title', defaultMessage: 'Your devices could not be loaded' },
  failedText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  thisDevice: { id: 'devices.thisDevice', defaultMessage: 'This device' },
  alone: { id: 'devices.alone', defaultMessage: 'You are logged in on this device only.' },
  signOut: { id: 'devices.signOut', defaultMessage: 'Log out' },
  signOutOthers: { id: 'devices.signOutOthers', defaultMessage: 'Log out all others' },
  askTitle: { id: 'devices.asking.title', defaultMessage: 'Log this device out?' },
  askOthersTitle: { id: 'devices.asking.othersTitle', defaultMessage: 'Log out all other devices?' },
  askText: {
    id: 'devices.asking.text',
    defaultMessage: 'Whoever uses it has to log in again. Your money stays as it is.',
  },
  keep: { id: 'devices.asking.keep', defaultMessage: 'Leave it' },
  unknownTitle: { id: 'common.weHadNoAnswer', defaultMessage: 'We had no answer' },
  unknownText: {
    id: 'devices.unknown.text',
    defaultMessage: 'The device may be logged out already. Look again to be sure.',
  },
  lookAgain: { id: 'common.lookAgain', defaultMessage: 'Look again' },
  passkeys: { id: 'common.seeYourPasskeys', defaultMessage: 'See your passkeys' },
  password: { id: 'common.changeThePassword', defaultMessage: 'Change the password' },
});
export const signOutOf = defineMessage<{ name: string }>({
  id: 'devices.signOutOf',
  defaultMessage: 'Log out {name}',
});
export const lastUsed = defineMessage<{ time: string; ip: string }>({
  id: 'devices.lastUsed',
  defaultMessage: 'Last used {time} · {ip}',
});
export const loggedIn = defineMessage<{ time: string; ip: string }>({
  id: 'devices.loggedIn',
  defaultMessage: 'Logged in {time} · {ip}',
});
