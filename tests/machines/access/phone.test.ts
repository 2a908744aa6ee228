import { AsYouType, getExampleNumber, isValidPhoneNumber, type CountryCode } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalisePhone, type Country } from '../../../machines/access/phone.js';

const countries = ['PH', 'TH', 'MM'] as const satisfies readonly (Country & CountryCode)[];

describe('what people type becomes the 0-form (D1)', () => {
  test.each([
    ['PH', '09171234567', '09171234567'],
    ['PH', '0917-123-4567', '09171234567'],
    ['PH', ' (0917) 123 4567 ', '09171234567'],
    ['PH', '+639171234567', '09171234567'],
    ['PH', '+63 (0) 917 123 4567', '09171234567'],
    ['PH', '639171234567', '09171234567'],
    ['PH', '9171234567', '09171234567'],
    ['TH', '0812345678', '0812345678'],
    ['TH', '+66 81 234 5678', '0812345678'],
    ['TH', '66812345678', '0812345678'],
    ['TH', '0612345678', '0612345678'],
    ['MM', '09450123456', '09450123456'],
    ['MM', '+95 9 450 123 456', '09450123456'],
    ['MM', '959450123456', '09450123456'],
    ['MM', '095012345', '095012345'],
  ] as const)('%s %s → %s', (country, text, phone) => expect(normalisePhone(text, country)).toBe(phone));
});

describe('what is no mobile number of the country is refused', () => {
  test.each([
    ['PH', ''],
    ['PH', '0917123456'],
    ['PH', '091712345678'],
    ['PH', '0917abc4567'],
    ['PH', '917123456'],
    ['PH', '+66812345678'],
    ['PH', '+6391712345678'],
    ['TH', '0212345678'],
    ['TH', '081234567'],
    ['TH', '812345678'],
    ['TH', '+639171234567'],
    ['MM', '0045012345'],
    ['MM', '09123456'],
    ['MM', '094501234567'],
    ['MM', '9450123456'],
  ] as const)('%s %s', (country, text) => expect(normalisePhone(text, country)).toBeNull());
});

describe.each(countries)('%s against the numbering plan', (country) => {
  const example = getExampleNumber(country, examples);

  test('takes the example in every writing', () => {
    const national = `0${example?.nationalNumber}`;
    const writings = [national, example?.number ?? '', example?.formatNational() ?? '', example?.formatInternational() ?? '', new AsYouType(country).input(national)];
    expect(writings.map((text) => normalisePhone(text, country))).toEqual(writings.map(() => national));
  });

  // The specification leaves out the new 14x of TH and the shortest landlines of MM.
  test('takes every mobile number of the plan', () => {
    const subscriber = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.stringMatching(/^\d{6,9}$/)).map(([prefix, rest]) => `0${prefix || 9}${rest}`);
    fc.assert(
      fc.property(subscriber, (text) => {
        fc.pre(isValidPhoneNumber(text, country) && text.length >= 9 && !(country === 'TH' && text.startsWith('014')));
        expect(normalisePhone(text, country)).toBe(text);
      }),
      { numRuns: 300, seed: 21 },
    );
  });

  test('what it gives, it takes again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+\d ()-]{0,18}$/), (text) => {
        const phone = normalisePhone(text, country);
        if (phone !== null) expect([normalisePhone(phone, country), /^0\d{8,10}$/.test(phone)]).toEqual([phone, true]);
      }),
      { numRuns: 500, seed: 21 },
    );
  });
});
