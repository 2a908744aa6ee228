import { heroDrawing } from '../demo/art/heroes/catalogue.js';
import { seeded } from '../demo/art/random.js';
import { PALETTES } from '../demo/art/palettes.js';
import { Kit } from '../demo/art/kit.js';
import { circle, path, rect } from '../demo/art/shapes.js';
import { SYMBOLS as DRAWINGS, type SymbolName } from '../demo/art/symbols/catalogue.js';
import { SLOT_THEMES, type SlotTheme } from '../demo/content/slot-themes.js';
import { FISH_NAMES, type Fish } from '../sandbox/maker/games/fishing/rules.js';
import { SYMBOLS, type SlotSymbol } from '../sandbox/maker/games/slot/rules.js';

/** Sky, moon and hills of each theme of the slot, and of each other game. */
const SKIES: Readonly<Record<string, keyof typeof PALETTES>> = {
  mango: 'dusk',
  dragonfruit: 'jade',
  pearl: 'midnight',
  kite: 'lagoon',
  drum: 'ember',
  roulette: 'jade',
  poker: 'ember',
  dice: 'orchid',
  fishing: 'lagoon',
  sports: 'fern',
};

/** A picture of the games' pages, at `{theme}/{name}.svg`. */
export interface GamePicture {
  readonly theme: string;
  readonly name: string;
  readonly svg: string;
}

/** Every picture that the pages of the sandbox's games show: the sky of each look, the symbols of the slots, the fish. */
export const gamePictures = (): readonly GamePicture[] => [
  ...Object.keys(SKIES).map((theme) => ({ theme, name: 'sky', svg: sky(theme) })),
  ...SLOT_THEMES.flatMap((theme) =>
    SYMBOLS.map((symbol) => ({ theme: theme.theme, name: symbol, svg: symbolOf(theme, symbol) })),
  ),
  ...FISH_NAMES.map((fish) => ({ theme: 'fishing', name: fish, svg: fishPicture(fish) })),
];

/** Colours that are too pale on the background of the reels. */
const PALE: Partial<Record<SymbolName, string>> = { plumeria: '#cfe6d3' };

/** Wild and scatter have a disc behind them, so that a player sees their rank without knowing the picture. */
function symbolOf(theme: SlotTheme, symbol: SlotSymbol): string {
  const kit = new Kit('s');
  const [drawing, variant] = theme.pictures[symbol];
  const ground: Partial<Record<SlotSymbol, string>> = {
    wild: circle(
      0,
      0,
      118,
      kit.radial([
        [0, '#ffe39a'],
        [0.72, '#ffc24b'],
        [1, '#ffc24b', 0],
      ]),
    ),
    scatter: circle(
      0,
      0,
      118,
      kit.radial([
        [0, '#ffffff'],
        [0.6, '#bfe6ff'],
        [1, '#bfe6ff', 0],
      ]),
    ),
  };
  const pale = PALE[drawing];
  const below = ground[symbol] ?? (pale === undefined ? '' : circle(0, 0, 114, pale));
  const body = `${below}<g transform="scale(${below === '' ? 1 : 0.82})">${DRAWINGS[drawing](kit, variant)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -120 240 240">${kit.definitions()}${body}</svg>`;
}

/** A fish as on the cards of the lobby, where it stands around 150,155. */
function fishPicture(fish: Fish): string {
  const kit = new Kit('f');
  const scene = { kit, palette: PALETTES.lagoon, random: seeded(fish), variant: 0, partners: [] };
  const body = heroDrawing(fish)(scene);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 15 280 280">${kit.definitions()}${body}</svg>`;
}

const hill = (y: number, colour: string, opacity: number) =>
  path(
    `M0 ${y}C300 ${y - 60} 520 ${y + 50} 800 ${y}S1240 ${y - 40} 1600 ${y}L1600 1000L0 1000Z`,
    colour,
    `opacity="${opacity}"`,
  );

function sky(theme: string): string {
  const kit = new Kit('b');
  const palette = PALETTES[SKIES[theme] ?? 'dusk'];
  const air = rect(
    0,
    0,
    1600,
    1000,
    0,
    kit.linear([
      [0, palette.skyTop],
      [0.45, palette.skyBottom],
    ]),
  );
  const hills = hill(260, palette.far, 0.55) + hill(330, palette.far, 0.8) + hill(410, palette.near, 0.95);
  // A moon behind a table or a choice would draw the eye away from it.
  const moon = !SLOT_THEMES.some((known) => known.theme === theme)
    ? ''
    : circle(800, 190, 150, palette.glow, 'opacity=".9"');
  const shapes = `${kit.definitions()}${air}${moon}${hills}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMin slice">${shapes}</svg>`;
}
