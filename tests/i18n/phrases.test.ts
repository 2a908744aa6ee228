import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { phrasesIn, withPhrases } from '../../src/i18n/phrases.js';

const shown = (text: string) => withPhrases(text).replaceAll('\u200B', '|');

test('a line of Burmese may end between its phrases, and not before the end of a sentence', () => {
  expect(shown('ပိုက်ဆံအိတ်ထဲသို့ ပြန်ရောက်သွားပါပြီ။')).toBe('ပိုက်ဆံ|အိတ်|ထဲ|သို့ ပြန်|ရောက်|သွား|ပါ|ပြီ။');
});

test('a word that no dictionary has is not cut inside of a syllable', () => {
  expect(shown('ဂိမ်းများ')).toBe('ဂိမ်း|များ');
});

test('numbers, names in Latin letters and spaces stay as they are', () => {
  for (const text of ['₱ 1,000.00', 'Mango Moon', 'a\u00A0b', '']) expect(withPhrases(text)).toBe(text);
});

test('every case of a message is marked, and its arguments are not', () => {
  const message = '{count, plural, one {ပွဲတစ်ပွဲ} other {<b>ပွဲများ</b> {count}}}';
  const marked = JSON.stringify(phrasesIn(parse(message)));
  expect(marked.replaceAll('\u200B', '')).toBe(JSON.stringify(parse(message)));
  expect(marked).toContain(withPhrases('ပွဲတစ်ပွဲ'));
  expect(marked).toContain(withPhrases('ပွဲများ'));
  expect(withPhrases('ပွဲတစ်ပွဲ')).not.toBe('ပွဲတစ်ပွဲ');
});
