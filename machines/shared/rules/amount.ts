import type { Currency } from '../../vocabulary.js';
import type { Check } from './check.js';
import { fractionDigits, minorDigits } from './currency.js';
import { toLatinDigits } from './numerals.js';

/**
 * The number in a text without its thousands separators, or null if it is not a number. A comma only separates thousands:
 * "1,5" may mean one and a half, so it is refused.
 */
export function plainFigure(text: string): string | null {
  const bare = toLatinDigits(text).replaceAll(/\s/g, '');
  const [whole = '', ...fraction] = bare.split('.');
  const [first = '', ...groups] = whole.split(',');
  const isGrouped =
    groups.length === 0 || (/^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group)));
  if (!/^\d+$/.test(first) || !isGrouped || fraction.length > 1 || !/^\d*$/.test(fraction.join(''))) return null;
  return bare.replaceAll(',', '');
}

/** Parses a text to minor units, exactly, without floats. Null if it is not an amount (at most 2 decimals, none in MMK; D3). */
export function parseAmount(text: string, currency: Currency): number | null {
  const [whole = '', fraction = ''] = plainFigure(text)?.split('.') ?? [];
  if (whole === '' || whole.length > 12 || fraction.length > fractionDigits(currency)) return null;
  return Number(whole + fraction.padEnd(minorDigits, '0'));
}

/** The text of a field, in a form that `parseAmount` accepts. */
export function amountText(minor: number, currency: Currency): string {
  const whole = Math.trunc(minor / 10 ** minorDigits);
  const fraction = String(minor % 10 ** minorDigits).padStart(minorDigits, '0');
  return fractionDigits(currency) === 0 || fraction === '00' ? String(whole) : `${whole}.${fraction}`;
}

/** Checks the form of an amount; too many decimals are a fault of their own. The limits of a channel are checked elsewhere. */
export const amount =
  (currency: Currency): Check =>
  (text) => {
    if (parseAmount(text, currency) !== null) return null;
    const max = fractionDigits(currency);
    const fraction = plainFigure(text)?.split('.')[1] ?? '';
    return fraction.length > max ? { name: 'decimals', max } : { name: 'amount' };
  };
