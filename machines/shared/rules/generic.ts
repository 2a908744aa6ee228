import { every, holds, matches, type Check } from './check.js';

/**
 * The generic checkers of section 5. They check the text as it is: the field trims it, and `required` and `optional` decide
 * whether it may be empty. All patterns run in linear time (tests/guards/redos.test.ts).
 */

/** Not null, not blank and not an empty list. 0 and false are valid. */
export const required: Check<unknown> = holds({ name: 'required' }, (value) => {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
});

export type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';

const isOfKind: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

export const type = (kind: Kind): Check<unknown> => holds({ name: 'type' }, isOfKind[kind]);

/** From `min` to `max`, both included. */
export const range = (min: number, max: number): Check<number> =>
  holds({ name: 'range', min, max }, (value) => value >= min && value <= max);

/** Counts characters as people see them. */
export const length = (min: number, max: number): Check =>
  every(
    holds({ name: 'tooShort', min }, (text) => charactersOf(text) >= min),
    holds({ name: 'tooLong', max }, (text) => charactersOf(text) <= max),
  );

/**
 * Graphemes: an emoji is one character, and so is a Thai letter with its tone mark. Invisible ones, such as marks of direction
 * and spaces of no width, do not count. The server counts in the same way (server/domain/characters.ts).
 */
export const charactersOf = (text: string): number =>
  graphemesOf(text).filter((grapheme) => !/^\p{Cf}+$/u.test(grapheme)).length;

/**
 * The text in pieces that must not be torn apart: what a person sees as one character. Firefox 124 and older know no graphemes:
 * there it is a letter with its marks, and an emoji of several parts counts as several.
 */
export const graphemesOf = (text: string): readonly string[] =>
  'Segmenter' in Intl
    ? // oxlint-disable-next-line compat/compat -- looked for in the line above
      Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    : (text.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? []);

export const oneOf = <Value>(values: readonly Value[]): Check<Value> =>
  holds({ name: 'enum' }, (value) => values.includes(value));

/** The pattern needs ^ and $ to match the whole text. */
export const pattern = (form: RegExp): Check => matches(form, { name: 'pattern' });

export const number = matches(/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/, { name: 'number' });
export const digits = matches(/^\d+$/, { name: 'digits' });
export const letters = matches(/^[A-Za-z]+$/, { name: 'letters' });

/** A one-time code; another length for a captcha or a PIN. */
export const code = (count = 6): Check =>
  holds({ name: 'code', length: count }, (text) => text.length === count && digits(text) === null);

/** The generic mobile number of section 5: 1, 3 to 9, nine digits. Players' phones are checked by `phone` (D2). */
export const mobile = matches(/^1[3-9]\d{9}$/, { name: 'mobile' });

/** An area code with its 0, seven or eight digits, and an optional extension. */
export const landline = matches(/^0\d{2,3}-?[2-9]\d{6,7}(?:-\d{1,6})?$/, { name: 'landline' });

const label = /^[A-Za-z\d-]{1,63}$/;
const isLabel = (text: string) => label.test(text) && !text.startsWith('-') && !text.endsWith('-');

/** A domain of at least two labels; the last one is letters or punycode. */
const isDomain = (host: string) => {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    /^(?:[A-Za-z]{2,63}|xn--[A-Za-z\d-]{1,59})$/.test(last)
  );
};

const atom = /^[A-Za-z\d!#$%&'*+/=?^_`{|}~-]+$/;

/** Under 255 characters (section 5), at most 64 before the @; no quoted or bracketed forms (RFC 5321, 4.5.3.1). */
export const email: Check = holds({ name: 'email' }, (text) => {
  const at = text.indexOf('@');
  const name = text.slice(0, at);
  return (
    text.length < 255 &&
    at > 0 &&
    name.length <= 64 &&
    name.split('.').every((part) => atom.test(part)) &&
    isDomain(text.slice(at + 1))
  );
});

const octet = /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/;
const isAddress = (host: string) => host.split('.').length === 4 && host.split('.').every((part) => octet.test(part));

/** http, https or ftp, a host, an optional port and path. No user before the host, because it can hide the real host. */
export const url: Check = holds({ name: 'url' }, (text) => {
  const [, host = '', port] = /^(?:https?|ftp):\/\/([^\s/?#:@]+)(?::(\d{1,5}))?(?:[/?#]\S*)?$/i.exec(text) ?? [];
  return (host.toLowerCase() === 'localhost' || isAddress(host) || isDomain(host)) && Number(port ?? 0) <= 65_535;
});

/** A day of the Gregorian calendar, `2026-11-21` or `2026/11/21`. */
export const date: Check = holds({ name: 'date' }, (text) => {
  const [, year, sign, month, day] = /^(\d{4})([-/])(\d{2})[-/](\d{2})$/.exec(text) ?? [];
  return sign !== undefined && text.lastIndexOf(sign) === 7 && isDay(Number(year), Number(month), Number(day));
});

const daysOf = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = (daysOf[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0);
  return year > 0 && day >= 1 && day <= days;
}

/** JSON of an object or a list; a bare number like `12` is refused. */
export const json: Check = holds({ name: 'json' }, (text) => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
});
