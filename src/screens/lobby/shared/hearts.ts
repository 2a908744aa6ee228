import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';

/** Whether a game is a favourite, and the action of its heart button. */
export type Hearts = { has: (gameId: string) => boolean; toggle: (gameId: string) => void };

/** A visitor who taps a heart returns to this page after logging in. */
export function useHearts(favorites: FavoritesRef): Hearts {
  const gameIds = useSelector(favorites, ({ context }) => context.gameIds);
  return useMemo(() => {
    const filled = new Set(gameIds);
    return {
      has: (gameId) => filled.has(gameId),
      toggle: (gameId) =>
        favorites.send({
          type: 'favorites.chosen',
          mark: { kind: 'favorite', gameId, status: !filled.has(gameId) },
          from: location.pathname + location.search,
        }),
    };
  }, [favorites, gameIds]);
}
