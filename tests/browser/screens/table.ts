import type { Page } from 'playwright-core';
import { demoToken, placeOrder, settle } from '../support/api.js';
import { newPlayer, shiftClock } from '../support/hooks.js';
import type { Lobby } from '../support/lobby.js';
import type { Device } from '../support/suite.js';

/** What addresses of screens refer to: orders of the demo player in every state. */
export type Facts = { player: string; newcomer: string; waiting: string; qr: string; paid: string; declined: string; expired: string };

export async function gatherFacts(lobby: Lobby): Promise<Facts> {
  const player = await demoToken(lobby);
  const place = (amount: number, channel: 'qr-instant' | 'ewallet-sampan' = 'ewallet-sampan') => placeOrder(lobby, player, channel, amount);
  await shiftClock(lobby, -7_200_000);
  const expired = await place(30_000);
  await shiftClock(lobby, 0);
  const paid = await place(100_000);
  await settle(lobby, paid, 'paid');
  const declined = await place(70_000);
  await settle(lobby, declined, 'declined');
  const waiting = await place(50_000);
  const qr = await place(20_000, 'qr-instant');
  return {
    player,
    newcomer: (await newPlayer(lobby)).token,
    waiting: waiting.orderNo,
    qr: qr.orderNo,
    paid: paid.orderNo,
    declined: declined.orderNo,
    expired: expired.orderNo,
  };
}

export type ScreenOnShow = {
  name: string;
  who: 'visitor' | 'player' | 'newcomer';
  address: string | ((facts: Facts) => string);
  /** What leads from the page to what is looked at. Names of roles alone: it runs in every language. */
  act?: (page: Page) => Promise<void>;
  only?: Device;
};

const main = (page: Page) => page.getByRole('main');
const openDialog = async (page: Page, opener: Promise<void>) => {
  await opener;
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
};
const popup = (tab: number) => async (page: Page) => {
  await openDialog(page, page.getByRole('banner').getByRole('button').first().click());
  await page.getByRole('dialog').getByRole('tab').nth(tab).click();
  await page.getByRole('dialog').getByRole('form').waitFor();
};

