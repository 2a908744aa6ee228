import { describe, expect, test } from 'vitest';
import { addresses, addressOf, isPublic, pathnameOf } from '../../machines/addresses.js';
import { filesIn } from '../support/files.js';

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
  // Language, colours and consent are a visitor's too (A6).
  '/pages/account/settings',
  // Home shows the first winners to visitors too (A6).
  '/pages/index/winners',
];
/** Decisions A1 and A8. */
const loginAndEntry = [
  '/pages/login/accountLogin',
  '/pages/login/codeLogin',
  '/pages/login/accountSignUp',
  '/pages/login/accountResetPwd',
  '/pages/login/getFacebookQuery',
  '/choose-location',
  '/open-location',
];
/** Section 2 less section 6, and the three login pages for players (A1). */
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

describe('which addresses are public (A6)', () => {
  test.each([...visitors, ...loginAndEntry])('%s is open to visitors', (path) => expect(isPublic(path)).toBe(true));
  test.each(players)('%s needs a token', (path) => expect(isPublic(path)).toBe(false));

  test('the public addresses are exactly those of section 6, A1 and A8', () => {
    const open = addresses.filter((address) => address.isPublic).map(({ path }) => path);
    expect(open.toSorted()).toEqual([...visitors, ...loginAndEntry].toSorted());
  });

  test('an unknown address, or one that only resembles a known one, needs a token', () => {
    for (const path of [
      '/pages/unknown',
      '/PAGES/index/index',
      '/pages/login',
      '/pages/login/unknown',
      'constructor',
      '__proto__',
      '',
    ])
      expect(isPublic(path), path).toBe(false);
  });

  test('a query, a fragment and slashes at the end do not change whether an address is public', () => {
    for (const ending of ['/', '//', '?id=1', '#top', '/?id=1#top']) {
      expect(isPublic(`/pages/index/index${ending}`)).toBe(true);
      expect(isPublic(`/pages/account/myWallet${ending}`)).toBe(false);
    }
  });
});

describe('the table of addresses (section 2)', () => {
  test('every path is listed once, and as the table looks it up', () => {
    const paths = addresses.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.map(pathnameOf)).toEqual(paths);
  });

  test('a name belongs to one page: one area and one frame', () => {
    for (const { name, area, frame } of addresses)
      for (const other of addresses.filter((address) => address.name === name))
        expect([other.area, other.frame], `${other.path} and ${name}`).toEqual([area, frame]);
  });

  test('every row has a page file, and every page file has a row', () => {
    const named = new Set(addresses.map(({ area, name }) => `src/app/pages/${area}/${name}.tsx`));
    // A part of a page that loads later is no page.
    const files = filesIn('src/app/pages', /\.tsx$/).filter((file) => !file.includes('/parts/'));
    expect([...named].toSorted()).toEqual(files.toSorted());
  });

  test('the five tabs, and home under all its names, have the tab bar', () => {
    const tabs = addresses.filter(({ frame }) => frame === 'tab').map(({ path }) => path);
    expect(new Set(tabs)).toEqual(
      new Set([
        '/',
        '/pages/redirect/redirect',
        '/entry',
        '/choose-location',
        '/open-location',
        '/pages/index/index',
        '/pages/desktop/index',
        '/pages/browser/browser',
        '/pages/privilege/privilege',
        '/pages/myGames/myGames',
        '/pages/account/account',
      ]),
    );
  });

  test('an address is found with its query, its fragment and a slash at the end', () => {
    for (const path of [
      '/pages/index/gameDetail?id=17',
      '/pages/index/gameDetail/',
      '/pages/index/gameDetail//?id=1',
      '/pages/index/gameDetail#how',
    ]) {
      expect(addressOf(path)?.name).toBe('gameDetail');
    }
    expect([pathnameOf('/'), pathnameOf('/?lang=x')]).toEqual(['/', '/']);
    expect(addressOf('/pages/index/nothing')).toBeNull();
    expect(addressOf('/pages/INDEX/gameDetail')).toBeNull();
  });
});
