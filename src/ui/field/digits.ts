import { toLatinDigits } from '../../../machines/shared/rules/numerals.js';
import type { Format } from './reformat.js';

/** So many digits and nothing else, whatever the keyboard's script: a code, also out of a pasted sentence. */
export const digitsFormat = (length: number): Format => ({
  apply: (text) => toLatinDigits(text).replaceAll(/\D/g, '').slice(0, length),
  isTyped: /[\d๐-๙၀-၉０-９]/,
});
