import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.linkedAccounts', defaultMessage: 'Linked accounts' },
  lead: {
    id: 'socialBinds.lead',
    defaultMessage: 'With a linked account you log in without a password. We receive your name and nothing else.',
  },
  loading: { id: 'socialBinds.loading', defaultMessage: 'Loading your linked accounts' },
  binding: { id: 'socialBinds.binding', defaultMessage: 'Linking Facebook' },
  notLinked: { id: 'socialBinds.unbound', defaultMessage: 'Not linked' },
  notOffered: { id: 'socialBinds.notOffered', defaultMessage: 'No account can be linked on this site.' },
  failedTitle: { id: 'socialBinds.failed.title', defaultMessage: 'Your linked accounts could not be loaded' },
  failedText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  link: { id: 'socialBinds.link', defaultMessage: 'Link Facebook' },
  unlink: { id: 'socialBinds.unlink', defaultMessage: 'Unlink' },
  unlinkFacebook: { id: 'socialBinds.unlinkFacebook', defaultMessage: 'Unlink Facebook' },
  askTitle: { id: 'socialBinds.asking.title', defaultMessage: 'Unlink Facebook?' },
  askText: {
    id: 'socialBinds.asking.text',
    defaultMessage: 'After that you cannot log in with Facebook. You can log in with your phone number.',
  },
  keep: { id: 'socialBinds.asking.keep', defaultMessage: 'Keep it linked' },
  onlyWayIn: {
    id: 'socialBinds.onlyWayIn',
    defaultMessage: 'Facebook is your only way to log in. Add a phone number first, then unlink it.',
  },
  addPhone: { id: 'common.addAPhoneNumber', defaultMessage: 'Add a phone number' },
  unknownTitle: { id: 'common.weHadNoAnswer', defaultMessage: 'We had no answer' },
  unknownText: {
    id: 'socialBinds.unknown.text',
    defaultMessage: 'Facebook may be unlinked already. Look again to be sure.',
  },
  lookAgain: { id: 'common.lookAgain', defaultMessage: 'Look again' },
});
export const linkedAs = defineMessage<{ name: string; date: string }>({
  id: 'socialBinds.bound',
  defaultMessage: 'Linked as {name} since {date}',
});
