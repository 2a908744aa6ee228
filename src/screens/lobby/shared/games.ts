import type { ComponentType, ReactNode } from 'react';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import type { GameListRef } from '../../../../machines/lobby/gameList.machine.js';

export type GameListProps = {
  list: GameListRef;
  favorites: FavoritesRef;
  /** Shown when the list is empty: the parent screen knows the reason. */
  whenEmpty: ReactNode;
};

/** The component that renders a game list. It belongs to another flow, so the page passes it in. */
export type GameListView = ComponentType<GameListProps>;
