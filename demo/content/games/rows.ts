import type { CardRecipe } from '../../art/card.js';
import type { CategoryId } from '../types.js';
import { CASINO_GAMES } from './casino.js';
import { FISHING_GAMES } from './fishing.js';
import { POKER_GAMES } from './poker.js';
import type { GameRow } from './row.js';
import { SLOTS_GAMES } from './slots.js';
import { SPORTS_GAMES } from './sports.js';
import { TABLE_GAMES } from './table.js';

export const ROWS_BY_CATEGORY: Readonly<Record<CategoryId, readonly GameRow[]>> = {
  slots: SLOTS_GAMES,
  casino: CASINO_GAMES,
  poker: POKER_GAMES,
  table: TABLE_GAMES,
  fishing: FISHING_GAMES,
  sports: SPORTS_GAMES,
};

export const GAME_ROWS: readonly GameRow[] = Object.values(ROWS_BY_CATEGORY).flat();

export const recipeOf = ({ hero, palette, backdrop, cut, variant, partners = [] }: GameRow): CardRecipe => ({
  hero,
  palette,
  backdrop,
  cut,
  variant,
  partners,
});
