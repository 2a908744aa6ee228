import type { Currency } from '../../machines/vocabulary.js';

/** Shown decimals. ISO 4217 says 2 for MMK too; nobody in Myanmar writes them (D3). On the wire it is always hundredths. */
const decimals: Readonly<Record<Currency, 0 | 2>> = { PHP: 2, THB: 2, MMK: 0 };
export const fractionDigits = (currency: Currency): 0 | 2 => decimals[currency];
const minorDigits = 2;
const zeros = ['0', '๐', '၀', '０'].map((zero) => zero.charCodeAt(0));

/**
 * Text to minor units, exact: no float is involved. Null for what is no amount (at most 2 decimals, none in MMK). A comma
 * groups thousands; "1,5" may mean one and a half, so it is no amount.
 */
export function parseAmount(text: string, currency: Currency): number | null {
  const match = /^(\d+|\d[\d,]*,\d{3})(?:\.(\d*))?$/.exec(toLatinDigits(text).replaceAll(/\s/g, ''));
  const [, grouped = '', fraction = ''] = match ?? [];
  const whole = grouped.replaceAll(',', '');
  if (whole === '' || whole.length > 12 || fraction.length > decimals[currency]) return null;
  return Number(whole + fraction.padEnd(minorDigits, '0'));
}

const symbols: Readonly<Record<Currency, string>> = { PHP: '₱', THB: '฿', MMK: 'K' };

/**
 * The sign, then the figure with comma and point, as all five languages write it with Latin digits (H3). By hand: the
 * server and each browser carry other versions of the locale data, and the first screen must be the same text in both.
 */
export const formatMoney = (minor: number, currency: Currency): string => written(minor, currency, decimals[currency]);

/** Without decimals where there are none: quick picks, limits, winners. */
export const formatMoneyShort = (minor: number, currency: Currency): string =>
  written(minor, currency, minor % 10 ** minorDigits === 0 ? 0 : decimals[currency]);

function written(minor: number, currency: Currency, digits: number): string {
  const size = Math.abs(minor);
  const scale = 10 ** minorDigits;
  // The kyat is shown whole: half of one and more counts as one.
  const whole = digits === 0 ? Math.round(size / scale) : Math.trunc(size / scale);
  const grouped = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const fraction = digits === 0 ? '' : `.${String(size % scale).padStart(minorDigits, '0')}`;
  return `${minor < 0 ? '−' : ''}${symbols[currency]}\u00a0${grouped}${fraction}`;
}

/** For a field: what `parseAmount` reads back. */
export function amountText(minor: number, currency: Currency): string {
  const whole = Math.trunc(minor / 10 ** minorDigits);
  const fraction = String(minor % 10 ** minorDigits).padStart(minorDigits, '0');
  return decimals[currency] === 0 || fraction === '00' ? String(whole) : `${whole}.${fraction}`;
}

/** `my_MM` or `my-MM` as an Intl locale with Latin digits and the Gregorian calendar (H3). */
export const numberLocale = (locale: string): string => `${locale.replace('_', '-')}-u-ca-gregory-nu-latn`;

/** Thai, Burmese and full-width digits, point and comma as the Latin ones (D3). */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[๐-๙၀-၉０-９．，]/g, (digit) => {
    if (digit === '．') return '.';
    if (digit === '，') return ',';
    const code = digit.charCodeAt(0);
    const zero = zeros.findLast((candidate) => candidate <= code) ?? code;
    return String(code - zero);
  });
}
