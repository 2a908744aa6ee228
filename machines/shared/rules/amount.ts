import type { Currency } from '../../vocabulary.js';
import { allows, type Check } from './check.js';
import { fractionDigits, minorDigits, withoutSign } from './currency.js';
import { toLatinDigits } from './numerals.js';

/**
 * An amount as it was written, in Latin digits: without invisible marks, its currency and spaces at its ends. A space inside
 * separates thousands, as a comma does.
 */
export const writtenFigure = (text: string, currency?: Currency): string =>
  withoutSign(toLatinDigits(text).replaceAll(/\p{Cf}/gu, ''), currency).replaceAll(/,?\s+/g, ',');

/**
 * The number in a text without its thousands separators, or null if it is not a number. A comma only separates thousands:
 * "1,5" may mean one and a half, so it is refused.
 */
export function plainFigure(text: string, currency?: Currency): string | null {
  const bare = writtenFigure(text, currency);
  const [whole = '', ...fraction] = bare.split('.');
  const [first = '', ...groups] = whole.split(',');
  const isGrouped =
    groups.length === 0 || (/^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group)));
  if (!/^\d+$/.test(first) || !isGrouped || fraction.length > 1 || !/^\d*$/.test(fraction.join(''))) return null;
  return bare.replaceAll(',', '');
}

/** Parses a text to minor units, exactly, without floats. Null if it is not an amount (at most 2 decimals, none in MMK; D3). */
export function parseAmount(text: string, currency: Currency): number | null {
  const [whole = '', fraction = ''] = plainFigure(text, currency)?.split('.') ?? [];
  if (whole === '' || whole.length > 12 || fraction.length > fractionDigits(currency)) return null;
  return Number(whole + fraction.padEnd(minorDigits, '0'));
}

/** The text of a field, in a form that `parseAmount` accepts. */
export function amountText(minor: number, currency: Currency): string {
  const whole = Math.trunc(minor / 10 ** minorDigits);
  const fraction = String(minor % 10 ** minorDigits).padStart(minorDigits, '0');
  return fractionDigits(currency) === 0 || fraction === '00' ? String(whole) : `${whole}.${fraction}`;
}

/**
 * Checks the form of an amount; too many decimals, and what does not belong in one, are faults of their own. The limits of a
 * channel are checked elsewhere.
 */
export const amount =
  (currency: Currency): Check =>
  (text) => {
    if (parseAmount(text, currency) !== null) return null;
    const max = fractionDigits(currency);
    const fraction = plainFigure(text, currency)?.split('.')[1] ?? '';
    if (fraction.length > max) return { name: 'decimals', max };
    return allows(/[\d.,]/)(writtenFigure(text, currency)) ?? { name: 'amount' };
  };
