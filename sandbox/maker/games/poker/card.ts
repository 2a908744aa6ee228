import { el } from '../../page/dom.js';
import { rankOf, suitOf, type Card } from './hands.js';

const svg = 'http://www.w3.org/2000/svg';

/** Clubs, diamonds, hearts, spades, each in a square of 24. */
const SUITS = [
  'M12 2a5 5 0 0 0-4.6 6.9A5 5 0 1 0 11 17.6L9.6 22h4.8L13 17.6A5 5 0 1 0 16.6 8.9 5 5 0 0 0 12 2Z',
  'M12 1.5 20 12l-8 10.5L4 12Z',
  'M12 22C5 16.5 2 12.6 2 8.4A5.4 5.4 0 0 1 7.4 3 5.6 5.6 0 0 1 12 5.6 5.6 5.6 0 0 1 16.6 3 5.4 5.4 0 0 1 22 8.4c0 4.2-3 8.1-10 13.6Z',
  'M12 2C6 7.4 2.6 10.6 2.6 14.2a4.6 4.6 0 0 0 8.3 2.8L9.6 22h4.8l-1.3-5a4.6 4.6 0 0 0 8.3-2.8C21.4 10.6 18 7.4 12 2Z',
] as const;

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export const signOf = (card: Card): string => RANKS[rankOf(card)] ?? '';

/** The face of a card: its rank at the corner, its suit below it and large in the middle. */
export function face(card: Card): HTMLElement {
  const shown = el('span', suitOf(card) === 1 || suitOf(card) === 2 ? 'face red' : 'face');
  shown.append(el('b', 'sign', signOf(card)), suit(card, 'small'), suit(card, 'large'));
  shown.setAttribute('aria-hidden', 'true');
  return shown;
}

function suit(card: Card, size: string): SVGElement {
  const shape = document.createElementNS(svg, 'path');
  shape.setAttribute('d', SUITS[suitOf(card)] ?? '');
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('class', `suit ${size}`);
  picture.append(shape);
  return picture;
}
