import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';
import type { GameCard } from '../vocabulary.js';
import type { GameQuery } from './vocabulary.js';

/** Game list: one list of games. It is missing if there is no such category, maker or tag. */
export const gameListMachine = pagedListOf<GameCard, GameQuery>(({ gameId }) => gameId);

export type GameListRef = PagedListRef<GameCard, GameQuery>;
