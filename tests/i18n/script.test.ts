import { expect, test } from 'vitest';
import { langOf } from '../../src/i18n/script.js';

test.each([
  ['ကောင်းတယ်', 'my'],
  ['ดีมาก', 'th'],
  ['很好 nice', 'zh'],
  ['Mango Moon', 'en'],
  ['“Ñandú” ดี', 'en'],
  ['9 ลูก', 'th'],
  ['★ 7', undefined],
  ['', undefined],
  ['Привет', undefined],
])('%s is said in %s', (text, lang) => {
  expect(langOf(text)).toBe(lang);
});
