import { describe, expect, test } from 'vitest';
import { isBankAccount, isCaptchaCode, isInviteCode, isOneTimeCode, isPassword, isUsername } from '../../../machines/access/rules.js';

const cases = [
  ['password', isPassword, ['mango1', 'a'.repeat(20), '_.!@#$%^&*?'], ['mango', 'a'.repeat(21), 'mango moon', 'mañana1', 'mango-1', '']],
  ['username', isUsername, ['a', 'marisol_9@x.y', '9'.repeat(32)], ['', 'mari sol', 'marisol!', 'มาลี', 'a'.repeat(33)]],
  ['invitation', isInviteCode, ['PARAW1', '000000'], ['paraw1', 'PARAW', 'PARAW12', '']],
  ['one-time code', isOneTimeCode, ['482913', '000000'], ['48291', '4829130', '48291a', '']],
  ['captcha', isCaptchaCode, ['0000', '4821'], ['482', '48213', '48a1', '']],
  ['bank account', isBankAccount, ['0012', '9'.repeat(30)], ['001', '9'.repeat(31), '12-34', '']],
] as const;

describe.each(cases)('%s', (_, isRight, right, wrong) => {
  test.each([...right])('takes %s', (text) => expect(isRight(text)).toBe(true));
  test.each([...wrong])('refuses "%s"', (text) => expect(isRight(text)).toBe(false));
});
