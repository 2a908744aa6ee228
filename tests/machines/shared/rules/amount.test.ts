import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, parseAmount, plainFigure } from '../../../../machines/shared/rules/amount.js';
import { fractionDigits } from '../../../../machines/shared/rules/currency.js';
import { toLatinDigits } from '../../../../machines/shared/rules/numerals.js';

describe('an amount that a player types (D3)', () => {
  test.each([
    ['500', 50_000],
    ['500.5', 50_050],
    ['500.50', 50_050],
    ['0.01', 1],
    ['500.', 50_000],
    ['0', 0],
    ['007', 700],
    ['1,000', 100_000],
    ['1,000,000.25', 100_000_025],
    [' 1 000 ', 100_000],
    ['๕๐๐.๒๕', 50_025],
    ['၅၀၀', 50_000],
    ['５００．５０', 50_050],
    ['１，０００', 100_000],
    ['₱500', 50_000],
    ['٥٠٠', 50_000],
    ['999999999999.99', 99_999_999_999_999],
  ])('%j is %i minor units', (text, minor) => expect(parseAmount(text, 'PHP')).toBe(minor));

  test.each([
    '',
    ' ',
    '.',
    '.5',
    '1.234',
    '1.2.3',
    '-5',
    '+5',
    '5e3',
    '0x10',
    'five',
    '1,5',
    '1,50',
    '1,2345',
    '1,2345,678',
    '1000,000',
    '0,500',
    '1.000,5',
    ',500',
    '1000,',
    '1000000000000',
    'NaN',
    'Infinity',
  ])('%j is no amount', (text) => expect(parseAmount(text, 'PHP')).toBeNull());

  test('keeps every hundredth, because no float is used', () => {
    for (let minor = 0; minor < 100; minor++)
      expect(parseAmount(`1234567.${String(minor).padStart(2, '0')}`, 'THB')).toBe(123_456_700 + minor);
    expect(parseAmount('0.29', 'PHP')).toBe(29);
    expect(parseAmount('1.15', 'PHP')).toBe(115);
  });

  test('has no decimals in Myanmar', () => {
    expect(parseAmount('၅၀၀၀', 'MMK')).toBe(500_000);
    expect(parseAmount('5000.5', 'MMK')).toBeNull();
    expect(parseAmount('5000.00', 'MMK')).toBeNull();
    expect([fractionDigits('MMK'), fractionDigits('PHP')]).toEqual([0, 2]);
  });

  test('is formatted for a field so that it can be parsed again', () => {
    for (const [minor, currency, text] of [
      [50_000, 'PHP', '500'],
      [50_050, 'PHP', '500.50'],
      [5, 'THB', '0.05'],
      [500_000, 'MMK', '5000'],
    ] as const) {
      expect(amountText(minor, currency)).toBe(text);
      expect(parseAmount(text, currency)).toBe(minor);
    }
  });
});

test('digits of four scripts become Latin digits, and nothing else changes', () => {
  expect(toLatinDigits('๐๑๒๓๔๕๖๗๘๙ ၀၁၂၃၄၅၆၇၈၉ ０１２３４５６７８９')).toBe('0123456789 0123456789 0123456789');
  expect(toLatinDigits('ราคา ၃ piña 12')).toBe('ราคา 3 piña 12');
});

test('a number loses only its thousands separators; a decimal comma is refused', () => {
  expect(['1,240.50', '1240.', '၁,၂၄၀', '12,5', '1.234,5', ''].map((text) => plainFigure(text))).toEqual([
    '1240.50',
    '1240.',
    '1240',
    null,
    null,
    null,
  ]);
});

test('every formatted amount is parsed back, in every currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (minor) => {
      const whole = minor - (minor % 100);
      expect([parseAmount(amountText(minor, 'PHP'), 'PHP'), parseAmount(amountText(whole, 'MMK'), 'MMK')]).toEqual([
        minor,
        whole,
      ]);
    }),
    { seed: 21 },
  );
});
