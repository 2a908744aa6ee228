import fc from 'fast-check';
import { expect, test } from 'vitest';
import searches from '../../fixtures/shared/typedSearches.json' with { type: 'json' };
import { isFound, piecesOf } from '../../../src/screens/lobby/search/matches.js';
import { nearness } from '../../../server/domain/lobby/nearness.js';

/** The pieces that were found, in brackets. */
const marked = (name: string, keyword: string): string =>
  piecesOf(name, keyword)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Mango Moon', 'mang', '[Mang]o Moon'],
  ['Mango Moon', 'moon MANGO', '[Mango] [Moon]'],
  ['Mango Moon', 'go mo', 'Man[go] [Mo]on'],
  ['Banana', 'an', 'B[anan]a'],
  ['Mango Moon', 'm', '[M]ango [M]oon'],
  ['Mango Moon', 'o', 'Mango Moon'],
  ['Piña Party', 'pina', '[Piña] Party'],
  ['İzmir Nights', 'nights izmir', '[İzmir] [Nights]'],
  ['เสือทอง', 'ทอง', 'เสือ[ทอง]'],
  ['黄金龙', '金', '黄[金]龙'],
  ['Mango Moon', '', 'Mango Moon'],
  ['Mango Moon', 'dragon', 'Mango Moon'],
])('in "%s" the typed "%s" is marked as "%s"', (name, keyword, expected) => {
  expect(marked(name, keyword)).toBe(expected);
});

test.each(searches)('what $like finds is marked by $typed, too', ({ typed, like }) => {
  expect(piecesOf(like, typed)).toEqual(piecesOf(like, like));
  expect(piecesOf(typed, like)).toEqual(piecesOf(typed, typed));
  expect(isFound(like, typed)).toBe(true);
});

test.each([
  ['a Thai vowel above its letter', 'เสือทอง', 'เส', '[เสื]อทอง'],
  ['a Thai tone mark', 'น้ำทอง', 'น้', '[น้ำ]ทอง'],
  ['a Burmese vowel and its visarga', 'ရွှေကျား', 'ရွှေ', '[ရွှေ]ကျား'],
  ['a Burmese medial', 'ရွှေကျား', 'ရွှေက', '[ရွှေကျား]'],
  ['two code points of one accent', 'Pin\u0303a', 'pin', '[Pin\u0303]a'],
])('a mark is not cut through a character as people see it: %s', (_, name, keyword, expected) => {
  expect(marked(name, keyword)).toBe(expected);
});

test.each([
  ['a letter is missing', 'dragn', '[Dragon] Pearl'],
  ['a letter is wrong', 'drugon', '[Dragon] Pearl'],
  ['two letters are swapped', 'pealr', 'Dragon [Pearl]'],
  ['a short word has to be exact', 'dxa', 'Dragon Pearl'],
  ['two errors are too many for a short word', 'drgo', 'Dragon Pearl'],
])('a word with a typing error marks the word that it stands for: %s', (_, keyword, expected) => {
  expect(marked('Dragon Pearl', keyword)).toBe(expected);
});

test('the end of a word may be missing only when enough letters were typed', () => {
  expect(marked('Carnival Card', 'carn')).toBe('[Carn]ival Card');
  expect(marked('Carnival', 'card')).toBe('Carnival');
  expect(marked('Carnival', 'carnvi')).toBe('[Carnival]');
});

test('the server finds a word exactly when it is marked', () => {
  const unit = fc.constantFrom('a', 'b', 'c', 'ñ', 'ก', '\u0e34', '\u0e48', 'က', '\u103b', '\u102c', '金');
  const typed = fc.string({ unit, minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(typed, typed, (own, word) => {
      const folded = (text: string) => text.replaceAll('ñ', 'n');
      expect(isFound(own, word)).toBe(nearness(folded(own), folded(word)) > 0);
    }),
    { numRuns: 2000 },
  );
});

test('the pieces are the whole name, one after the other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, keyword) => {
      const pieces = piecesOf(name, keyword);
      expect(pieces.map(({ text }) => text).join('')).toBe(name);
      expect(pieces.map(({ at, text }) => name.slice(at, at + text.length))).toEqual(pieces.map(({ text }) => text));
    }),
  );
});
