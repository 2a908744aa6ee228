import { isMeant, plainCode, plainDigits, toLatinDigits } from '../../../machines/shared/rules/numerals.js';
import type { Format } from './reformat.js';

/** The digits of a code without what groups them. A sentence that fills an empty field gives its code (K2). */
export const codeFormat = (length: number): Format => ({
  apply: (text, before = '') => plainDigits(text) ?? (before === '' ? codeIn(text, length) : null) ?? text,
  isTyped: isMeant,
});

/** The only number of that many digits in a text; null if there is none, several, or one that is part of a word. */
function codeIn(text: string, length: number): string | null {
  const latin = toLatinDigits(text);
  const codes = Array.from(latin.matchAll(/\d(?:[ -]?\d)*/g)).filter(
    ({ 0: number, index }) =>
      plainDigits(number)?.length === length &&
      !/[A-Za-z]/.test(latin.charAt(index - 1) + latin.charAt(index + number.length)),
  );
  return codes.length === 1 ? plainDigits(codes[0]?.[0] ?? '') : null;
}

/** Digits in groups of four, as cards print them: easier to compare. The form submits the digits alone. */
export const groupedDigits: Format = {
  apply: (text) => plainDigits(text)?.replaceAll(/(\d{4})(?=\d)/g, '$1 ') ?? text,
  isTyped: isMeant,
};

/** A code of capital letters and digits. */
export const capitalCode: Format = { apply: (text) => plainCode(text).toUpperCase(), isTyped: /\S/ };
