/** Any script writes its digits from zero to nine in a run of its own (Unicode, section 22.3). */
const foreignDigit = /[^\P{Nd}0-9]/gu;

/** Figures of Myanmar, in which people write the letter wa (U+101D) for the zero (U+1040): both look the same. */
const figure = /[0-9ဝ](?:[ ,.-]?[0-9ဝ])*(?![\p{L}\p{M}])/gu;

/**
 * Converts the digits of every script, and a Burmese wa beside digits, to Latin ones (decisions D3, K2); the client converts
 * in the same way (machines/shared/rules/numerals.ts). Latin letters never become digits.
 */
export const toLatinDigits = (text: string): string =>
  text
    .replaceAll(foreignDigit, latinDigit)
    .replaceAll(figure, (written) => (/\d/.test(written) ? written.replaceAll('ဝ', '0') : written));

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
