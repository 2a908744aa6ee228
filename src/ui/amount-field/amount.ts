import { plainFigure } from '../../../machines/shared/rules/amount.js';
import { toLatinDigits } from '../../../machines/shared/rules/numerals.js';
import type { Format } from '../field/reformat.js';

/**
 * Groups thousands while typing: "12480.5" becomes "12,480.5". Thai, Burmese and full-width digits become Latin ones
 * (decisions D3, H3). The value never changes without the player: decimals are never cut, and a comma typed in place of a
 * point ("12,5") stays and is refused, because without it the amount would be ten times as large.
 */
export const amountFormat: Format = {
  apply: (text, before = '') => {
    const bare = toLatinDigits(text).replaceAll(/[^\d.,]/g, '');
    const isMeant = inserted(before, bare).includes(',') || isUnclear(before);
    return isUnclear(bare) && isMeant ? bare : grouped(bare);
  },
  isTyped: /[\d.๐-๙၀-၉０-９．]/,
};

const isUnclear = (text: string) => text.includes(',') && plainFigure(text) === null;

/** The inserted part of a text. The commas that the format placed are in both texts, so they do not count. */
function inserted(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

function grouped(text: string): string {
  const [whole = '', ...rest] = text.replaceAll(',', '').split('.');
  const figure = whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return rest.length === 0 ? figure : `${figure === '' ? '0' : figure}.${rest.join('')}`;
}
