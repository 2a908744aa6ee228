import { allows, type Check } from './check.js';

/** Any script writes its digits from zero to nine in a run of its own (Unicode, section 22.3). */
const foreignDigit = /[^\P{Nd}0-9]/gu;

/**
 * Figures of Myanmar that may hold the letter wa (U+101D) in place of the digit zero (U+1040): they look the same, and
 * keyboards offer both. A wa at which a word begins is a letter.
 */
const figure = /[0-9ဝ](?:[ ,.-]?[0-9ဝ])*(?![\p{L}\p{M}])/gu;

const signs: Readonly<Record<string, string>> = { '．': '.', '，': ',', '٫': '.', '٬': ',' };

/**
 * Converts the digits of every script, full-width and Arabic point and comma, and a Burmese wa beside digits, to Latin
 * ones (D3, K2). Latin letters never become digits: an O may be a slip for a zero, or for the 9 beside it.
 */
export function toLatinDigits(text: string): string {
  return latinDigits(text)
    .replaceAll(/[．，٫٬]/g, (sign) => signs[sign] ?? sign)
    .replaceAll(figure, (written) => (/\d/.test(written) ? written.replaceAll('ဝ', '0') : written));
}

/** Only the digits: in a text for people a wa is a letter. */
export const latinDigits = (text: string): string => text.replaceAll(foreignDigit, latinDigit);

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Full-width letters and signs, which keyboards of East Asia write, as plain ones; digits as `toLatinDigits`. */
export const toLatin = (text: string): string =>
  toLatinDigits(text.replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)));

/** A code of letters and digits without the spaces and invisible marks of copied text. */
export const plainCode = (text: string): string => toLatin(text).replaceAll(/[\s\p{Cf}]/gu, '');

/** What groups the digits of a number: spaces, hyphens, dots, brackets, and the invisible marks of copied text. */
const grouping = /[\s\p{Cf}\p{Pd}−.()（）]/gu;

/** Matches what a player means in a number, not what groups it. */
export const isMeant = /[^\s\p{Cf}\p{Pd}−.()（）]/u;

const ungrouped = (text: string): string => toLatinDigits(text).replaceAll(grouping, '').replace(/^＋/, '+');

/** A number without what groups it, in Latin digits. Null if there is anything else in the text (K2). */
export const plainDigits = (text: string): string | null => matching(/^\d*$/, ungrouped(text));

/** As `plainDigits`, a leading plus kept. */
export const plainNumber = (text: string): string | null => matching(/^\+?\d*$/, ungrouped(text));

const matching = (form: RegExp, text: string): string | null => (form.test(text) ? text : null);

/** Checks a number without what groups it. The fault of a text that is no number names what does not belong there. */
export const grouped =
  (check: Check, known = /\d/): Check =>
  (text) => {
    const bare = ungrouped(text);
    const fault = check(bare);
    return fault && (allows(known)(bare) ?? fault);
  };
