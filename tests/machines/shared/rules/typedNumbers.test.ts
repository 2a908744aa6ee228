import { describe, expect, test } from 'vitest';
import {
  bankAccount,
  captcha,
  inviteCode,
  oneTimeCode,
  transactionNo,
} from '../../../../machines/shared/rules/account.js';
import { amount, parseAmount, plainFigure } from '../../../../machines/shared/rules/amount.js';
import { plainCode, plainDigits, toLatinDigits } from '../../../../machines/shared/rules/numerals.js';
import { normalisePhone, phone, type Country } from '../../../../machines/shared/rules/phone.js';
import typed from '../../../fixtures/shared/typedNumbers.json' with { type: 'json' };

const currencies = { PH: 'PHP', TH: 'THB', MM: 'MMK' } as const;

test.each(typed.phone)('phone of $site, $typed: $becomes $refused', ({ site, typed: text, becomes }) => {
  const country = site as Country;
  expect(normalisePhone(text, country)).toBe(becomes ?? null);
  expect(phone(country)(text) === null).toBe(becomes !== undefined);
});

test.each(typed.amount)('amount of $site, $typed: $becomes $refused', ({ site, typed: text, becomes }) => {
  const currency = currencies[site as Country];
  expect(parseAmount(text, currency)).toBe(becomes === undefined ? null : parseAmount(becomes, currency));
  expect(amount(currency)(text) === null).toBe(becomes !== undefined);
});

describe.each([
  ['account', bankAccount, plainDigits],
  ['captcha', captcha, plainDigits],
  ['transactionNo', transactionNo, plainCode],
] as const)('%s', (field, rule, plain) => {
  test.each(typed[field])('$typed: $becomes $refused', ({ typed: text, becomes }) => {
    expect(rule(text) === null).toBe(becomes !== undefined);
    if (becomes !== undefined) expect(plain(text)).toBe(becomes);
  });
});

test('a refusal names what does not belong there', () => {
  expect(phone('PH')('0917 123 456O')).toEqual({ name: 'characters', characters: 'O' });
  expect(amount('PHP')('-5k')).toEqual({ name: 'characters', characters: '- k' });
  expect(bankAccount('0012/0O34/1')).toEqual({ name: 'characters', characters: '/ O' });
  expect(oneTimeCode('48291a')).toEqual({ name: 'characters', characters: 'a' });
  expect(oneTimeCode('4829')).toEqual({ name: 'code', length: 6 });
  expect(plainFigure('₱1', 'THB')).toBeNull();
  expect(inviteCode('PARAW-1')).toEqual({ name: 'inviteCode' });
});

test('the digits of every script that the browser can write are read', () => {
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false, minimumIntegerDigits: 10 });
    const written = format.format(123_456_789);
    if (/^\p{Nd}+$/u.test(written)) expect(toLatinDigits(written), numberingSystem).toBe('0123456789');
  }
});

test('a wa is a zero only beside digits, and where no word begins', () => {
  expect(['ဝ', 'ဝဝ', 'ဝယ်', '၅ ဝယ်', 'ဝ၅', '၅ဝ', '၅-ဝ', '၅ဝါ'].map(toLatinDigits)).toEqual([
    'ဝ',
    'ဝဝ',
    'ဝယ်',
    '5 ဝယ်',
    '05',
    '50',
    '5-0',
    '5ဝါ',
  ]);
});
