import { toLatinDigits } from '../../i18n/money.js';
import type { Format } from '../field/reformat.js';

/**
 * The spec's phone input: digits as 3-3-rest with dashes. With a plus it is an international number of any country and
 * stays as typed, its plus and digits only. Thai, Burmese and full-width digits become Latin ones.
 */
export function formatPhone(text: string): string {
  const digits = toLatinDigits(text).replaceAll(/\D/g, '');
  if (text.trim().startsWith('+')) return `+${digits}`;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join('-');
}

export const phoneFormat: Format = { apply: formatPhone, isTyped: /[\d+๐-๙၀-၉０-９]/ };
