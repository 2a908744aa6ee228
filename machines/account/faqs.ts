import type { components } from '../../openapi/user-api.js';
import { fold } from '../shared/rules/fold.js';
import { graphemesOf } from '../shared/rules/generic.js';

export type Faq = components['schemas']['Faq'];

/** As in the search of games (decision 027). */
const mostWords = 5;

/** The words of a search as they are compared. */
export const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords);

/** The questions that contain every word, in the question or in its answer; all questions for a blank search. */
export function findFaqs(faqs: readonly Faq[], query: string): readonly Faq[] {
  const words = wordsOf(query);
  return faqs.filter(({ question, answer }) => {
    const text = fold(`${question}\n${answer}`);
    return words.every((word) => text.includes(word));
  });
}

export type TextPart = { text: string; isMatch: boolean };

/**
 * A text in parts that contain a word of the search and parts that do not. A match is widened to whole graphemes, because a
 * vowel sign without its letter cannot be read.
 */
export function partsOf(text: string, query: string): readonly TextPart[] {
  const graphemes = graphemesOf(text);
  const matched = matchesIn(graphemes.map(fold), wordsOf(query));
  const parts: TextPart[] = [];
  graphemes.forEach((grapheme, index) => {
    const isMatch = matched.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += grapheme;
    else parts.push({ text: grapheme, isMatch });
  });
  return parts;
}

/** The places of the graphemes that belong to a match. */
function matchesIn(pieces: readonly string[], words: readonly string[]): ReadonlySet<number> {
  const text = pieces.join('');
  // The grapheme of each code unit of the compared text.
  const places = pieces.flatMap((piece, index) => Array.from({ length: piece.length }, () => index));
  const found = new Set<number>();
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      for (const place of places.slice(at, at + word.length)) found.add(place);
  return found;
}
