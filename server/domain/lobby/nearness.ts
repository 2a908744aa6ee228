/**
 * How near a word of the catalogue is to a typed one, both folded: 10 the same, 8 begins with it, 5 contains it, 2 with
 * one error of typing (two from eight letters on), 0 not at all.
 */
export function nearness(own: string, typed: string): number {
  if (own === typed) return 10;
  if (own.startsWith(typed)) return 8;
  if ((typed.length >= 2 || isWholeWord.test(typed)) && own.includes(typed)) return 5;
  const allowed = allowedMistakes(typed);
  const isNear = (word: string) => distance(word, typed, allowed) <= allowed;
  // The beginning of a longer word is compared only if enough letters were typed: "card" must not find "carnival".
  return allowed > 0 && (isNear(own) || (typed.length >= 6 && isNear(own.slice(0, typed.length)))) ? 2 : 0;
}

/** How many letters of a typed word may be wrong. */
function allowedMistakes({ length }: string): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/** A Chinese character counts as a whole word. */
const isWholeWord = /^\p{Script=Han}$/u;

/** Optimal string alignment distance up to a limit: one letter wrong, missing, added, or two letters swapped. */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? limit + 1;
}
