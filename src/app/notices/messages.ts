import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { NoticeId } from '../../../machines/shared/notices.machine.js';

/** Exhaustive: a notice without a text does not compile. */
export const noticeMessage: Readonly<Record<NoticeId, MessageDescriptor>> = defineMessages({
  'network.restored': { id: 'notices.network.restored', defaultMessage: 'You are back online.' },
  'requests.failed': { id: 'problem.unreachable', defaultMessage: 'No connection. Please try again.' },
  'flow.broken': { id: 'notices.flow.broken', defaultMessage: 'Something went wrong. Please open the page again.' },
  'access.codeSent': { id: 'notices.access.codeSent', defaultMessage: 'The code was sent.' },
  'access.welcome': { id: 'common.welcome', defaultMessage: 'Welcome!' },
  'access.signedUp': { id: 'notices.access.signedUp', defaultMessage: 'Welcome! Your account is ready.' },
  'access.passwordSet': {
    id: 'notices.access.passwordSet',
    defaultMessage: 'Password changed. Your other devices have been logged out.',
  },
  'access.loggedOut': { id: 'notices.access.loggedOut', defaultMessage: 'You are logged out.' },
  'access.loggedOutElsewhere': {
    id: 'notices.access.loggedOutElsewhere',
    defaultMessage: 'You logged out in another tab.',
  },
  'access.logInFirst': { id: 'notices.access.logInFirst', defaultMessage: 'Please log in to go on.' },
  'access.phoneNumber': { id: 'notices.access.phoneNumber', defaultMessage: 'Please enter a valid phone number.' },
  'access.noMatchPassword': {
    id: 'common.passwordsDiffer',
    defaultMessage: 'The passwords entered do not match',
  },
  'account.signedOut': { id: 'notices.account.signedOut', defaultMessage: 'Logged out.' },
  'account.passkeyRemoved': { id: 'notices.account.passkeyRemoved', defaultMessage: 'The passkey was removed.' },
  'account.socialBound': { id: 'notices.account.socialBound', defaultMessage: 'Facebook is linked.' },
  'account.socialUnbound': { id: 'notices.account.socialUnbound', defaultMessage: 'Facebook is unlinked.' },
  'lobby.favoriteAdded': { id: 'notices.lobby.favoriteAdded', defaultMessage: 'Added to favorites.' },
  'lobby.favoriteRemoved': { id: 'notices.lobby.favoriteRemoved', defaultMessage: 'Removed from favorites.' },
  'play.settled': { id: 'notices.play.settled', defaultMessage: 'Your money is back in the wallet.' },
  'deposit.credited': { id: 'notices.deposit.credited', defaultMessage: 'Your deposit has arrived.' },
  'messages.deleted': { id: 'notices.messages.deleted', defaultMessage: 'The messages were deleted.' },
  'bankCards.deleted': { id: 'notices.bankCards.deleted', defaultMessage: 'The card was deleted.' },
  'bankCards.saved': { id: 'notices.bankCards.saved', defaultMessage: 'The card is saved.' },
  'profile.saved': { id: 'notices.profile.saved', defaultMessage: 'Saved.' },
  'profile.birthdayFixed': {
    id: 'notices.profile.birthdayFixed',
    defaultMessage: 'Your birthday was set on another device. It cannot be changed.',
  },
  'deposit.waiting': { id: 'notices.deposit.waiting', defaultMessage: 'A deposit waits for your payment.' },
  'copy.done': { id: 'notices.copy.done', defaultMessage: 'Copied.' },
  'copy.failed': { id: 'notices.copy.failed', defaultMessage: 'Could not copy.' },
});
