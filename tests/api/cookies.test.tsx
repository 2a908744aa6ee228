import { expect, test, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from '../../src/effects/cookies.js';

test('a cookie is read as it was written, and not confused with another one', () => {
  writeCookie('locale', 'my_MM');
  writeCookie('mode', 'dark; Path=/evil');
  document.cookie = 'xdevice=pc; Path=/';
  expect(readCookie('locale')).toBe('my_MM');
  expect(readCookie('mode')).toBe('dark; Path=/evil');
  expect(readCookie('device')).toBeNull();
});

test('a cookie lasts a year on every page, and is removed with the same path', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  writeCookie('player', '1');
  removeCookie('player');
  expect(written.mock.calls.flat()).toEqual([
    'player=1; Path=/; Max-Age=31536000; SameSite=Lax',
    'player=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
  written.mockRestore();
});

test('a damaged cookie reads as missing', () => {
  document.cookie = 'accent=%E0%A4%A; Path=/';
  expect(readCookie('accent')).toBeNull();
});
