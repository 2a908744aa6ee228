import { expect, test } from 'vitest';
import { isOldEnough, isProfileFilled } from '../../../machines/access/loginSteps.js';

test('a player is old enough from the birthday on, in the Philippines at 21 (D5)', () => {
  expect(isOldEnough('2005-11-21', '2026-11-21', 'PH')).toBe(true);
  expect(isOldEnough('2005-11-22', '2026-11-21', 'PH')).toBe(false);
  expect(isOldEnough('2004-02-29', '2025-02-28', 'PH')).toBe(false);
  expect(isOldEnough('2004-02-29', '2025-03-01', 'PH')).toBe(true);
  expect(isOldEnough('2026-11-21', '2026-11-21', 'TH')).toBe(true);
});

test('a profile is filled when it has a name and a birthday', () => {
  expect(isProfileFilled({ realname: 'Tala Rivera', birthday: '1998-02-28' })).toBe(true);
  expect(isProfileFilled({ realname: '', birthday: '1998-02-28' })).toBe(false);
  expect(isProfileFilled({ realname: 'Tala Rivera', birthday: null })).toBe(false);
});
