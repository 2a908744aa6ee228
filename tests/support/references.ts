/**
 * Finds the references to docs/rulings.md and docs/decisions in a text. Accepted forms, also with a line break inside:
 * - a ruling: `(A2)`, `(B5, B7)`, `(section 8, A2)`, `(C4 to C6)`, `decision A2`, `rulings F1 to F4`;
 * - a section of the specification: `section 8`, `sections 3 and 4`; not `RFC 9110 section 5.1`;
 * - a decision record: `decision 016`.
 * Returns each once: `A2`, `section 8`, `016`.
 */
export function referencesIn(text: string): string[] {
  const plain = joined(text);
  const found = [
    ...matches(plain, /\([^()]*\)/g).flatMap((group) => matches(group, inParentheses)),
    ...matches(plain, listOf('decisions?|rulings?', '[A-J]\\d{1,2}|\\d{3}')).flatMap((list) => matches(list, name)),
    ...matches(plain, listOf('(?<!RFC \\d+,? )sections?', '\\d{1,2}(?!\\.?\\d)')).flatMap((list) =>
      matches(list, /\d+/g).map((number) => `section ${number}`),
    ),
  ];
  return [...new Set(found)];
}

/** Comments that name a ruling in a form that `referencesIn` does not know: `/** A2: … *\/`. Returns the names. */
export function looseReferencesIn(source: string): string[] {
  const comments = matches(source, /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm);
  return comments.flatMap((comment) => {
    const known = referencesIn(comment);
    return matches(comment, /(?<![\w'"`%#=/-])[A-J]\d{1,2}(?![\w'"`])/g).filter((one) => !known.includes(one));
  });
}

/** The names that a page of rulings defines: `### A2 …` and `## Section 8 …`. */
export const definedIn = (rulings: string): string[] =>
  matches(rulings, /^(?:### [A-J]\d{1,2}|## Section \d+)(?= )/gm).map((heading) =>
    heading.replace(/^#+ /, '').replace('Section', 'section'),
  );

const between = '(?:, | and | to |-)';
const listOf = (word: string, item: string) =>
  new RegExp(`\\b(?:${word}) (?:${item})(?:${between}(?:${item}))*\\b`, 'gi');
const name = /\b(?:[A-J]\d{1,2}|\d{3})\b/g;
const inParentheses = /(?<=[(;,] ?|\b(?:to|and) |-)[A-J]\d{1,2}(?=[),;:-]| to | and )/g;

/** Without line breaks and the signs that begin a line of a comment. */
const joined = (text: string) => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|--|#)?\s*/g, ' ');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match);
