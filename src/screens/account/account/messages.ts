import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { Accent, Device, Mode } from '../../../../machines/vocabulary.js';

export const messages = defineMessages({
  title: { id: 'account.title', defaultMessage: 'Account' },
  welcome: { id: 'account.visitor.title', defaultMessage: 'Welcome' },
  welcomeText: { id: 'account.visitor.text', defaultMessage: 'Log in to play, deposit and see your games.' },
  login: { id: 'account.visitor.login', defaultMessage: 'Log in' },
  signUp: { id: 'account.visitor.signUp', defaultMessage: 'Sign up' },
  restoring: { id: 'account.restoring', defaultMessage: 'Loading your account' },
  anonymous: { id: 'account.anonymous', defaultMessage: 'Player' },
  nameUnread: { id: 'account.nameUnread', defaultMessage: 'Your name could not be loaded.' },
  retry: { id: 'account.retry', defaultMessage: 'Try again' },
  inWallet: { id: 'account.balance', defaultMessage: 'In the wallet' },
  unknown: { id: 'account.balance.unknown', defaultMessage: 'Not known at the moment' },
  referral: { id: 'account.referral', defaultMessage: 'Invite friends' },
  wallet: { id: 'account.wallet', defaultMessage: 'Wallet' },
  deposit: { id: 'account.deposit', defaultMessage: 'Deposit' },
  bills: { id: 'account.bills', defaultMessage: 'Bills' },
  promotions: { id: 'account.promotions', defaultMessage: 'My promotions' },
  bonuses: { id: 'account.bonuses', defaultMessage: 'Bonuses' },
  memberLevel: { id: 'account.memberLevel', defaultMessage: 'Member level' },
  levelBonuses: { id: 'account.levelBonuses', defaultMessage: 'Level bonuses' },
  rebate: { id: 'account.rebate', defaultMessage: 'Rebate' },
  systemBonuses: { id: 'account.systemBonuses', defaultMessage: 'Bonuses from us' },
  messages: { id: 'account.messages', defaultMessage: 'Messages' },
  bankCards: { id: 'account.bankCards', defaultMessage: 'Bank cards' },
  myGames: { id: 'account.myGames', defaultMessage: 'My games' },
  favorites: { id: 'account.favorites', defaultMessage: 'Favourites' },
  likes: { id: 'account.likes', defaultMessage: 'Liked' },
  recent: { id: 'account.recent', defaultMessage: 'Recently played' },
  information: { id: 'account.information', defaultMessage: 'My information' },
  password: { id: 'account.password', defaultMessage: 'Change password' },
  devices: { id: 'account.devices', defaultMessage: 'Devices' },
  notices: { id: 'account.notices', defaultMessage: 'Notices' },
  help: { id: 'account.help', defaultMessage: 'Help and feedback' },
  contact: { id: 'account.contact', defaultMessage: 'Contact us' },
  agreement: { id: 'account.agreement', defaultMessage: 'User agreement' },
  language: { id: 'account.language', defaultMessage: 'Language' },
  layout: { id: 'account.layout', defaultMessage: 'Layout' },
  version: { id: 'account.version', defaultMessage: 'App version' },
  logout: { id: 'account.logout', defaultMessage: 'Log out' },
  logoutTitle: { id: 'account.askingLogout.title', defaultMessage: 'Log out?' },
  logoutText: { id: 'account.askingLogout.text', defaultMessage: 'Your money stays in the wallet.' },
  stay: { id: 'account.askingLogout.stay', defaultMessage: 'Stay' },
  languageText: {
    id: 'account.choosingLanguage.text',
    defaultMessage: 'The page loads again in the language you choose.',
  },
  close: { id: 'account.close', defaultMessage: 'Close' },
  layoutTitle: { id: 'account.askingLayout.title', defaultMessage: 'Switch the layout?' },
  layoutText: {
    id: 'account.askingLayout.text',
    defaultMessage: 'The page loads again in the other layout. You can switch back here.',
  },
  keepLayout: { id: 'account.askingLayout.keep', defaultMessage: 'Keep this one' },
  data: { id: 'account.data', defaultMessage: 'Data and privacy' },
  lowData: { id: 'account.lowData', defaultMessage: 'Use less data' },
  lowDataText: {
    id: 'account.lowData.text',
    defaultMessage: 'Small pictures, no banners, and nothing loaded ahead. Pages open a little later.',
  },
  consent: { id: 'account.consent', defaultMessage: 'Let Facebook measure visits' },
  consentText: {
    id: 'account.consent.text',
    defaultMessage: 'Only pages of games and offers, never your login, your account or your money.',
  },
  theme: { id: 'account.theme', defaultMessage: 'Theme' },
  mode: { id: 'account.theme.mode', defaultMessage: 'Light or dark' },
  accent: { id: 'account.theme.accent', defaultMessage: 'Colour' },
  stuck: { id: 'preferences.stuck', defaultMessage: 'The page could not load again.' },
});
export const level = defineMessage<{ level: number; name: string }>({
  id: 'account.level',
  defaultMessage: 'Level {level, number} · {name}',
});
export const asOf = defineMessage<{ time: string }>({ id: 'account.balance.asOf', defaultMessage: 'as of {time}' });

export const modes: Readonly<Record<Mode, MessageDescriptor>> = defineMessages({
  system: { id: 'account.theme.system', defaultMessage: 'System' },
  light: { id: 'account.theme.light', defaultMessage: 'Light' },
  dark: { id: 'account.theme.dark', defaultMessage: 'Dark' },
});
export const accents: Readonly<Record<Accent, MessageDescriptor>> = defineMessages({
  blue: { id: 'account.theme.blue', defaultMessage: 'Blue' },
  pink: { id: 'account.theme.pink', defaultMessage: 'Pink' },
  green: { id: 'account.theme.green', defaultMessage: 'Green' },
});
export const layouts: Readonly<Record<Device, MessageDescriptor>> = defineMessages({
  pc: { id: 'account.layout.pc', defaultMessage: 'Desktop' },
  other: { id: 'account.layout.other', defaultMessage: 'Phone' },
});
export const switchTo: Readonly<Record<Device, MessageDescriptor>> = defineMessages({
  pc: { id: 'account.askingLayout.toDesktop', defaultMessage: 'Switch to desktop' },
  other: { id: 'account.askingLayout.toPhone', defaultMessage: 'Switch to phone' },
});
export const unreadText = defineMessage<{ count: string }>({
  id: 'account.messages.unread',
  defaultMessage: '{count} unread',
});
