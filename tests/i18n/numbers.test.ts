import { expect, test } from 'vitest';
import { formatCount, formatPercent, formatShortCount } from '../../src/i18n/numbers.js';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
])('%i is %s', (count, text) => expect(formatCount(count)).toBe(text));

test.each([
  [96, '96%'],
  [95.02, '95.02%'],
  [96.5, '96.5%'],
])('%d per cent is %s', (percent, text) => expect(formatPercent(percent)).toBe(text));

test.each([
  [999, 'en_US', '999'],
  [1_000, 'en_US', '1K'],
  [8_290, 'th_TH', '8.2K'],
  [12_000, 'my_MM', '12K'],
  [1_250_000, 'ms_MY', '1.2M'],
  [1_000, 'zh_CN', '1k'],
  [9_999, 'zh_CN', '9.9k'],
  [10_000, 'zh_CN', '1w'],
  [13_500, 'zh_CN', '1.3w'],
] as const)('%i in %s is %s', (count, locale, text) => expect(formatShortCount(count, locale)).toBe(text));
