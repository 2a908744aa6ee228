import { Kit } from './kit.js';
import { SYMBOLS, type SymbolName } from './symbols/catalogue.js';

/** Symbols reach up to 127 units from their middle. */
const REACH = 128;
export const SYMBOL_SIZE = 240;

/** One symbol alone, for the reels of a game. */
export function symbolSvg(name: SymbolName, variant: number): string {
  const kit = new Kit('s');
  const body = SYMBOLS[name](kit, variant);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-REACH} ${-REACH} ${REACH * 2} ${REACH * 2}" width="${SYMBOL_SIZE}" height="${SYMBOL_SIZE}">${kit.definitions()}${body}</svg>`;
}
