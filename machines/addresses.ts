/** Paths that charts use (section 2). */
export const path = {
  home: '/pages/index/index',
  accountLogin: '/pages/login/accountLogin',
  accountSignUp: '/pages/login/accountSignUp',
  account: '/pages/account/account',
  wallet: '/pages/account/myWallet',
  bills: '/pages/account/myWallet/walletDetail',
  billAnalysis: '/pages/account/myWallet/analysisBill',
  recharge: '/pages/account/myWallet/recharge',
  cashout: '/pages/account/myWallet/cashout',
  cashoutAudit: '/pages/account/myWallet/cashoutAudit',
  manualDeposit: '/pages/account/myWallet/manualDeposit',
  findPayment: '/pages/account/myWallet/findPayment',
  moneyInGames: '/pages/account/myWallet/moneyInGames',
  bankCards: '/pages/account/myBankCard',
  editBankCard: '/pages/account/myBankCard/editBankCard',
  playing: '/pages/index/playingGame',
  gameDetail: '/pages/index/gameDetail',
  makerGameList: '/pages/index/makerGameList',
  winners: '/pages/index/winners',
  notice: '/pages/index/notice',
  noticeDetail: '/pages/index/noticeDetail',
  browser: '/pages/browser/browser',
  searchGame: '/pages/browser/searchGame',
  privilege: '/pages/privilege/privilege',
  privilegeDetail: '/pages/privilege/privilegeDetail',
  promotionCode: '/pages/privilege/promotionCode',
  allPrivilegeGames: '/pages/privilege/allPrivilegeGames',
  myPromotion: '/pages/account/myPromotion',
  myPromotionDetail: '/pages/account/myPromotion/myPromotionDetail',
  myPromotionBill: '/pages/account/myPromotion/myPromotionBill',
  referralProgram: '/pages/account/referralProgram',
  myGames: '/pages/myGames/myGames',
  rebate: '/pages/account/rebate',
  systemBonus: '/pages/account/systemBonus',
  memberLevel: '/pages/account/memberLevel',
  levelBonus: '/pages/account/levelBonus',
  myInformation: '/pages/account/myInfomation',
  settings: '/pages/account/settings',
  socialBinds: '/pages/account/socialBinds',
  changePhone: '/pages/account/myInfomation/changePhone',
  avatar: '/pages/account/myInfomation/avatar',
  message: '/pages/account/message',
  messageList: '/pages/account/messageList',
  messageDetail: '/pages/account/messageDetail',
} as const;

/** An address with its query parameters (section 2); empty and default values are left out. */
export const withQuery = (to: string, query: Readonly<Record<string, string | null>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return pairs.length > 0 ? `${to}?${pairs.join('&')}` : to;
};

/** The five main pages, in the order of the tab bar (section 2). */
export type Tab = 'home' | 'catalogue' | 'promotions' | 'myGames' | 'account';

export type Address = {
  /** Path without query and without a slash at its end. */
  path: string;
  /** Name of the page. Its file is src/app/pages/<area>/<name>.tsx. */
  name: string;
  area: 'entry' | 'access' | 'lobby' | 'play' | 'wallet' | 'promotions' | 'bonuses' | 'account';
  /** `tab`: with the tab bar; `sub`: a page below one, with a back button; `bare`: the page has the screen to itself. */
  frame: 'tab' | 'sub' | 'bare';
  /** The tab that is marked as current on this page. */
  tab?: Tab;
  /** Visitors may open it: section 6, the login pages (A1), the settings and the winners. Every other page needs a token (A6). */
  isPublic?: true;
  /** Another company or a game returns to it. Its page acts on its address, which may hold a secret. */
  isReturn?: true;
  /** The address shows no page of its own: the launch redirects from it to home (A8, A9). */
  isEntry?: true;
  /** A document at this address may load the tracking pixel (G1): no page of login, account, wallet or a running game. */
  mayTrack?: true;
};

