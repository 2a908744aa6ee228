import * as v from 'valibot';
import type { CardRecipe } from '../art/card.js';
import { BACKDROP_NAMES, CUT_NAMES, HERO_NAMES, MAKER_MARKS, PALETTE_NAMES, SYMBOL_NAMES } from '../art/names.js';
import { CATEGORY_IDS, TAG_IDS, VOLATILITIES, type CategoryId } from './ids.js';
import { readContent, said, whole, type Fixed } from './read.js';

const row = v.strictObject({
  /** 1001… slots, 2001… casino, 3001… poker, 4001… table, 5001… fishing, 6001… sports; stable. */
  id: whole,
  position: whole,
  /** Two words, the same in every language. */
  name: said,
  maker: v.picklist(MAKER_MARKS),
  hero: v.picklist(HERO_NAMES),
  palette: v.picklist(PALETTE_NAMES),
  backdrop: v.picklist(BACKDROP_NAMES),
  cut: v.picklist(CUT_NAMES),
  variant: whole,
  partners: v.optional(v.array(v.picklist(SYMBOL_NAMES)), []),
  tags: v.array(v.picklist(TAG_IDS)),
  /** Per cent. */
  returnToPlayer: v.optional(v.number()),
  volatility: v.optional(v.picklist(VOLATILITIES)),
  hot: v.optional(whole),
  new: v.optional(whole),
  maintenanceHours: v.optional(whole),
});

/** One row of the table of games; texts and keywords are derived from its hero, palette and category. */
export type GameRow = Fixed<v.InferOutput<typeof row>>;

export const ROWS_BY_CATEGORY: Readonly<Record<CategoryId, readonly GameRow[]>> = {
  slots: readContent('games/slots', v.array(row)),
  casino: readContent('games/casino', v.array(row)),
  poker: readContent('games/poker', v.array(row)),
  table: readContent('games/table', v.array(row)),
  fishing: readContent('games/fishing', v.array(row)),
  sports: readContent('games/sports', v.array(row)),
};

export const GAME_ROWS: readonly GameRow[] = CATEGORY_IDS.flatMap((category) => ROWS_BY_CATEGORY[category]);

export const recipeOf = ({ hero, palette, backdrop, cut, variant, partners }: GameRow): CardRecipe => ({
  hero,
  palette,
  backdrop,
  cut,
  variant,
  partners,
});
