import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDay, formatTime, monthName, offsetOf } from '../../src/i18n/dates.js';
import { serverClock } from '../../src/i18n/server-clock.js';

const locales = ['en_US', 'ms_MY', 'my_MM', 'th_TH', 'zh_CN'] as const;

const RealFormat = Intl.DateTimeFormat;
afterEach(() => vi.restoreAllMocks());

describe('the zone of a site (H2)', () => {
  test.each([
    ['UTC+8', 480],
    ['UTC+6:30', 390],
    ['GMT+7', 420],
    ['+0630', 390],
    ['UTC +07:00', 420],
    ['UTC-3:30', -210],
    ['UTC+0', 0],
  ])('%s is %i minutes', (zone, minutes) => expect(offsetOf(zone)).toBe(minutes));

  test.each(['', 'UTC', 'Manila'])('%j falls back to UTC+8', (zone) => expect(offsetOf(zone)).toBe(480));
});

describe('a time of the server', () => {
  test('is shown in the zone of the site, whatever the zone of the phone', () => {
    expect(formatTime('clock', '2026-11-21T16:30:00.000Z', 'en_US', 'UTC+8')).toBe('00:30');
    expect(formatTime('clock', '2026-11-21T16:30:00.000Z', 'en_US', 'UTC+6:30')).toBe('23:00');
    expect(formatTime('time', '2026-11-21T16:30:05.000Z', 'en_US', 'GMT+7')).toBe('23:30:05');
    expect(formatTime('date', '2026-11-21T16:30:00.000Z', 'en_US', 'UTC+8')).toContain('22');
    expect(formatTime('date', '2026-11-21T16:30:00.000Z', 'en_US', '+0630')).toContain('21');
  });

  test('without a zone is UTC+8 (H2)', () => {
    for (const time of [
      '2026-11-21 10:00:00',
      '2026-11-21T10:00:00',
      '2026-11-21T02:00:00Z',
      '2026-11-21T02:00:00+00:00',
    ]) {
      expect(formatTime('clock', time, 'en_US', 'UTC+8')).toBe('10:00');
    }
  });

  test.each(locales)('uses the Gregorian calendar and Latin digits in %s (H3)', (locale) => {
    const day = formatTime('date', '2026-11-21T10:00:00.000Z', locale, 'UTC+8');
    expect(day).toContain('2026');
    expect(day).toContain('21');
    const all = [
      day,
      formatTime('dateTime', '2026-11-21T10:00:00.000Z', locale, 'UTC+8'),
      formatTime('time', '2026-11-21T10:00:00.000Z', locale, 'UTC+8'),
    ].join(' ');
    expect(all).toContain('18:00');
    expect(all).not.toMatch(/[๐-๙၀-၉０-９]/);
  });

  test('of another year names it, by the calendar of the site', () => {
    vi.spyOn(serverClock, 'now').mockReturnValue(Date.parse('2027-01-01T02:00:00Z'));
    const of2026 = '2026-12-31T15:59:00Z';
    expect(formatTime('dateTime', of2026, 'en_US', 'UTC+8')).toBe('Dec 31, 2026, 23:59');
    expect(formatTime('dateTime', of2026, 'my_MM', 'UTC+8')).toBe('2026\u00a0ဒီဇင်ဘာ\u00a031၊ 23:59');
    // Five minutes later it is the same year at the site.
    expect(formatTime('dateTime', '2026-12-31T16:04:00Z', 'en_US', 'UTC+8')).toBe('Jan 1, 00:04');
    for (const locale of locales) expect(formatTime('dateTime', of2026, locale, 'UTC+8')).toContain('2026');
  });

  test.each([
    ['en_US', 'Nov 21', 'Nov 2026'],
    ['ms_MY', '21 Nov', 'Nov 2026'],
    ['my_MM', 'နိုဝင်ဘာ\u00a021', '2026\u00a0နိုဝင်ဘာ'],
    ['th_TH', '21 พ.ย.', 'พ.ย. 2026'],
    ['zh_CN', '11月21日', '2026年11月'],
  ])('on an axis is written in %s as in a list', (locale, day, month) => {
    expect(formatDay('day', '2026-11-21', locale)).toBe(day);
    expect(formatDay('month', '2026-11-21', locale)).toBe(month);
  });

  test('at midnight is 00, not 24', () => {
    for (const locale of locales)
      expect(formatTime('clock', '2026-11-21T16:00:00.000Z', locale, 'UTC+8')).toContain('00:00');
  });

  test('has its month in Burmese, whether or not the browser knows Burmese', () => {
    // As Chromium answers, which has no Burmese.
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function english(_, style) {
      return new RealFormat('en-US', style);
    } as typeof Intl.DateTimeFormat);
    const time = '2026-06-09T06:05:00.000Z';
    expect(formatTime('dateTime', time, 'my_MM', 'UTC+8')).toBe('ဇွန်\u00a09၊ 14:05');
    expect(formatTime('date', time, 'my_MM', 'UTC+8')).toBe('2026\u00a0ဇွန်\u00a09');
    expect(monthName(12, 'my_MM')).toBe('ဒီဇင်ဘာ');
  });
});

test('a month is named in full in every language', () => {
  expect(locales.map((locale) => monthName(6, locale))).toEqual(['June', 'Jun', 'ဇွန်', 'มิถุนายน', '六月']);
});
