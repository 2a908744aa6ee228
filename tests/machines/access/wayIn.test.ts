import { expect, test } from 'vitest';
import { isOldEnough, isProfileFilled } from '../../../machines/access/wayIn.js';

test('a birthday makes somebody older on the day itself, in the Philippines at 21 (D5)', () => {
  expect(isOldEnough('2005-11-21', '2026-11-21', 'PH')).toBe(true);
  expect(isOldEnough('2005-11-22', '2026-11-21', 'PH')).toBe(false);
  expect(isOldEnough('2004-02-29', '2025-02-28', 'PH')).toBe(false);
  expect(isOldEnough('2004-02-29', '2025-03-01', 'PH')).toBe(true);
  expect(isOldEnough('2026-11-21', '2026-11-21', 'TH')).toBe(true);
});

test('a profile is filled when name and birthday are told', () => {
  expect(isProfileFilled({ realname: 'Tala Rivera', birthday: '1998-02-28' })).toBe(true);
  expect(isProfileFilled({ realname: '', birthday: '1998-02-28' })).toBe(false);
  expect(isProfileFilled({ realname: 'Tala Rivera', birthday: null })).toBe(false);
});
