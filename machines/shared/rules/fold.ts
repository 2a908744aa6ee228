import { latinDigits } from './numerals.js';

/**
 * A text as searches compare it: without case, width and accents, with Latin digits, and without invisible characters. The two
 * spellings of Thai sara am are one, in either order of its marks. Vowel signs of Thai and Burmese stay, because another
 * vowel is another word. The index of the server folds in the same way (`search_fold`).
 */
export const fold = (text: string): string =>
  latinDigits(text.normalize('NFKD'))
    .replaceAll(/[\u0300-\u036f]|\p{Cf}/gu, '')
    .replaceAll(/\u0E4D([\u0E48-\u0E4B])/g, '$1\u0E4D')
    .toLowerCase()
    .normalize('NFC');
