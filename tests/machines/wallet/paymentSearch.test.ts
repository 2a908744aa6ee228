import { describe, expect, test } from 'vitest';
import { paymentNumber, searchStart } from '../../../machines/wallet/paymentSearch.js';

describe('the field of a search', () => {
  test('opens with the number of the address', () => {
    expect(searchStart(null, 'TX-1234')).toEqual({ number: 'TX-1234', typed: 'TX-1234' });
  });

  test('keeps over a reload what was typed after the search', () => {
    const saved = { typed: 'TX-12', number: 'TX-1234' };
    expect(searchStart(saved, 'TX-1234')).toEqual({ number: 'TX-1234', typed: 'TX-12' });
  });

  test.each([
    ['of an earlier search', { typed: 'TX-9', number: 'TX-9999' }],
    ['that storage garbled', { typed: 7, number: 'TX-1234' }],
  ])('does not take a text %s', (_, saved) => {
    expect(searchStart(saved, 'TX-1234')).toEqual({ number: 'TX-1234', typed: 'TX-1234' });
  });
});

test.each(['TX-1', 'PS-4F2A1-9C03B', 'a'.repeat(80), '2026/11 #42_b.c'])('%s is a payment number', (number) =>
  expect(paymentNumber(number)).toBeNull(),
);
test.each(['', 'abc', 'a'.repeat(81), '<b>bold</b>', 'ကခဂဃ', 'TX-1\n2345'])('%j is none', (number) =>
  expect(paymentNumber(number)).toEqual({ name: 'pattern' }),
);
