import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';
import type { CountedGame, GamesFilter, GamesPlace } from './countedGames.js';

export type CountedGamesQuery = Pick<GamesPlace, 'promotionId' | 'recordId'> & GamesFilter;

/** Counted game list: the games of a promotion that match a filter. */
export const countedGameListMachine = pagedListOf<CountedGame, CountedGamesQuery>(({ game }) => game.gameId);

export type CountedGameListRef = PagedListRef<CountedGame, CountedGamesQuery>;
