import { expect, test } from 'vitest';
import { compareAddresses, isEntryAddress, isHome } from '../../../machines/entry/places.js';

const entryAddresses = ['/', '/pages/redirect/redirect', '/entry', '/choose-location', '/open-location'];
const homes = ['/pages/index/index', '/pages/desktop/index'];

test.each(['', '?inviteCode=ABC123', '/', '/?a=/entry', '#top'])(
  'entry addresses and homes are recognised with %j at their end (A8, A9)',
  (tail) => {
    const withTail = (path: string) => (path === '/' && tail.startsWith('/') ? path + tail.slice(1) : path + tail);
    for (const path of entryAddresses)
      expect([isEntryAddress(withTail(path)), isHome(withTail(path))], path).toEqual([true, false]);
    for (const path of homes)
      expect([isEntryAddress(withTail(path)), isHome(withTail(path))], path).toEqual([false, true]);
  },
);

test.each(['/pages/forbidden/forbidden', '/entry/more', '/pages', '/pages/account/account?back=/entry'])(
  '%s is neither an entry address nor home',
  (path) => {
    expect([isEntryAddress(path), isHome(path)]).toEqual([false, false]);
  },
);

test('another path is another page; other parameters or the redirect from an entry address to home are not', () => {
  const isOtherPage = (from: string, to: string) => compareAddresses(from, to).isOtherPage;
  for (const path of [...entryAddresses, ...homes]) {
    expect(isOtherPage(`${path}?inviteCode=ABC123`, '/pages/index/index'), path).toBe(false);
    expect(isOtherPage(path, '/pages/browser/browser'), path).toBe(true);
  }
  expect(isOtherPage('/pages/browser/browser?sort=new', '/pages/browser/browser/')).toBe(false);
});
