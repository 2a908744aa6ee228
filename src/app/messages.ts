import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  home: { id: 'common.home', defaultMessage: 'Home' },
  categories: { id: 'shell.categories', defaultMessage: 'Categories' },
  promotions: { id: 'shell.promotions', defaultMessage: 'Promotions' },
  myGames: { id: 'shell.myGames', defaultMessage: 'My games' },
  account: { id: 'common.account', defaultMessage: 'Account' },
  games: { id: 'common.games', defaultMessage: 'Games' },
  help: { id: 'common.help', defaultMessage: 'Help' },
  terms: { id: 'common.termsOfUse', defaultMessage: 'Terms of use' },
  licence: { id: 'shell.licence', defaultMessage: 'The terms of use name the operator and its license.' },
  noLicence: {
    id: 'shell.licence.demo',
    defaultMessage: 'This is a demo: nobody plays for real money here.',
  },
  settings: { id: 'common.settings', defaultMessage: 'Settings' },
  search: { id: 'common.searchGamesOrMakers', defaultMessage: 'Search games or makers' },
  logIn: { id: 'shell.logIn', defaultMessage: 'Log in' },
  signUp: { id: 'shell.signUp', defaultMessage: 'Sign up' },
  deposit: { id: 'common.deposit.kind', defaultMessage: 'Deposit' },
  balance: { id: 'shell.balance', defaultMessage: 'Balance' },
  notices: { id: 'common.notices', defaultMessage: 'Notices' },
  navigation: { id: 'shell.navigation', defaultMessage: 'Main navigation' },
  skip: { id: 'shell.skip', defaultMessage: 'Skip to the content' },
  messages: { id: 'shell.messages', defaultMessage: 'Messages of the lobby' },
  loading: { id: 'common.loading', defaultMessage: 'Loading' },
  offline: { id: 'shell.offline', defaultMessage: 'You are offline.' },
  slow: { id: 'shell.slow', defaultMessage: 'Still working. Your connection is slow.' },
  unavailableTitle: { id: 'shell.unavailable.title', defaultMessage: 'The lobby cannot be reached' },
  unavailableText: {
    id: 'common.checkConnectionMoneySafe',
    defaultMessage: 'Check your connection. Your money is safe.',
  },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  brokenTitle: { id: 'shell.broken.title', defaultMessage: 'This page broke' },
  brokenText: {
    id: 'shell.broken.text',
    defaultMessage: 'It is our mistake and nothing of yours is lost. Load it again, or go home.',
  },
  reload: { id: 'shell.reload', defaultMessage: 'Load again' },
  close: { id: 'common.close', defaultMessage: 'Close' },
  goHome: { id: 'common.goHome', defaultMessage: 'Go home' },
  newVersionTitle: { id: 'shell.newVersion.title', defaultMessage: 'There is a new version' },
  newVersionText: {
    id: 'shell.newVersion.text',
    defaultMessage: 'This page could not be loaded. Loading again brings the new version.',
  },
  lostTitle: { id: 'shell.lost.title', defaultMessage: 'This page could not be loaded' },
  lostText: { id: 'shell.lost.text', defaultMessage: 'Your version is the newest. Try again in a while.' },
  notFoundTitle: { id: 'shell.notFound.title', defaultMessage: 'This page does not exist' },
  notFoundText: { id: 'shell.notFound.text', defaultMessage: 'The address may be old or mistyped.' },
  gateTitle: { id: 'shell.gate.title', defaultMessage: 'Log in to see this' },
  gateText: { id: 'shell.gate.text', defaultMessage: 'You come back here right after.' },
});

export const ageText = defineMessage<{ country: string }>({
  id: 'shell.age',
  defaultMessage: '{country, select, PH {Only for players aged 21 or over.} other {Only for adults.}}',
});
export const offlineAsOf = defineMessage<{ time: string }>({
  id: 'shell.offline.asOf',
  defaultMessage: 'You are offline. Data as of {time}.',
});
export const unread = defineMessage<{ count: number }>({
  id: 'shell.unread',
  defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
});
