import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bankAccount,
  captcha,
  inviteCode,
  oneTimeCode,
  password,
  username,
} from '../../../../machines/shared/rules/account.js';
import { amount } from '../../../../machines/shared/rules/amount.js';
import { every, isRight, optional, type Check } from '../../../../machines/shared/rules/check.js';
import {
  code,
  date,
  digits,
  email,
  json,
  landline,
  length,
  letters,
  mobile,
  number,
  oneOf,
  pattern,
  range,
  required,
  type,
  url,
} from '../../../../machines/shared/rules/generic.js';
import { nickname, realname } from '../../../../machines/shared/rules/names.js';
import { carPlate, idCard } from '../../../../machines/shared/rules/papers.js';
import { phone } from '../../../../machines/shared/rules/phone.js';

/** 190 characters. */
const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
type Case = readonly [name: string, check: Check, right: readonly string[], wrong: readonly string[]];

const cases: readonly Case[] = [
  ['password', password, ['mango1', 'a'.repeat(20), '_.!@#$%^&*?'], ['mango', 'a'.repeat(21), '']],
  ['passwordCharacters', password, ['mango1'], ['mango moon', 'mañana1', 'mango-1', 'mango1\n', 'ñ']],
  ['username', username, ['a', 'marisol_9@x.y', '9'.repeat(140)], ['', 'mari sol', 'marisol!', 'มาลี', 'a'.repeat(141)]],
  ['nickname', nickname, ['Jo', 'มาลี 88', '9'.repeat(140)], ['', 'a<b', '>', '9'.repeat(141)]],
  [
    'realname',
    realname,
    ['Maria Clara Santos', "D'Angelo-Cruz Jr.", 'มาลี ใจดี', 'မောင်မောင်'],
    ['', 'J', 'Maria1', 'Jo & Co'],
  ],
  ['inviteCode', inviteCode, ['PARAW1', '000000'], ['paraw1', 'PARAW', 'PARAW12', '']],
  ['captcha', captcha, ['0000', '4821'], ['482', '48213', '']],
  ['bankAccount', bankAccount, ['0012', '12-34', '9'.repeat(30)], ['001', '9'.repeat(31), '']],
  ['code', oneTimeCode, ['482913', '000000'], ['48291', '4829130', '']],
  ['code', code(4), ['4829'], ['482913', '482']],
  ['phone', phone('TH'), ['0812345678'], ['0212345678', '']],
  ['amount', amount('MMK'), ['5,000', '๕๐๐'], ['12,5', '']],
  ['decimals', amount('MMK'), ['5'], ['5.5']],
  ['decimals', amount('PHP'), ['5.25'], ['5.255', '1,000.001']],
  [
    'mobile',
    mobile,
    ['13812345678', '19912345678'],
    ['12812345678', '1381234567', '138123456789', '+8613812345678', ''],
  ],
  [
    'landline',
    landline,
    ['010-62345678', '0571-86234567', '01062345678', '0571-8623456-123'],
    ['62345678', '10-62345678', '010-02345678', '010-6234567890', ''],
  ],
  ['digits', digits, ['0', '007'], ['', '1.5', '-1', '๑', '1 2']],
  ['letters', letters, ['a', 'Zebra'], ['', 'a1', 'ñ', 'a b']],
  [
    'number',
    number,
    ['0', '-1', '+1.5', '.5', '5.', '1e3', '1.5E-7'],
    ['', '.', '1e', 'e3', '1,000', '0x10', 'NaN', 'Infinity', ' 1'],
  ],
  [
    'email',
    email,
    ['a@b.co', "o'hara+tag@mail.example.com", 'x@xn--80ak6aa92e.xn--p1ai', `${'a'.repeat(63)}@${domain}`],
    [
      '',
      'a@b',
      'a b@c.de',
      '@c.de',
      'a@c.d',
      'a..b@c.de',
      '.a@c.de',
      'a.@c.de',
      'a@-c.de',
      'a@c-.de',
      'a@b@c.de',
      'a@c..de',
      'มาลี@c.de',
      `${'a'.repeat(64)}@${domain}`,
      `${'a'.repeat(65)}@b.co`,
    ],
  ],
  [
    'url',
    url,
    [
      'https://example.com',
      'http://example.com:8080/a?b=c#d',
      'ftp://files.example.com',
      'HTTPS://EXAMPLE.COM',
      'http://localhost:5173',
      'http://127.0.0.1/x',
    ],
    [
      '',
      'example.com',
      'https://',
      'https://example',
      'https://me@example.com',
      'https://exa mple.com',
      'javascript://example.com',
      'https://example.com:99999',
      'https://-a.com',
      'http://999.0.0.1',
      'http://[::1]/',
    ],
  ],
  [
    'date',
    date,
    ['2026-11-21', '2024-02-29', '2000/02/29', '0001-01-01'],
    [
      '',
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-11-00',
      '2026-11/21',
      '26-11-21',
      '2026-1-2',
      '0000-01-01',
    ],
  ],
  ['json', json, ['{}', '[]', '{"a":[1,null]}', ' [1] '], ['', '12', '"text"', 'null', '{a:1}', '[1,]', '{']],
  [
    'idCard',
    idCard,
    ['11010519491231002X', '11010519491231002x', '440524188001010014', '130503670401001'],
    [
      '',
      '110105194912310021',
      '11010519490231002X',
      '01010519491231002X',
      '130503671301001',
      '130503670230001',
      '1101051949123100',
      '11010517991231002X',
    ],
  ],
  [
    'carPlate',
    carPlate,
    ['京A12345', '粤B1234港', '京a12345', '粤BD12345', '粤BF12345', '粤B12345D', '使A12345', '京A1234学'],
    ['', '京A1234', '京I12345', '京A1234O', 'AA12345', '京A123456', '粤BZ12345', '粤B12345Z'],
  ],
  ['pattern', pattern(/^[a-c]+$/g), ['abc', 'a'], ['', 'abd']],
];

