import * as v from 'valibot';
import { SYMBOL_NAMES } from '../art/names.js';
import { readContent, said, whole, type Fixed } from './read.js';

/** A drawing and its colours. */
const picture = v.strictTuple([v.picklist(SYMBOL_NAMES), whole]);

const SYMBOLS_OF_GAME = ['wild', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'scatter'] as const;

const theme = v.strictObject({
  gameId: whole,
  /** Its name in addresses. */
  theme: said,
  pictures: v.strictObject(v.entriesFromList(SYMBOLS_OF_GAME, picture)),
});

export type ThemePicture = Fixed<v.InferOutput<typeof picture>>;
/** The look of one open slot of the sandbox maker. The rules are the same in all. */
export type SlotTheme = Fixed<v.InferOutput<typeof theme>>;

export const SLOT_THEMES: readonly SlotTheme[] = readContent('slot-themes', v.array(theme));

/** The id of a picture's SVG in the art index. */
export const themePictureId = ([symbol, variant]: ThemePicture) => `symbol-${symbol}-${variant}`;
