import type { CardRecipe } from '../../art/card.js';
import type { SymbolName } from '../../art/symbols/catalogue.js';
import type { MakerMark } from '../../art/marks.js';
import type { TagId, Volatility } from '../types.js';

/** One row of the table of games; texts and keywords are derived from its hero, palette and category. */
export interface GameRow extends Omit<CardRecipe, 'partners'> {
  readonly id: number;
  readonly position: number;
  readonly name: string;
  readonly maker: MakerMark;
  readonly partners?: readonly SymbolName[];
  readonly tags: readonly TagId[];
  readonly returnToPlayer?: number;
  readonly volatility?: Volatility;
  readonly hot?: number;
  readonly new?: number;
  readonly maintenanceHours?: number;
}