describe.each(cases)('%s', (name, check, right, wrong) => {
  test.each([...right])('takes %j', (text) => expect(check(text)).toBeNull());
  test.each([...wrong])('refuses %j', (text) => expect(check(text)?.name).toBe(name));
});

test('a global pattern gives the same result for the same text twice', () => {
  const check = pattern(/^abc$/g);
  expect([check('abc'), check('abc')]).toEqual([null, null]);
});

describe('required', () => {
  test.each([['x'], [0], [false], [['x']], [{}]])('takes %j', (value) => expect(required(value)).toBeNull());
  test.each([[''], [' \n'], [null], [undefined], [[]]])('refuses %j', (value) =>
    expect(required(value)).toEqual({ name: 'required' }),
  );
});

test.each([
  ['string', 'x', 1],
  ['number', 1.5, '1.5'],
  ['number', 0, Number.NaN],
  ['integer', 7, 7.5],
  ['boolean', false, 'false'],
  ['array', [], {}],
  ['object', {}, []],
  ['object', { a: 1 }, null],
] as const)('the type %s accepts %j, not %j', (kind, right, wrong) => {
  expect(type(kind)(right)).toBeNull();
  expect(type(kind)(wrong)).toEqual({ name: 'type' });
});

test('a range includes both limits, and its fault names them', () => {
  const check = range(100, 50_000);
  expect([100, 50_000].map(check)).toEqual([null, null]);
  expect([99.99, 50_000.01, Number.NaN].map(check)).toEqual(
    Array.from({ length: 3 }, () => ({ name: 'range', min: 100, max: 50_000 })),
  );
});

test('a length counts graphemes, and its fault names the limit', () => {
  const check = length(2, 3);
  expect(['ab', 'abc', 'ที่นี่', '👍🏽👍🏽'].map(check)).toEqual([null, null, null, null]);
  expect([check('👍🏽'), check('abcd')]).toEqual([
    { name: 'tooShort', min: 2 },
    { name: 'tooLong', max: 3 },
  ]);
});

test('a length counts a letter with its marks as one where the browser knows no graphemes', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  const found = ['ที่นี่', 'ကျွန်', 'abcd'].map(length(2, 3));
  Object.assign(Intl, { Segmenter });
  expect(found).toEqual([null, null, { name: 'tooLong', max: 3 }]);
});

test('a length does not count what nobody sees', () => {
  const check = length(2, 3);
  expect(['a\u200B\u202E\u2066', '\u200B\u200B\u200B'].map(check)).toEqual([
    { name: 'tooShort', min: 2 },
    { name: 'tooShort', min: 2 },
  ]);
  expect(check('a\u200Bb\u200Bc')).toBeNull();
});

test('an enum compares by value', () => {
  expect(oneOf(['PH', 'TH'])('TH')).toBeNull();
  expect(oneOf<string>(['PH', 'TH'])('th')).toEqual({ name: 'enum' });
});

test('several checks stop at the first fault', () => {
  const check = every(required as Check, length(6, 20), email);
  expect([check(''), check('a@b'), check('a@b@c.de'), check('a@bc.de')].map((fault) => fault?.name)).toEqual([
    'required',
    'tooShort',
    'email',
    undefined,
  ]);
});

test('an optional value may be blank, but not invalid', () => {
  expect([optional(inviteCode)(''), optional(inviteCode)('  ')]).toEqual([null, null]);
  expect(isRight(optional(inviteCode), 'paraw1')).toBe(false);
});

describe('with generated values', () => {
  test('an ID card with a wrong check character is refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...'0123456789X'.split('')), (sign) => {
        const text = `11010519491231002${sign}`;
        expect(isRight(idCard, text)).toBe(sign === 'X');
      }),
    );
  });

  test('every day of the calendar is a date', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }),
        (day) => {
          expect(date(day.toISOString().slice(0, 10))).toBeNull();
        },
      ),
      { seed: 21 },
    );
  });

  test('URLs that browsers build from a host are valid', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (link) => {
        expect(url(link)).toBeNull();
      }),
      { seed: 21 },
    );
  });
});
