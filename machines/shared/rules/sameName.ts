/** The words of a name in one form: case, punctuation and the order of the words do not matter. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/** Whether two texts are the same name: the holder of a card and the player's real name (E5). */
export const isSameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);
