import type { Currency } from '../../vocabulary.js';
import { holds, type Check } from './check.js';
import { fractionDigits, minorDigits } from './currency.js';
import { toLatinDigits } from './numerals.js';

/**
 * The figure of a text without its grouping, or null for what is none. A comma groups thousands and nothing else: "1,5"
 * may mean one and a half, so it is no figure.
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

/** Text to minor units, exact: no float is involved. Null for what is no amount (at most 2 decimals, none in MMK: D3). */
export function parseAmount(text: string, currency: Currency): number | null {
  const [whole = '', fraction = ''] = plainFigure(text)?.split('.') ?? [];
  if (whole === '' || whole.length > 12 || fraction.length > fractionDigits(currency)) return null;
  return Number(whole + fraction.padEnd(minorDigits, '0'));
}

/** For a field: what `parseAmount` reads back. */
export function amountText(minor: number, currency: Currency): string {
  const whole = Math.trunc(minor / 10 ** minorDigits);
  const fraction = String(minor % 10 ** minorDigits).padStart(minorDigits, '0');
  return fractionDigits(currency) === 0 || fraction === '00' ? String(whole) : `${whole}.${fraction}`;
}

/** Whether it is an amount at all; what a channel takes is the channel's to say. */
export const amount = (currency: Currency): Check =>
  holds({ name: 'amount' }, (text) => parseAmount(text, currency) !== null);
