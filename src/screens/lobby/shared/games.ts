import type { ComponentType, ReactNode } from 'react';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import type { GameRemovalRef, OwnGames } from '../../../../machines/lobby/gameRemoval.machine.js';
import type { GameListRef } from '../../../../machines/lobby/gameList.js';

export type GameListProps = {
  list: GameListRef;
  favorites: FavoritesRef;
  /** Shown when the list is empty: the parent screen knows the reason. */
  whenEmpty: ReactNode;
  /** How the name of a game is shown: with the letters that found it. */
  renderName?: (name: string) => ReactNode;
  /** Games that are being removed: out of sight, until the list is read again. */
  hidden?: readonly string[];
};

/** The parts of other flows that the page passes in: the list, and what removes games from it. */
export type GameRemovalView = ComponentType<{ removal: GameRemovalRef; list: GameListRef; kind: OwnGames }>;

/** The component that renders a game list. It belongs to another flow, so the page passes it in. */
export type GameListView = ComponentType<GameListProps>;
