/** The words of a name, however it is written: case, marks between words and their order mean nothing. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** Whether a card's holder bears the player's real name (decision E5); null while no real name is known. */
export function isSameName(holder: string, realname: string): boolean | null {
  return realname.trim() === '' ? null : wordsOf(holder) === wordsOf(realname);
}
