import type { Kit } from '../kit.js';
import type { SYMBOL_NAMES } from '../names.js';
import { drum, kite, lantern, parol } from './festive.js';
import { cherry, citrus, coconut, dragonfruit, mango, mangosteen, melon, pineapple } from './fruit.js';
import { brilliant, diamond, emerald, heart, pearl } from './gems.js';
import { bell, coin, plumeria } from './lucky.js';

/** A thing drawn around 0,0 in a box of about 200; the variant picks its colours. */
export type SymbolDrawing = (kit: Kit, variant: number) => string;

export const SYMBOLS = {
  mango,
  citrus,
  pineapple,
  dragonfruit,
  melon,
  coconut,
  cherry,
  mangosteen,
  brilliant,
  emerald,
  diamond,
  heart,
  pearl,
  lantern,
  bell,
  plumeria,
  coin,
  parol,
  kite,
  drum,
} as const satisfies Record<(typeof SYMBOL_NAMES)[number], SymbolDrawing>;

export type SymbolName = keyof typeof SYMBOLS;
