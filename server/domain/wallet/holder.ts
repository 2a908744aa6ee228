/** The words of a name in one form: case, punctuation and order of words do not matter. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** Whether the card's holder has the player's real name (decision E5); null if the real name is unknown. */
export function isSameName(holder: string, realname: string): boolean | null {
  return realname.trim() === '' ? null : wordsOf(holder) === wordsOf(realname);
}
