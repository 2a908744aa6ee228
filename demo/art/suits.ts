import { path, round } from './shapes.js';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

export const CARD_RED = '#d8324a';
export const CARD_INK = '#1d2036';

/** The four pips around 0,0, about 100 units high. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  spade:
    'M0 -50C16 -26 46 -10 46 16C46 38 20 46 8 30C10 42 14 48 22 52L-22 52C-14 48 -10 42 -8 30C-20 46 -46 38 -46 16C-46 -10 -16 -26 0 -50Z',
  heart: 'M0 50C-14 28 -50 10 -50 -18C-50 -46 -14 -52 0 -24C14 -52 50 -46 50 -18C50 10 14 28 0 50Z',
  diamond: 'M0 -54C10 -32 24 -14 42 0C24 14 10 32 0 54C-10 32 -24 14 -42 0C-24 -14 -10 -32 0 -54Z',
  club: 'M0 -50A24 24 0 0 1 20 -12A24 24 0 1 1 8 28C10 40 14 46 22 52L-22 52C-14 46 -10 40 -8 28A24 24 0 1 1 -20 -12A24 24 0 0 1 0 -50Z',
};

export const SUITS: readonly [Suit, ...Suit[]] = ['spade', 'heart', 'club', 'diamond'];

export const suitColour = (suit: Suit) => (suit === 'heart' || suit === 'diamond' ? CARD_RED : CARD_INK);

export const pip = (suit: Suit, x: number, y: number, scale: number, colour: string) =>
  path(SUIT_PATHS[suit], colour, `transform="translate(${round(x)} ${round(y)}) scale(${Number(scale.toFixed(3))})"`);
