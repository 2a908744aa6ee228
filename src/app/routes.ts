import type { AnyStateMachine } from 'xstate';
import type { Area } from '../i18n/area.js';
import type { FlowPage, Params, PlainPage } from './page.js';
import { page as home } from './pages/lobby/home.js';

export type AnyPage = FlowPage<AnyStateMachine> | PlainPage;

export type Route = {
  /** Name of the page's flow on every shelf. */
  name: string;
  area: Area;
  /** The tab bar stands under the five main pages alone; `bare` pages have the screen to themselves. */
  frame: 'tab' | 'sub' | 'bare';
  load: () => Promise<AnyPage>;
};

const route = (name: string, area: Area, frame: Route['frame'], load: () => Promise<{ page: unknown }>): Route => ({
  name,
  area,
  frame,
  // Each page is typed against its own chart in its own file; the table only needs to know that it is a page.
  load: async () => (await load()).page as AnyPage,
});

const homeRoute = route('home', 'shell', 'tab', async () => ({ page: home }));

/** One route, so that the chart which changed the password is still there to say so. */
const passwordRoute = route('changePassword', 'account', 'sub', () => import('./pages/account/resetPassword.js'));

/** Every address of the lobby (section 2). Pages load on demand; only home is in the first chunk. */
export const routes: Readonly<Record<string, Route>> = {
  '/': homeRoute,
  '/pages/redirect/redirect': homeRoute,
  '/entry': homeRoute,
  '/choose-location': homeRoute,
  '/open-location': homeRoute,
  '/pages/index/index': homeRoute,
  '/pages/desktop/index': homeRoute,
  '/pages/browser/browser': route('catalogue', 'lobby', 'tab', () => import('./pages/lobby/browser.js')),
  '/pages/privilege/privilege': route('offers', 'entry', 'tab', () => import('./pages/entry/privilege.js')),
  '/pages/myGames/myGames': route('myGames', 'lobby', 'tab', () => import('./pages/lobby/myGames.js')),
  '/pages/account/account': route('account', 'account', 'tab', () => import('./pages/account/account.js')),
  '/pages/account/devices': route('devices', 'account', 'sub', () => import('./pages/account/devices.js')),
  '/pages/account/resetPassword': passwordRoute,
  '/pages/account/resetPasswordSuccess': passwordRoute,
  '/pages/account/recentlyPlaying': route(
    'recentlyPlaying',
    'lobby',
    'sub',
    () => import('./pages/lobby/recentlyPlaying.js'),
  ),
  '/pages/account/myFavorite': route('myFavorite', 'lobby', 'sub', () => import('./pages/lobby/myFavorite.js')),
  '/pages/account/myLike': route('myLike', 'lobby', 'sub', () => import('./pages/lobby/myLike.js')),
  '/pages/forbidden/forbidden': route('forbidden', 'entry', 'sub', () => import('./pages/entry/forbidden.js')),
  '/pages/index/notice': route('notice', 'entry', 'sub', () => import('./pages/entry/notice.js')),
  '/pages/index/noticeDetail': route('noticeDetail', 'entry', 'sub', () => import('./pages/entry/noticeDetail.js')),
  '/pages/account/userAgreement': route('agreement', 'entry', 'sub', () => import('./pages/entry/userAgreement.js')),
  '/pages/account/contactInfomation': route(
    'contact',
    'entry',
    'sub',
    () => import('./pages/entry/contactInfomation.js'),
  ),
  '/pages/index/gameDetail': route('gameDetail', 'lobby', 'sub', () => import('./pages/lobby/gameDetail.js')),
  '/pages/index/makerGameList': route('makerGames', 'lobby', 'sub', () => import('./pages/lobby/makerGameList.js')),
  '/pages/browser/searchGame': route('search', 'lobby', 'sub', () => import('./pages/lobby/searchGame.js')),
  '/pages/index/playingGame': route('gameSession', 'play', 'bare', () => import('./pages/play/playingGame.js')),
  '/pages/index/gamePostMessagePage': route(
    'gameReturn',
    'play',
    'bare',
    () => import('./pages/play/gamePostMessagePage.js'),
  ),
  '/pages/account/myWallet': route('wallet', 'wallet', 'sub', () => import('./pages/wallet/myWallet.js')),
  '/pages/account/myWallet/walletDetail': route(
    'bills',
    'wallet',
    'sub',
    () => import('./pages/wallet/walletDetail.js'),
  ),
  '/pages/account/myWallet/recharge': route('deposit', 'wallet', 'sub', () => import('./pages/wallet/recharge.js')),
  '/pages/account/myWallet/rechargingPage': route(
    'deposit',
    'wallet',
    'sub',
    () => import('./pages/wallet/rechargingPage.js'),
  ),
  '/pages/account/myWallet/depositResult': route(
    'depositResult',
    'wallet',
    'sub',
    () => import('./pages/wallet/depositResult.js'),
  ),
  '/pages/account/myWallet/depositSuccess': route(
    'depositSuccess',
    'wallet',
    'sub',
    () => import('./pages/wallet/depositSuccess.js'),
  ),
  '/pages/account/myWallet/depositFailed': route(
    'depositFailed',
    'wallet',
    'sub',
    () => import('./pages/wallet/depositFailed.js'),
  ),
  '/pages/login/accountLogin': route('login', 'access', 'sub', () => import('./pages/access/accountLogin.js')),
  '/pages/login/codeLogin': route('smsLogin', 'access', 'sub', () => import('./pages/access/codeLogin.js')),
  '/pages/login/accountSignUp': route('signUp', 'access', 'sub', () => import('./pages/access/accountSignUp.js')),
  '/pages/login/accountResetPwd': route(
    'resetPassword',
    'access',
    'sub',
    () => import('./pages/access/accountResetPwd.js'),
  ),
  '/pages/login/getFacebookQuery': route(
    'facebookLogin',
    'access',
    'sub',
    () => import('./pages/access/getFacebookQuery.js'),
  ),
  '/pages/login/bindPhone': route('bindPhone', 'access', 'sub', () => import('./pages/access/bindPhone.js')),
  '/pages/login/fillProfile': route('fillProfile', 'access', 'sub', () => import('./pages/access/fillProfile.js')),
  '/pages/login/loginSuccess': route('loginSuccess', 'access', 'sub', () => import('./pages/access/loginSuccess.js')),
};

/** A path as the table knows it: without query and trailing slash. */
export function pathnameOf(path: string): string {
  const bare = path.slice(0, /[?#]|$/.exec(path)?.index);
  let end = bare.length;
  while (end > 1 && bare[end - 1] === '/') end -= 1;
  return bare.slice(0, end);
}

/** The parameters of an address, or of its search alone. */
export const paramsIn = (address: string): Params =>
  Object.fromEntries(new URLSearchParams(/\?[^#]*/.exec(address)?.[0]));

export const routeOf = (path: string): Route | null => routes[pathnameOf(path)] ?? null;
