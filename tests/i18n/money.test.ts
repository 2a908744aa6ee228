import { describe, expect, test } from 'vitest';
import { formatMoney, formatMoneyShort } from '../../src/i18n/money.js';

describe('money on the screen (H3)', () => {
  test.each([
    [50_000, 'PHP', '₱\u00a0500.00'],
    [123_456_789, 'PHP', '₱\u00a01,234,567.89'],
    [5, 'THB', '฿\u00a00.05'],
    [0, 'THB', '฿\u00a00.00'],
    [100_000_000, 'MMK', 'K\u00a01,000,000'],
    [-50_000, 'PHP', '−₱\u00a0500.00'],
  ] as const)('%i %s is %s', (minor, currency, text) => expect(formatMoney(minor, currency)).toBe(text));

  test('the short form drops zero decimals, and no others', () => {
    expect(formatMoneyShort(10_000, 'PHP')).toBe('₱\u00a0100');
    expect(formatMoneyShort(10_050, 'PHP')).toBe('₱\u00a0100.50');
    expect(formatMoneyShort(200_000_000, 'MMK')).toBe('K\u00a02,000,000');
  });
});
