import { fold } from '../../../../machines/shared/rules/fold.js';
import { graphemesOf } from '../../../../machines/shared/rules/generic.js';

/** A piece of a text, where it begins, and whether a typed word found it. */
export type Piece = { at: number; text: string; isMatch: boolean };

/**
 * The pieces of a name that the typed words found, by the rules of the server's search (decision 027): what begins a word
 * or is a part of it, and the whole of a word that was typed with errors. A piece ends where a character as people see it
 * ends: half of a letter with its vowel signs must not stand alone.
 */
export function piecesOf(name: string, keyword: string): readonly Piece[] {
  const typed = fold(keyword)
    .split(/\s+/)
    .filter((word) => word !== '');
  const characters = graphemesOf(name).reduce<string[]>(withItsMarks, []);
  // Folding may change how many letters a character has.
  const owners = characters.flatMap((character, nth) => Array.from({ length: fold(character).length }, () => nth));
  const folded = characters.map(fold).join('');
  const found = new Set<number>();
  for (const word of typed)
    for (const [from, to] of placesOf(folded, word)) owners.slice(from, to).forEach((nth) => found.add(nth));
  const pieces: Piece[] = [];
  let at = 0;
  for (const [nth, text] of characters.entries()) {
    const isMatch = found.has(nth);
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else pieces.push({ at, text, isMatch });
    at += text.length;
  }
  return pieces;
}

export const isFound = (name: string, keyword: string): boolean =>
  piecesOf(name, keyword).some(({ isMatch }) => isMatch);

/** Unicode lets a Burmese letter and its vowel sign be two characters; a sign alone is shown on a dotted circle. */
function withItsMarks(characters: string[], next: string): string[] {
  const last = characters.at(-1);
  if (last === undefined || !/^\p{M}/u.test(next)) return [...characters, next];
  return [...characters.slice(0, -1), last + next];
}

type Place = readonly [from: number, to: number];

/** Where a typed word is in a name. With typing errors it is nowhere: then each word of the name that it may stand for. */
function placesOf(name: string, typed: string): readonly Place[] {
  const words = [...name.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }));
  const exact = words.flatMap(({ word, index }) => partsOf(word, typed).map((at) => placeAt(index + at, typed)));
  if (exact.length > 0) return exact;
  return words.flatMap(({ word, index }) => (isNear(word, typed) ? [placeAt(index, word)] : []));
}

const placeAt = (from: number, { length }: string): Place => [from, from + length];

/** One letter is found only at the beginning of a word: it is in nearly every word. A Chinese character is a word. */
function partsOf(word: string, typed: string): readonly number[] {
  if (typed.length < 2 && !/^\p{Script=Han}$/u.test(typed)) return word.startsWith(typed) ? [0] : [];
  const parts: number[] = [];
  for (let at = word.indexOf(typed); at >= 0; at = word.indexOf(typed, at + typed.length)) parts.push(at);
  return parts;
}

/** One error is forgiven from four letters on, two from eight. */
function isNear(word: string, typed: string): boolean {
  const forgiven = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (forgiven === 0) return false;
  const isSo = (own: string) => distance(own, typed) <= forgiven;
  // The end of the word may not be typed yet. With fewer letters "card" would stand for "carnival".
  return isSo(word) || (typed.length >= 6 && isSo(word.slice(0, typed.length)));
}

/** Letters to add, leave out, replace, or swap with their neighbour, until `typed` is `word`. */
function distance(word: string, typed: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let nth = 1; nth <= typed.length; nth++) {
    const next = [nth];
    for (let at = 1; at <= word.length; at++) {
      const isSame = word[at - 1] === typed[nth - 1];
      const isSwap = word[at - 1] === typed[nth - 2] && word[at - 2] === typed[nth - 1];
      next.push(
        Math.min(
          (row[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (row[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap && nth > 1 && at > 1 ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[word.length] ?? Number.POSITIVE_INFINITY;
}
