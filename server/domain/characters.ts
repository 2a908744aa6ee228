const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The number of characters that a person sees: an emoji is one, and so is a Thai letter with its tone mark. Invisible
 * ones, such as marks of direction and spaces of no width, do not count. The client counts in the same way
 * (machines/shared/rules/generic.ts); Unicode before 17 counts the stacked consonants of Burmese one by one.
 */
export const charactersOf = (text: string): number =>
  [...clusters.segment(text)].filter(({ segment }) => !/^\p{Cf}+$/u.test(segment)).length;

/** The first characters of a text: none is torn apart. */
export const firstCharacters = (text: string, most: number): string =>
  Array.from(clusters.segment(text), ({ segment }) => segment)
    .slice(0, most)
    .join('');
