import { describe, expect, test } from 'vitest';
import { amountText, formatMoney, formatMoneyShort, fractionDigits, parseAmount, toLatinDigits } from '../../src/i18n/money.js';

describe('an amount that a person types (D3)', () => {
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
    ['999999999999.99', 99_999_999_999_999],
  ])('%j is %i minor units', (text, minor) => expect(parseAmount(text, 'PHP')).toBe(minor));

  test.each(['', ' ', '.', '.5', '1.234', '1.2.3', '-5', '+5', '5e3', '0x10', 'five', '₱500', '1,5', '1,50', ',500', '1000,', '1000000000000', 'NaN', 'Infinity', '٥٠٠'])(
    '%j is no amount',
    (text) => expect(parseAmount(text, 'PHP')).toBeNull(),
  );

  test('keeps every hundredth: none is lost to a float', () => {
    for (let minor = 0; minor < 100; minor++) expect(parseAmount(`1234567.${String(minor).padStart(2, '0')}`, 'THB')).toBe(123_456_700 + minor);
    expect(parseAmount('0.29', 'PHP')).toBe(29);
    expect(parseAmount('1.15', 'PHP')).toBe(115);
  });

  test('has no decimals in Myanmar', () => {
    expect(parseAmount('၅၀၀၀', 'MMK')).toBe(500_000);
    expect(parseAmount('5000.5', 'MMK')).toBeNull();
    expect(parseAmount('5000.00', 'MMK')).toBeNull();
    expect([fractionDigits('MMK'), fractionDigits('PHP')]).toEqual([0, 2]);
  });

  test('is written for a field so that it is read back', () => {
    for (const [minor, currency, text] of [[50_000, 'PHP', '500'], [50_050, 'PHP', '500.50'], [5, 'THB', '0.05'], [500_000, 'MMK', '5000']] as const) {
      expect(amountText(minor, currency)).toBe(text);
      expect(parseAmount(text, currency)).toBe(minor);
    }
  });
});

describe('money on the screen (H3)', () => {
  test.each([
    [50_000, 'PHP', '₱\u00a0500.00'],
    [123_456_789, 'PHP', '₱\u00a01,234,567.89'],
    [5, 'THB', '฿\u00a00.05'],
    [0, 'THB', '฿\u00a00.00'],
    [100_000_000, 'MMK', 'K\u00a01,000,000'],
    [-50_000, 'PHP', '−₱\u00a0500.00'],
  ] as const)('%i %s is %s', (minor, currency, text) => expect(formatMoney(minor, currency)).toBe(text));

  test('drops decimals that say nothing where it is told to be short, and no others', () => {
    expect(formatMoneyShort(10_000, 'PHP')).toBe('₱\u00a0100');
    expect(formatMoneyShort(10_050, 'PHP')).toBe('₱\u00a0100.50');
    expect(formatMoneyShort(200_000_000, 'MMK')).toBe('K\u00a02,000,000');
  });
});

test('digits of four scripts become Latin, and nothing else changes', () => {
  expect(toLatinDigits('๐๑๒๓๔๕๖๗๘๙ ၀၁၂၃၄၅၆၇၈၉ ０１２３４５６７８９')).toBe('0123456789 0123456789 0123456789');
  expect(toLatinDigits('ราคา ၃ piña 12')).toBe('ราคา 3 piña 12');
});
