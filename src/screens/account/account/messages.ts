import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.account', defaultMessage: 'Account' },
  welcome: { id: 'account.visitor.title', defaultMessage: 'Welcome' },
  welcomeText: { id: 'account.visitor.text', defaultMessage: 'Log in to play, deposit and see your games.' },
  login: { id: 'common.logIn', defaultMessage: 'Log in' },
  signUp: { id: 'common.signUp', defaultMessage: 'Sign up' },
  restoring: { id: 'account.restoring', defaultMessage: 'Loading your account' },
  anonymous: { id: 'account.anonymous', defaultMessage: 'Player' },
  nameUnread: { id: 'account.nameUnread', defaultMessage: 'Your name could not be loaded.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  inWallet: { id: 'common.inTheWallet', defaultMessage: 'In the wallet' },
  unknown: { id: 'account.balance.unknown', defaultMessage: 'Not known at the moment' },
  referral: { id: 'account.referral', defaultMessage: 'Invite friends' },
  wallet: { id: 'common.wallet', defaultMessage: 'Wallet' },
  withdraw: { id: 'common.withdraw', defaultMessage: 'Withdraw' },
  bills: { id: 'common.bills', defaultMessage: 'Bills' },
  promotions: { id: 'common.myPromotions', defaultMessage: 'My promotions' },
  bonuses: { id: 'account.bonuses', defaultMessage: 'Bonuses' },
  memberLevel: { id: 'common.memberLevel', defaultMessage: 'Member level' },
  levelBonuses: { id: 'common.levelBonuses', defaultMessage: 'Level bonuses' },
  rebate: { id: 'common.rebate', defaultMessage: 'Rebate' },
  systemBonuses: { id: 'common.bonusesFromUs', defaultMessage: 'Bonuses from us' },
  messages: { id: 'common.messages', defaultMessage: 'Messages' },
  bankCards: { id: 'common.bankCards', defaultMessage: 'Bank cards' },
  myGames: { id: 'common.myGames', defaultMessage: 'My games' },
  favorites: { id: 'common.favorites', defaultMessage: 'Favorites' },
  likes: { id: 'common.liked', defaultMessage: 'Liked' },
  recent: { id: 'account.recent', defaultMessage: 'Recently played' },
  information: { id: 'common.myInformation', defaultMessage: 'My information' },
  password: { id: 'common.changePassword', defaultMessage: 'Change password' },
  passkeys: { id: 'common.passkeys', defaultMessage: 'Passkeys' },
  devices: { id: 'common.devices', defaultMessage: 'Devices' },
  socialBinds: { id: 'common.linkedAccounts', defaultMessage: 'Linked accounts' },
  notices: { id: 'common.notices', defaultMessage: 'Notices' },
  help: { id: 'common.helpAndFeedback', defaultMessage: 'Help and feedback' },
  contact: { id: 'common.contactUs', defaultMessage: 'Contact us' },
  agreement: { id: 'account.agreement', defaultMessage: 'User agreement' },
  language: { id: 'common.language', defaultMessage: 'Language' },
  settings: { id: 'common.settings', defaultMessage: 'Settings' },
  version: { id: 'account.version', defaultMessage: 'App version' },
  logout: { id: 'account.logout', defaultMessage: 'Log out' },
  logoutTitle: { id: 'account.askingLogout.title', defaultMessage: 'Log out?' },
  logoutText: { id: 'account.askingLogout.text', defaultMessage: 'Your money stays in the wallet.' },
  stay: { id: 'account.askingLogout.stay', defaultMessage: 'Stay' },
  gamesOfMine: { id: 'account.gamesOfMine', defaultMessage: 'Your games' },
  ownData: { id: 'account.ownData', defaultMessage: 'Your data and security' },
  app: { id: 'account.app', defaultMessage: 'The app' },
  helpGroup: { id: 'common.help', defaultMessage: 'Help' },
  appDownload: { id: 'common.getTheAndroidApp', defaultMessage: 'Get the Android app' },
  levelLoading: { id: 'account.level.loading', defaultMessage: 'Loading your level' },
  levelFailed: { id: 'account.level.failed', defaultMessage: 'The way to your next level could not be loaded.' },
  levelHighest: { id: 'account.level.highest', defaultMessage: 'You have the highest level.' },
  gives: { id: 'account.visitor.gives', defaultMessage: 'With an account you have' },
  giveWallet: { id: 'account.visitor.wallet', defaultMessage: 'A wallet' },
  giveWalletNote: {
    id: 'account.visitor.walletNote',
    defaultMessage: 'Deposits, withdrawals to your bank card, and every bill',
  },
  giveOffers: { id: 'common.promotionsAndBonuses', defaultMessage: 'Promotions and bonuses' },
  giveOffersNote: {
    id: 'account.visitor.offersNote',
    defaultMessage: 'Offers to join, rebates, and bonuses of your level',
  },
  giveGames: { id: 'account.gamesOfMine', defaultMessage: 'Your games' },
  giveGamesNote: {
    id: 'account.visitor.gamesNote',
    defaultMessage: 'Favorites, likes, and what you played last, on every device',
  },
  giveFriends: { id: 'account.visitor.friends', defaultMessage: 'Rewards for friends' },
  giveFriendsNote: { id: 'account.visitor.friendsNote', defaultMessage: 'A link of your own to invite them' },
  giveMessages: { id: 'account.visitor.messages', defaultMessage: 'Messages and help' },
  giveMessagesNote: {
    id: 'account.visitor.messagesNote',
    defaultMessage: 'Answers to your questions, and news about your money',
  },
});
export const level = defineMessage<{ level: number; name: string }>({
  id: 'common.levelAndName',
  defaultMessage: 'Level {level, number} · {name}',
});
export const asOf = defineMessage<{ time: string }>({ id: 'account.balance.asOf', defaultMessage: 'as of {time}' });

export const memberSince = defineMessage<{ date: string }>({
  id: 'account.memberSince',
  defaultMessage: 'Member since {date}',
});
export const nextLevel = defineMessage<{ level: number; name: string }>({
  id: 'memberLevel.next',
  defaultMessage: 'To level {level, number} · {name}',
});
export const chosenTheme = defineMessage<{ accent: string; mode: string }>({
  id: 'account.chosenTheme',
  defaultMessage: '{accent} · {mode}',
});
export const appHost = defineMessage<{ host: string }>({
  id: 'account.appDownload.host',
  defaultMessage: 'From {host}',
});
export const unreadText = defineMessage<{ count: string }>({
  id: 'message.unreadIn',
  defaultMessage: '{count} unread',
});
