import { describe, expect, test } from 'vitest';
import { categoryTitle, tagTitle, titleIn } from '../../src/i18n/titles.js';

const title = JSON.stringify({
  th: { title: 'สล็อต' },
  en: { title: 'Slots' },
  zh: { title: '老虎机' },
  mm: { title: 'စလော့' },
});

describe('the title of a category or tag (F5)', () => {
  test.each([
    ['en_US', 'Slots'],
    ['ms_MY', 'Slots'],
    ['my_MM', 'စလော့'],
    ['th_TH', 'สล็อต'],
    ['zh_CN', '老虎机'],
  ] as const)('in %s is %s', (locale, text) => expect(titleIn(title, 'slots', locale)).toBe(text));

  test.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '"th"',
    '{"en":null}',
    '{"en":{"title":7}}',
    '{"en":{"title":""}}',
    '{"th":{"title":"สล็อต"}}',
  ])('is the plain name where %j was sent', (broken) => expect(titleIn(broken, 'slots', 'en_US')).toBe('slots'));

  test('is read of both', () => {
    expect(categoryTitle({ title, categoryName: 'Slots' }, 'th_TH')).toBe('สล็อต');
    expect(tagTitle({ title: 'broken', tagName: 'Jackpots' }, 'th_TH')).toBe('Jackpots');
  });
});
