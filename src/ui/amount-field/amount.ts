import { plainFigure, writtenFigure } from '../../../machines/shared/rules/amount.js';
import { toLatinDigits } from '../../../machines/shared/rules/numerals.js';
import type { Currency } from '../../../machines/vocabulary.js';
import type { Format } from '../field/reformat.js';

/**
 * Groups thousands while typing: "12480.5" becomes "12,480.5". The digits of other scripts become Latin ones, and the sign of
 * the currency goes (decisions D3, H3, K2). The value never changes without the player: decimals are never cut, a letter or a
 * sign stays and is refused, and so does a comma typed in place of a point ("12,5"), because without it the amount would be
 * ten times as large.
 */
export const amountFormat = (currency: Currency): Format => ({
  apply: (text, before = '') => {
    const written = writtenFigure(text, currency);
    if (!/^[\d,]*(?:\.[\d,]*)?$/.test(written)) return text;
    const last = writtenFigure(before, currency);
    const isMeant = inserted(last, written).includes(',') || isUnclear(last);
    return isUnclear(written) && isMeant ? toLatinDigits(text) : groupedFigure(written);
  },
  isTyped: /[^\s,，٬]/,
});

const isUnclear = (text: string) => text.includes(',') && plainFigure(text) === null;

/** The inserted part of a text. The commas that the format placed are in both texts, so they do not count. */
function inserted(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/** An amount with its thousands in groups, as the field shows it. */
export function groupedFigure(text: string): string {
  const [whole = '', fraction] = text.replaceAll(',', '').split('.');
  const figure = whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? figure : `${figure === '' ? '0' : figure}.${fraction}`;
}
