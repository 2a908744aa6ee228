import { toLatinDigits } from '../../../machines/shared/rules/numerals.js';
import type { Format } from './reformat.js';

/** The first digits of a text as Latin digits, whatever the keyboard's script: takes a code out of a pasted sentence. */
export const digitsFormat = (length: number): Format => ({
  apply: (text) => toLatinDigits(text).replaceAll(/\D/g, '').slice(0, length),
  isTyped: /[\d๐-๙၀-၉０-９]/,
});

/** Digits in groups of four, as cards print them: easier to compare. The form submits the digits alone. */
export const groupedDigits: Format = {
  apply: (text) =>
    toLatinDigits(text)
      .replaceAll(/\D/g, '')
      .replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  isTyped: /[\d๐-๙၀-၉０-９]/,
};
