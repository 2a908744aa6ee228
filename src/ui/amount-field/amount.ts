import { toLatinDigits } from '../../i18n/money.js';
import type { Format } from '../field/reformat.js';

/**
 * Groups thousands while typing: "12480.5" becomes "12,480.5". Thai, Burmese and full-width digits become Latin ones
 * (decisions D3, H3). Decimals are never cut: an amount that has too many is refused, not changed in silence.
 */
export const amountFormat: Format = {
  apply: (text) => {
    const [whole = '', ...rest] = toLatinDigits(text)
      .replaceAll(/[^\d.]/g, '')
      .split('.');
    const grouped = whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return rest.length === 0 ? grouped : `${grouped === '' ? '0' : grouped}.${rest.join('')}`;
  },
  isTyped: /[\d.๐-๙၀-၉０-９．]/,
};