const home = { name: 'home', area: 'lobby', frame: 'tab', tab: 'home', isPublic: true, mayTrack: true } as const;
const entry = { ...home, isEntry: true } as const;
const account = { area: 'account', frame: 'sub', tab: 'account' } as const;
const login = { area: 'access', frame: 'sub' } as const;
const publicLogin = { ...login, isPublic: true } as const;
const wallet = { area: 'wallet', frame: 'sub', tab: 'account' } as const;
const promotion = { area: 'promotions', frame: 'sub', tab: 'promotions' } as const;
const bonus = { area: 'bonuses', frame: 'sub', tab: 'account' } as const;
const lobbyPage = { area: 'lobby', frame: 'sub', mayTrack: true } as const;
const tabPage = { frame: 'tab', isPublic: true, mayTrack: true } as const;

/**
 * Every address of the lobby (section 2). The routes, the login guard, the tabs, the redirects at the entry, the rule of the
 * tracking pixel and the server's list of pages are all read from this table.
 */
export const addresses: readonly Address[] = [
  { path: '/', ...entry },
  { path: '/pages/redirect/redirect', ...entry },
  { path: '/entry', ...entry },
  { path: '/choose-location', ...entry },
  { path: '/open-location', ...entry },

  { path: path.home, ...home },
  { path: '/pages/desktop/index', ...home },
  { path: path.browser, name: 'catalogue', area: 'lobby', tab: 'catalogue', ...tabPage },
  { path: path.privilege, name: 'promotions', area: 'promotions', tab: 'promotions', ...tabPage },
  { path: path.myGames, name: 'myGames', area: 'lobby', tab: 'myGames', ...tabPage },
  { path: path.account, name: 'account', area: 'account', frame: 'tab', tab: 'account', isPublic: true },

  { path: path.searchGame, name: 'search', ...lobbyPage, tab: 'catalogue' },
  { path: path.gameDetail, name: 'gameDetail', ...lobbyPage },
  { path: path.makerGameList, name: 'makerGames', ...lobbyPage },
  { path: path.winners, name: 'winners', ...lobbyPage, tab: 'home', isPublic: true },
  { path: '/pages/account/recentlyPlaying', name: 'recentlyPlaying', area: 'lobby', frame: 'sub', tab: 'account' },
  { path: '/pages/account/myFavorite', name: 'myFavorite', area: 'lobby', frame: 'sub', tab: 'account' },
  { path: '/pages/account/myLike', name: 'myLike', area: 'lobby', frame: 'sub', tab: 'account' },

  { path: path.playing, name: 'gameSession', area: 'play', frame: 'bare' },
  { path: path.moneyInGames, name: 'moneyInGames', area: 'play', frame: 'sub', tab: 'account' },
  {
    path: '/pages/index/gamePostMessagePage',
    name: 'gameReturn',
    area: 'play',
    frame: 'bare',
    isPublic: true,
    isReturn: true,
  },

  {
    path: '/pages/forbidden/forbidden',
    name: 'forbidden',
    area: 'entry',
    frame: 'sub',
    isPublic: true,
    mayTrack: true,
  },
  { path: path.notice, name: 'notice', area: 'entry', frame: 'sub', mayTrack: true },
  { path: path.noticeDetail, name: 'noticeDetail', area: 'entry', frame: 'sub', mayTrack: true },
  { path: '/pages/account/userAgreement', name: 'agreement', ...account, area: 'entry', isPublic: true },
  { path: '/pages/account/contactInfomation', name: 'contact', ...account, isPublic: true },
  { path: '/pages/account/contactUs', name: 'contactUs', ...account },

  { path: '/pages/account/devices', name: 'devices', ...account },
  { path: '/pages/account/passkeys', name: 'passkeys', ...account },
  // Facebook redirects to it after a bind (C9).
  { path: path.socialBinds, name: 'socialBinds', ...account },
  { path: path.settings, name: 'settings', ...account, isPublic: true },
  { path: path.myInformation, name: 'profile', ...account },
  { path: path.avatar, name: 'avatar', ...account },
  { path: path.changePhone, name: 'phoneChange', ...account, area: 'access' },
  { path: path.message, name: 'message', ...account },
  { path: path.messageList, name: 'messageList', ...account },
  { path: path.messageDetail, name: 'messageDetail', ...account },
  // One page behind both addresses, so that the chart which changed the password is still running to confirm it.
  { path: '/pages/account/resetPassword', name: 'changePassword', ...account },
  { path: '/pages/account/resetPasswordSuccess', name: 'changePassword', ...account },

  { path: path.privilegeDetail, name: 'offerDetail', ...promotion },
  { path: path.promotionCode, name: 'promotionCode', ...promotion },
  { path: path.allPrivilegeGames, name: 'promotionGames', ...promotion },
  { path: path.myPromotion, name: 'myPromotions', ...promotion },
  { path: path.myPromotionDetail, name: 'promotionRecord', ...promotion },
  { path: path.myPromotionBill, name: 'promotionBill', ...promotion },

  { path: path.rebate, name: 'rebate', ...bonus },
  { path: path.systemBonus, name: 'systemBonus', ...bonus },
  { path: path.memberLevel, name: 'memberLevel', ...bonus },
  { path: path.levelBonus, name: 'levelBonus', ...bonus },

  { path: path.referralProgram, name: 'referral', area: 'bonuses', frame: 'sub', tab: 'account' },

  { path: path.wallet, name: 'walletHome', ...wallet },
  { path: path.bills, name: 'bills', ...wallet },
  { path: path.billAnalysis, name: 'billAnalysis', ...wallet },
  { path: path.cashout, name: 'withdrawal', ...wallet },
  { path: path.cashoutAudit, name: 'orderReview', ...wallet },
  { path: path.findPayment, name: 'paymentSearch', ...wallet },
  { path: path.manualDeposit, name: 'manualDeposit', ...wallet },
  { path: path.bankCards, name: 'bankCards', ...wallet },
  { path: path.editBankCard, name: 'bankCard', ...wallet },
  { path: path.recharge, name: 'deposit', ...wallet },
  { path: `${path.wallet}/rechargingPage`, name: 'deposit', ...wallet },
  { path: `${path.wallet}/depositSuccess`, name: 'deposit', ...wallet },
  { path: `${path.wallet}/depositFailed`, name: 'deposit', ...wallet },
  // Gateways return to it, with or without a session (A8).
  { path: `${path.wallet}/depositResult`, name: 'depositResult', ...wallet, isPublic: true, isReturn: true },

  { path: path.accountLogin, name: 'login', ...publicLogin },
  { path: '/pages/login/codeLogin', name: 'smsLogin', ...publicLogin },
  { path: path.accountSignUp, name: 'signUp', ...publicLogin },
  { path: '/pages/login/accountResetPwd', name: 'resetPassword', ...publicLogin },
  { path: '/pages/login/getFacebookQuery', name: 'facebookLogin', ...publicLogin, isReturn: true },
  { path: '/pages/login/bindPhone', name: 'bindPhone', ...login },
  { path: '/pages/login/fillProfile', name: 'fillProfile', ...login },
  { path: '/pages/login/loginSuccess', name: 'loginSuccess', ...login },
];

const byPath: ReadonlyMap<string, Address> = new Map(addresses.map((address) => [address.path, address]));

/** The row of an address, with or without query, hash and slashes at the end; null if the lobby has no such page. */
export const addressOf = (at: string): Address | null => byPath.get(pathnameOf(at)) ?? null;

/** Whether a visitor may open an address. One that the lobby does not know needs a token too (A6). */
export const isPublic = (at: string): boolean => addressOf(at)?.isPublic === true;

/** Whether the document at an address comes with the content of its page: on every public page that does not act on its address. */
export function isRendered(at: string): boolean {
  const { isPublic: isOpen, isReturn } = addressOf(at) ?? {};
  return isOpen === true && isReturn !== true;
}

/** Whether the content in the document at an address depends on its query. */
export const readsQuery = (at: string): boolean => isRendered(at) && addressOf(at)?.name !== 'home';

/** The path of an address as the table writes it. */
export function pathnameOf(at: string): string {
  const bare = at.slice(0, /[?#]|$/.exec(at)?.index);
  let end = bare.length;
  // Not by a regular expression: on a long row of slashes it would start again at each one, in quadratic time.
  while (end > 1 && bare[end - 1] === '/') end -= 1;
  return bare.slice(0, end);
}