/** Every page of the lobby (section 2), and what opens over them. */
export const screens: readonly ScreenOnShow[] = [
  { name: 'home', who: 'visitor', address: '/' },
  { name: 'home-player', who: 'player', address: '/pages/index/index', act: (page) => main(page).locator('li a[aria-label]').first().waitFor() },
  { name: 'categories', who: 'visitor', address: '/pages/browser/browser' },
  { name: 'category', who: 'player', address: '/pages/browser/browser?id=fishing' },
  { name: 'promotions', who: 'visitor', address: '/pages/privilege/privilege' },
  { name: 'my-games-visitor', who: 'visitor', address: '/pages/myGames/myGames' },
  { name: 'my-games', who: 'player', address: '/pages/myGames/myGames' },
  { name: 'my-games-empty', who: 'newcomer', address: '/pages/myGames/myGames' },
  { name: 'account-visitor', who: 'visitor', address: '/pages/account/account' },
  { name: 'account', who: 'player', address: '/pages/account/account' },
  { name: 'language', who: 'player', address: '/pages/account/account', act: (page) => openDialog(page, main(page).locator('[lang]').first().click()) },
  { name: 'logout', who: 'player', address: '/pages/account/account', act: (page) => openDialog(page, main(page).getByRole('listitem').getByRole('button').last().click()) },
  { name: 'recently-playing', who: 'player', address: '/pages/account/recentlyPlaying' },
  { name: 'favourites', who: 'player', address: '/pages/account/myFavorite' },
  { name: 'likes', who: 'player', address: '/pages/account/myLike' },
  { name: 'forbidden', who: 'visitor', address: '/pages/forbidden/forbidden' },
  { name: 'unknown', who: 'visitor', address: '/pages/nowhere' },
  { name: 'gate', who: 'visitor', address: '/pages/index/notice', only: 'desktop', act: (page) => page.getByRole('dialog').getByRole('form').waitFor() },
  { name: 'notices', who: 'player', address: '/pages/index/notice' },
  { name: 'notice', who: 'player', address: '/pages/index/noticeDetail?id=play-money' },
  { name: 'agreement', who: 'visitor', address: '/pages/account/userAgreement?content=terms' },
  { name: 'contact', who: 'visitor', address: '/pages/account/contactInfomation' },
  { name: 'game', who: 'player', address: '/pages/index/gameDetail?id=1001' },
  { name: 'game-no-money', who: 'newcomer', address: '/pages/index/gameDetail?id=1001' },
  { name: 'game-announced', who: 'player', address: '/pages/index/gameDetail?id=2001' },
  { name: 'game-missing', who: 'player', address: '/pages/index/gameDetail?id=999999' },
  { name: 'maker', who: 'player', address: '/pages/index/makerGameList?id=1' },
  { name: 'search', who: 'player', address: '/pages/browser/searchGame', act: (page) => main(page).getByRole('list').first().waitFor() },
  { name: 'search-found', who: 'player', address: '/pages/browser/searchGame?keyword=dragon' },
  { name: 'search-nothing', who: 'player', address: '/pages/browser/searchGame?keyword=qqqq' },
  { name: 'game-return', who: 'player', address: '/pages/index/gamePostMessagePage' },
  { name: 'wallet', who: 'player', address: '/pages/account/myWallet' },
  { name: 'wallet-new', who: 'newcomer', address: '/pages/account/myWallet' },
  { name: 'bills', who: 'player', address: '/pages/account/myWallet/walletDetail' },
  { name: 'bill', who: 'player', address: '/pages/account/myWallet/walletDetail', act: (page) => openDialog(page, main(page).locator('li, tbody tr').first().getByRole('button').first().click()) },
  { name: 'bills-empty', who: 'newcomer', address: '/pages/account/myWallet/walletDetail' },
  { name: 'deposit', who: 'newcomer', address: '/pages/account/myWallet/recharge' },
  {
    name: 'deposit-check',
    who: 'newcomer',
    address: '/pages/account/myWallet/recharge',
    act: async (page) => {
      await main(page).getByRole('form').getByRole('textbox').fill('500');
      await page.locator('button[type=submit]').click();
      await main(page).getByRole('region').getByRole('button').first().waitFor();
    },
  },
  { name: 'deposit-waiting', who: 'player', address: ({ waiting }) => `/pages/account/myWallet/rechargingPage?orderNo=${waiting}` },
  { name: 'deposit-qr', who: 'player', address: ({ qr }) => `/pages/account/myWallet/rechargingPage?orderNo=${qr}` },
  { name: 'deposit-unknown', who: 'player', address: '/pages/account/myWallet/rechargingPage?orderNo=D0' },
  { name: 'result', who: 'player', address: ({ waiting }) => `/pages/account/myWallet/depositResult?orderNo=${waiting}` },
  { name: 'result-visitor', who: 'visitor', address: ({ paid }) => `/pages/account/myWallet/depositResult?orderNo=${paid}` },
  { name: 'result-paid', who: 'player', address: ({ paid }) => `/pages/account/myWallet/depositSuccess?orderNo=${paid}` },
  { name: 'result-declined', who: 'player', address: ({ declined }) => `/pages/account/myWallet/depositFailed?orderNo=${declined}` },
  { name: 'result-expired', who: 'player', address: ({ expired }) => `/pages/account/myWallet/depositResult?orderNo=${expired}` },
  { name: 'login', who: 'visitor', address: '/pages/login/accountLogin' },
  { name: 'login-sms', who: 'visitor', address: '/pages/login/codeLogin' },
  { name: 'sign-up', who: 'visitor', address: '/pages/login/accountSignUp' },
  { name: 'reset-password', who: 'visitor', address: '/pages/login/accountResetPwd' },
  { name: 'login-success', who: 'player', address: '/pages/login/loginSuccess' },
  { name: 'popup-sign-up', who: 'visitor', address: '/pages/index/index', only: 'desktop', act: popup(0) },
  { name: 'popup-login', who: 'visitor', address: '/pages/index/index', only: 'desktop', act: popup(1) },
  { name: 'popup-reset', who: 'visitor', address: '/pages/index/index', only: 'desktop', act: popup(2) },
  {
    name: 'demo-play',
    who: 'player',
    address: '/pages/index/playingGame?id=1001&demo=1',
    act: (page) => page.frameLocator('iframe[data-game]').locator('.spin[aria-disabled="false"]').waitFor(),
  },
];
