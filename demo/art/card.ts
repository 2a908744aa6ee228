import { BACKDROPS, type BackdropName } from './backdrops/catalogue.js';
import { CARD_HEIGHT, CARD_WIDTH, titleGround } from './backdrops/ground.js';
import { mix } from './colour.js';
import { heroDrawing, type HeroName } from './heroes/catalogue.js';
import { Kit } from './kit.js';
import { title, type Cut } from './lettering.js';
import { PALETTES, type PaletteName } from './palettes.js';
import { svgDocument, type Picture } from './picture.js';
import { seeded } from './random.js';
import type { Scene } from './scene.js';
import type { SymbolName } from './symbols/catalogue.js';

/** Everything that decides what a card looks like, but for its name. */
export interface CardRecipe {
  readonly hero: HeroName;
  readonly palette: PaletteName;
  readonly backdrop: BackdropName;
  readonly cut: Cut;
  /** Colours and details within the hero, from 0. */
  readonly variant: number;
  /** Slots only: up to two symbols beside the hero. */
  readonly partners: readonly SymbolName[];
}

/** A game's card in five layers: backdrop, hero, partners, ground, title. The seed only moves stars, hills and bubbles. */
export function cardPicture(name: string, recipe: CardRecipe, seed: string): Picture {
  const kit = new Kit('c');
  const palette = PALETTES[recipe.palette];
  const scene: Scene = { kit, palette, random: seeded(seed), variant: recipe.variant, partners: recipe.partners };
  const body =
    BACKDROPS[recipe.backdrop](scene) +
    heroDrawing(recipe.hero)(scene) +
    titleGround(kit, palette) +
    title(kit, palette, name, recipe.cut);
  return {
    svg: svgDocument(kit, CARD_WIDTH, CARD_HEIGHT, body),
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    dominant: mix(mix(palette.skyTop, palette.skyBottom, 0.5), palette.near, 0.35),
  };
}
