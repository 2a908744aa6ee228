import type { ComponentType, ReactNode } from 'react';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import type { GameListRef } from '../../../../machines/lobby/gameList.machine.js';

export type GameListProps = {
  list: GameListRef;
  favorites: FavoritesRef;
  /** What stands there when there is no game: whoever shows the list knows why. */
  whenEmpty: ReactNode;
};

/** How a list looks that a flow invokes: a screen of another flow, so the page brings it. */
export type GameListView = ComponentType<GameListProps>;
