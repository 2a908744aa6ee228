/** A piece of a text, where it begins, and whether a typed word found it. */
export type Piece = { at: number; text: string; isMatch: boolean };

/**
 * The pieces of a name that the typed words found: each place where a word occurs. A word with typing errors occurs
 * nowhere: then the whole word of the name that it stands for.
 */
export function piecesOf(name: string, keyword: string): readonly Piece[] {
  const lower = name.toLowerCase();
  // Some letters get longer in lower case; then the places would be wrong.
  if (lower.length !== name.length) return [{ at: 0, text: name, isMatch: false }];
  const found = Array.from({ length: name.length }, () => false);
  for (const word of keyword.toLowerCase().split(/\s+/)) {
    for (const [from, to] of word === '' ? [] : placesOf(lower, word)) found.fill(true, from, to);
  }
  const pieces: Piece[] = [];
  // By code points: half of a letter must not stand alone.
  let at = 0;
  for (const text of name) {
    const isMatch = found[at] === true;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else pieces.push({ at, text, isMatch });
    at += text.length;
  }
  return pieces;
}

export const isFound = (name: string, keyword: string): boolean =>
  piecesOf(name, keyword).some(({ isMatch }) => isMatch);

type Place = readonly [from: number, to: number];

function placesOf(name: string, word: string): readonly Place[] {
  const exact: Place[] = [];
  for (let from = name.indexOf(word); from >= 0; from = name.indexOf(word, from + word.length))
    exact.push([from, from + word.length]);
  if (exact.length > 0) return exact;
  return [...name.matchAll(/\S+/g)].flatMap(({ 0: other, index }) =>
    isNear(other, word) ? [[index, index + other.length] as const] : [],
  );
}

/** As many errors as the server forgives (decision 027): one from four letters on, two from eight. */
function isNear(word: string, typed: string): boolean {
  const forgiven = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  // The player may not have typed the end of the word yet.
  return forgiven > 0 && distance(word.slice(0, typed.length + forgiven), typed) <= forgiven;
}

/** Letters to add, leave out, replace, or swap with their neighbour, until `typed` is a beginning of `word`. */
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
  return Math.min(...row);
}
