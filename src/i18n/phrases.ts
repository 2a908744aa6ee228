import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Between two phrases: where a line may end. */
const breakHere = '\u200B';
// oxlint-disable-next-line compat/compat -- the build runs it, and no browser
const words = new Intl.Segmenter('my', { granularity: 'word' });
/** A letter, a mark or a digit of Burmese, but no sign that ends a sentence and stays with it. */
const isBurmese = (character: string | undefined): boolean =>
  character !== undefined && /[\u1000-\u1049\u104C-\u109F]/.test(character);

/** A consonant that is stacked or silenced ends the syllable before it: words that no dictionary has are cut there too. */
const endsSyllable = /^[\u1000-\u1021]\u1037?[\u1039\u103A]|^[\u102B-\u103E]/;

/**
 * Burmese writes no space between words, and not every browser knows where they end: it would break inside of a syllable. So
 * the build marks the ends. Searches do not see the marks (machines/shared/rules/fold.ts).
 */
export function withPhrases(text: string): string {
  let marked = '';
  for (const { segment } of words.segment(text))
    marked +=
      isBurmese(marked.at(-1)) && isBurmese(segment[0]) && !endsSyllable.test(segment) ? breakHere + segment : segment;
  return marked;
}

/** The texts of a message with their phrases marked, in all its cases. */
export const phrasesIn = (message: readonly MessageFormatElement[]): MessageFormatElement[] =>
  message.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: withPhrases(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: phrasesIn(element.children) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, { value }]) => [name, { value: phrasesIn(value) }]);
    return { ...element, options: Object.fromEntries(options) as typeof element.options };
  });
