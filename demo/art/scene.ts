import type { Kit } from './kit.js';
import type { Palette } from './palettes.js';
import type { SymbolName } from './symbols/catalogue.js';

/** What a drawing of a card knows about its picture. */
export interface Scene {
  readonly kit: Kit;
  readonly palette: Palette;
  /** A stream of its own for this picture. */
  readonly random: () => number;
  /** Picks colours and details within one hero. */
  readonly variant: number;
  /** Up to two things beside a slot hero. */
  readonly partners: readonly SymbolName[];
}

/** Draws a layer of a 300×400 card; heroes stand around 150,155. */
export type Drawing = (scene: Scene) => string;
