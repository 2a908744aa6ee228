import { fromCallback, type ActorRefFrom } from 'xstate';

/** Where the lobby should go: a path of its own, never a foreign address. `replace` leaves no step back. */
export type NavigationEvent = { type: 'navigation.requested'; to: string; replace?: boolean };

/** Navigator: carries a chart's wish to be elsewhere to the router. Its effect is given at boot. */
export const navigator = fromCallback<NavigationEvent>(() => undefined);
export type NavigatorRef = ActorRefFrom<typeof navigator>;

/** Paths that charts speak of (section 2). */
export const path = {
  home: '/pages/index/index',
  accountLogin: '/pages/login/accountLogin',
  accountSignUp: '/pages/login/accountSignUp',
  account: '/pages/account/account',
  wallet: '/pages/account/myWallet',
  recharge: '/pages/account/myWallet/recharge',
  playing: '/pages/index/playingGame',
  gameDetail: '/pages/index/gameDetail',
  makerGameList: '/pages/index/makerGameList',
  notice: '/pages/index/notice',
  noticeDetail: '/pages/index/noticeDetail',
  browser: '/pages/browser/browser',
  searchGame: '/pages/browser/searchGame',
  privilege: '/pages/privilege/privilege',
  myGames: '/pages/myGames/myGames',
} as const;
