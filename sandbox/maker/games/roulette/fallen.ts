import { el } from '../../page/dom.js';
import { fill } from '../../page/texts.js';
import { colorOf } from './rules.js';
import type { RouletteTexts } from './texts.js';

/** So many of the last numbers are listed. */
export const MOST_LISTED = 10;

/** The last numbers with one more, the latest first. */
export const withLatest = (numbers: readonly number[], pocket: number): readonly number[] =>
  [pocket, ...numbers].slice(0, MOST_LISTED);

/** A number as a player hears it. */
export const numberText = (pocket: number, own: Pick<RouletteTexts, 'number' | 'red' | 'black' | 'green'>): string =>
  fill(own.number, String(pocket), own[colorOf(pocket)]);

/** Above the board: the number that fell, in its color, and the last numbers that this page has shown. */
export function fallenNumbers(own: RouletteTexts) {
  const element = el('div', 'fallen');
  const latest = el('output', 'latest');
  const list = el('ol', 'numbers');
  list.setAttribute('aria-label', own.latest);
  element.append(latest, list);
  let numbers: readonly number[] = [];

  return {
    element,
    /** `isNew`: of a round that was played just now, not the same one again. */
    show: (pocket: number, isNew: boolean): void => {
      if (isNew || numbers.length === 0) numbers = withLatest(numbers, pocket);
      latest.replaceChildren(el('b', '', String(pocket)), el('span', '', own[colorOf(pocket)]));
      latest.dataset['color'] = colorOf(pocket);
      list.replaceChildren(...numbers.map((number) => numberItem(number, own)));
    },
    /** The ball rolls, or nothing has been played yet. */
    clear: (): void => {
      latest.replaceChildren(el('b', '', '–'));
      latest.dataset['color'] = 'none';
    },
  };
}

function numberItem(number: number, own: RouletteTexts): HTMLElement {
  const item = el('li', '');
  const ball = el('span', `number ${colorOf(number)}`, String(number));
  ball.setAttribute('role', 'img');
  ball.setAttribute('aria-label', numberText(number, own));
  item.append(ball);
  return item;
}
