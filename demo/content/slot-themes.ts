import type { SlotSymbol } from '../../sandbox/maker/games/slot/rules.js';
import type { SymbolName } from '../art/symbols/catalogue.js';

/** A symbol and its colours. */
export type ThemePicture = readonly [symbol: SymbolName, variant: number];

/** The look of one open slot of the sandbox maker. The rules are the same in all. */
export interface SlotTheme {
  readonly gameId: number;
  /** Its name in addresses. */
  readonly theme: string;
  readonly pictures: Readonly<Record<SlotSymbol, ThemePicture>>;
}

type Ranks = readonly [
  wild: ThemePicture,
  first: ThemePicture,
  second: ThemePicture,
  third: ThemePicture,
  fourth: ThemePicture,
  fifth: ThemePicture,
  sixth: ThemePicture,
  scatter: ThemePicture,
];

const theme = (
  gameId: number,
  name: string,
  [wild, first, second, third, fourth, fifth, sixth, scatter]: Ranks,
): SlotTheme => ({
  gameId,
  theme: name,
  pictures: { wild, first, second, third, fourth, fifth, sixth, scatter },
});

/** Mango Moon, Dragon Fruit, Dragon Pearl, Dragon Kite, Dragon Drum. */
export const SLOT_THEMES: readonly SlotTheme[] = [
  theme(1001, 'mango', [
    ['mango', 0],
    ['pineapple', 0],
    ['dragonfruit', 0],
    ['melon', 0],
    ['coconut', 0],
    ['citrus', 1],
    ['cherry', 0],
    ['plumeria', 0],
  ]),
  theme(1004, 'dragonfruit', [
    ['dragonfruit', 0],
    ['dragonfruit', 1],
    ['mangosteen', 0],
    ['mango', 1],
    ['melon', 1],
    ['citrus', 0],
    ['cherry', 1],
    ['lantern', 0],
  ]),
  theme(1015, 'pearl', [
    ['pearl', 0],
    ['heart', 0],
    ['brilliant', 1],
    ['emerald', 0],
    ['diamond', 1],
    ['coin', 3],
    ['plumeria', 0],
    ['bell', 1],
  ]),
  theme(1028, 'kite', [
    ['kite', 0],
    ['kite', 1],
    ['kite', 2],
    ['bell', 0],
    ['plumeria', 1],
    ['citrus', 0],
    ['coin', 2],
    ['parol', 0],
  ]),
  theme(1037, 'drum', [
    ['drum', 0],
    ['drum', 1],
    ['lantern', 0],
    ['lantern', 3],
    ['bell', 2],
    ['plumeria', 2],
    ['cherry', 0],
    ['parol', 3],
  ]),
];

/** The id of a picture's SVG in the art index. */
export const themePictureId = ([symbol, variant]: ThemePicture) => `symbol-${symbol}-${variant}`;
