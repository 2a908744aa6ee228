import { describe, expect, test } from 'vitest';
import { isOpenToVisitors } from '../../src/app/access-table.js';
import { routes } from '../../src/app/routes.js';

/** Section 6 of the specification, copied by hand. */
const visitors = [
  '/',
  '/pages/redirect/redirect',
  '/entry',
  '/pages/forbidden/forbidden',
  '/pages/index/index',
  '/pages/browser/browser',
  '/pages/privilege/privilege',
  '/pages/myGames/myGames',
  '/pages/account/account',
  '/pages/desktop/index',
  '/pages/account/contactInfomation',
  '/pages/account/userAgreement',
  '/pages/account/myWallet/depositResult',
  '/pages/index/gamePostMessagePage',
];
/** Decisions A1 and A8. */
const waysIn = [
  '/pages/login/accountLogin',
  '/pages/login/codeLogin',
  '/pages/login/accountSignUp',
  '/pages/login/accountResetPwd',
  '/pages/login/getFacebookQuery',
  '/choose-location',
  '/open-location',
];
/** Section 2 less section 6, and the three pages of A1. */
const players = [
  '/pages/index/notice',
  '/pages/index/noticeDetail',
  '/pages/index/gameDetail',
  '/pages/index/makerGameList',
  '/pages/index/playingGame',
  '/pages/browser/searchGame',
  '/pages/account/myInfomation',
  '/pages/account/myWallet',
  '/pages/account/myWallet/walletDetail',
  '/pages/account/myWallet/recharge',
  '/pages/account/myWallet/rechargingPage',
  '/pages/account/myWallet/depositSuccess',
  '/pages/account/myWallet/depositFailed',
  '/pages/account/myWallet/cashout',
  '/pages/account/resetPassword',
  '/pages/login/bindPhone',
  '/pages/login/fillProfile',
  '/pages/login/loginSuccess',
];

describe('the access table (A6)', () => {
  test.each([...visitors, ...waysIn])('%s is open to visitors', (path) => expect(isOpenToVisitors(path)).toBe(true));
  test.each(players)('%s needs a token', (path) => expect(isOpenToVisitors(path)).toBe(false));

  test('no page of the lobby is open that is not listed here', () => {
    const open = Object.keys(routes).filter(isOpenToVisitors);
    expect(open.filter((path) => !visitors.includes(path) && !waysIn.includes(path))).toEqual([]);
  });

  test('an address that nobody knows, or that only looks like one, needs a token', () => {
    for (const path of [
      '/pages/unknown',
      '/pages/index/index/',
      '/PAGES/index/index',
      '/pages/login',
      'constructor',
      '',
    ])
      expect(isOpenToVisitors(path)).toBe(false);
  });
});
