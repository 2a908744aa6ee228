import { describe, expect, test } from 'vitest';
import { isNonceOf, toZeroForm } from '../../server/domain/phone.js';
import { SITES, type CountryCode } from '../../server/base/site.js';
import typedNumbers from '../fixtures/shared/typedNumbers.json' with { type: 'json' };

describe('a phone in 0-form', () => {
  test.each([
    ['PH', '0917-123-4567', '09171234567'],
    ['PH', '+63 917 123 4567', '09171234567'],
    ['PH', '639171234567', '09171234567'],
    ['PH', '9171234567', '09171234567'],
    ['PH', '+63 (0)917 123 4567', '09171234567'],
    ['PH', '917123456', null],
    ['PH', '1234', null],
    ['TH', '+66 81 234 5678', '0812345678'],
    ['TH', '66812345678', '0812345678'],
    ['TH', '0612345678', '0612345678'],
    ['TH', '0212345678', null],
    ['MM', '+95 9 1234 5678', '0912345678'],
    ['MM', '09123456789', '09123456789'],
    ['MM', '095', null],
    ['PH', "09171234567' or '1'='1", null],
    ['PH', '', null],
  ] as const)('%s: %s is %s', (country, typed, expected) => {
    expect(toZeroForm(typed, SITES[country])).toBe(expected);
  });

  test.each(typedNumbers.phone)(
    '$site: $typed, as people type it, $becomes $refused',
    ({ site, typed: text, becomes }) => {
      expect(toZeroForm(text, SITES[site as CountryCode])).toBe(becomes ?? null);
    },
  );

  test.each([
    ['091712345674821', true],
    ['+6391712345671000', true],
    ['091712345670999', false],
    ['091712345684821', false],
    ['09171234567', false],
  ])('%s is its nonce: %s', (text, expected) => {
    expect(isNonceOf('09171234567', Buffer.from(text).toString('base64'), SITES.PH)).toBe(expected);
  });
});
