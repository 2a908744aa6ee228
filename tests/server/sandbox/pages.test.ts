import { describe, expect, test } from 'vitest';
import { amountText, timeText } from '../../../sandbox/formats.js';
import { LANGUAGES, languageOf } from '../../../sandbox/language.js';
import { paymentTexts } from '../../../sandbox/payment/texts.js';
import { smsTexts } from '../../../sandbox/sms/texts.js';

const placesIn = (text: string) => text.match(/\{\d\}/g) ?? [];

test.each([
  ['payment', paymentTexts],
  ['SMS', smsTexts],
])('the texts of the %s page are whole in every language', (_, texts) => {
  const english = Object.entries<string>(texts.en_US);
  for (const language of LANGUAGES) {
    const own: Readonly<Record<string, string>> = texts[language];
    expect(Object.keys(own)).toEqual(english.map(([name]) => name));
    for (const [name, text] of english) {
      expect(own[name]?.trim(), `${language} ${name}`).toBeTruthy();
      expect(placesIn(own[name] ?? ''), `${language} ${name}`).toEqual(placesIn(text));
      if (language !== 'en_US') expect(own[name], `${language} ${name}`).not.toBe(text);
    }
  }
});

test('amounts are grouped, and kyat have no decimals', () => {
  expect(amountText(50_000, 'PHP')).toBe('PHP 500.00');
  expect(amountText(123_456_789, 'THB')).toBe('THB 1,234,567.89');
  expect(amountText(500_000_000, 'MMK')).toBe('MMK 5,000,000');
});

test('times are those of the site, with Latin digits and the Gregorian calendar in every language', () => {
  const at = new Date('2026-11-29T17:45:10Z');
  expect(timeText(at, 'en_US', 'PH')).toBe('Nov 30, 2026 01:45:10 (UTC+8)');
  expect(timeText(at, 'en_US', 'TH')).toBe('Nov 30, 2026 00:45:10 (UTC+7)');
  expect(timeText(at, 'en_US', 'MM')).toBe('Nov 30, 2026 00:15:10 (UTC+6:30)');
  for (const language of LANGUAGES) {
    expect(timeText(at, language, 'PH')).toContain('2026');
    expect(timeText(at, language, 'PH')).toContain('01:45:10');
  }
});

describe('the language of a page', () => {
  const of = (query: object, accepted?: string, named?: unknown) =>
    languageOf({ query, headers: accepted === undefined ? {} : { 'accept-language': accepted } }, named);

  test('is the one in its address, else the one of the player at the lobby, else the one of the browser', () => {
    expect(of({ lang: 'th_TH' }, 'zh-CN', 'my_MM')).toBe('th_TH');
    expect(of({}, 'zh-CN', 'my_MM')).toBe('my_MM');
    expect(of({}, 'zh-CN', null)).toBe('zh_CN');
    expect(of({})).toBe('en_US');
  });

  test('is the best known one of the browser', () => {
    expect(of({}, 'fr-FR, ms;q=0.6, my-MM;q=0.8, en;q=0.2')).toBe('my_MM');
    expect(of({}, 'zh-TW')).toBe('zh_CN');
    expect(of({}, 'th;q=0, en')).toBe('en_US');
    expect(of({}, 'fr, *')).toBe('en_US');
  });

  test('is never made up from an address', () => {
    expect(of({ lang: '__proto__' })).toBe('en_US');
    expect(of({ lang: ['th_TH', 'zh_CN'] })).toBe('en_US');
  });
});
