import { expect, test } from 'vitest';
import { isDoor, isHome, stepBetween } from '../../../machines/entry/places.js';

const doors = ['/', '/pages/redirect/redirect', '/entry', '/choose-location', '/open-location'];
const homes = ['/pages/index/index', '/pages/desktop/index'];

test.each(['', '?inviteCode=ABC123', '/', '/?a=/entry', '#top'])(
  'a door is one with %j behind it, and so is a home (A8, A9)',
  (tail) => {
    const behind = (path: string) => (path === '/' && tail.startsWith('/') ? path + tail.slice(1) : path + tail);
    for (const path of doors) expect([isDoor(behind(path)), isHome(behind(path))], path).toEqual([true, false]);
    for (const path of homes) expect([isDoor(behind(path)), isHome(behind(path))], path).toEqual([false, true]);
  },
);

test.each(['/pages/forbidden/forbidden', '/entry/more', '/pages', '/pages/account/account?back=/entry'])(
  '%s is neither',
  (path) => {
    expect([isDoor(path), isHome(path)]).toEqual([false, false]);
  },
);

test('a step to another page is one; to other parameters, or through the door to home, is none', () => {
  const isElsewhere = (from: string, to: string) => stepBetween(from, to).isElsewhere;
  for (const path of [...doors, ...homes]) {
    expect(isElsewhere(`${path}?inviteCode=ABC123`, '/pages/index/index'), path).toBe(false);
    expect(isElsewhere(path, '/pages/browser/browser'), path).toBe(true);
  }
  expect(isElsewhere('/pages/browser/browser?sort=new', '/pages/browser/browser/')).toBe(false);
});
