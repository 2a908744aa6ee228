import { expect, test } from 'vitest';
import { piecesOf } from '../../../src/screens/lobby/search/matches.js';

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
  ['เสือทอง', 'ทอง', 'เสือ[ทอง]'],
  ['ရွှေကျား', 'ကျား', 'ရွှေ[ကျား]'],
  ['黄金龙', '金', '黄[金]龙'],
  ['Mango Moon', '', 'Mango Moon'],
  ['Mango Moon', 'dragon', 'Mango Moon'],
])('in "%s" the typed "%s" is marked as "%s"', (name, keyword, expected) => {
  expect(marked(name, keyword)).toBe(expected);
});

test.each([
  ['a letter is missing', 'dragn', '[Dragon] Pearl'],
  ['a letter is wrong', 'drugon', '[Dragon] Pearl'],
  ['two letters are swapped', 'pealr', 'Dragon [Pearl]'],
  ['the end is not typed yet', 'drgo', '[Dragon] Pearl'],
  ['a short word has to be exact', 'dxa', 'Dragon Pearl'],
])('a word with a typing error marks the word that it stands for: %s', (_, keyword, expected) => {
  expect(marked('Dragon Pearl', keyword)).toBe(expected);
});

test('a name whose letters get longer in lower case is not marked, and stays whole', () => {
  expect(marked('İzmir Nights', 'nights')).toBe('İzmir Nights');
});

test('the pieces are the whole name', () => {
  const name = 'Ocean 👩‍🚀 Kings';
  expect(
    piecesOf(name, 'ki')
      .map(({ text }) => text)
      .join(''),
  ).toBe(name);
});
