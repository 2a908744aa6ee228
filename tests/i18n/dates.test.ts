import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatClock, formatDate, formatDateTime, formatTime, monthName, offsetOf } from '../../src/i18n/dates.js';

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
    expect(formatClock('2026-11-21T16:30:00.000Z', 'en_US', 'UTC+8')).toBe('00:30');
    expect(formatClock('2026-11-21T16:30:00.000Z', 'en_US', 'UTC+6:30')).toBe('23:00');
    expect(formatTime('2026-11-21T16:30:05.000Z', 'en_US', 'GMT+7')).toBe('23:30:05');
    expect(formatDate('2026-11-21T16:30:00.000Z', 'en_US', 'UTC+8')).toContain('22');
    expect(formatDate('2026-11-21T16:30:00.000Z', 'en_US', '+0630')).toContain('21');
  });

  test('without a zone is UTC+8 (H2)', () => {
    for (const time of [
      '2026-11-21 10:00:00',
      '2026-11-21T10:00:00',
      '2026-11-21T02:00:00Z',
      '2026-11-21T02:00:00+00:00',
    ]) {
      expect(formatClock(time, 'en_US', 'UTC+8')).toBe('10:00');
    }
  });

  test.each(locales)('uses the Gregorian calendar and Latin digits in %s (H3)', (locale) => {
    const day = formatDate('2026-11-21T10:00:00.000Z', locale, 'UTC+8');
    expect(day).toContain('2026');
    expect(day).toContain('21');
    const all = [
      day,
      formatDateTime('2026-11-21T10:00:00.000Z', locale, 'UTC+8'),
      formatTime('2026-11-21T10:00:00.000Z', locale, 'UTC+8'),
    ].join(' ');
    expect(all).toContain('18:00');
    expect(all).not.toMatch(/[๐-๙၀-၉０-９]/);
  });

  test('at midnight is 00, not 24', () => {
    for (const locale of locales) expect(formatClock('2026-11-21T16:00:00.000Z', locale, 'UTC+8')).toContain('00:00');
  });

  test('has its month in Burmese, whether or not the browser knows Burmese', () => {
    // As Chromium answers, which has no Burmese.
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function english(_, style) {
      return new RealFormat('en-US', style);
    } as typeof Intl.DateTimeFormat);
    const time = '2026-06-09T06:05:00.000Z';
    expect(formatDateTime(time, 'my_MM', 'UTC+8')).toBe('ဇွန်\u00a09၊ 14:05');
    expect(formatDate(time, 'my_MM', 'UTC+8')).toBe('2026 ဇွန်\u00a09');
    expect(monthName(12, 'my_MM')).toBe('ဒီဇင်ဘာ');
  });
});

test('a month is named in full in every language', () => {
  expect(locales.map((locale) => monthName(6, locale))).toEqual(['June', 'Jun', 'ဇွန်', 'มิถุนายน', '六月']);
});
