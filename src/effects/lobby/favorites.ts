import { fromCallback, fromPromise } from 'xstate';
import type { Favorites } from '../../../machines/lobby/favorites.machine.js';
import type { Mark } from '../../../machines/lobby/marks.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

/** Loaded with the first favourites: a visitor needs none of it. */
export const ownGames = () => import('./ownGames.js');

export const defineFavoritesActors = (outside: Pick<Outside, 'api' | 'list' | 'done' | 'store' | 'now'>) => ({
  loadFavorites: fromPromise<Favorites>(async ({ signal }) => (await ownGames()).readFavorites(outside, signal)),
  sendMark: fromPromise<Result<null>, readonly Mark[]>(async ({ input, signal }) =>
    (await ownGames()).sendFirst(outside, input, signal),
  ),
  watchOtherTabs: fromCallback<{ type: 'favorites.load' }>(({ sendBack }) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === slot.favoriteChanged) sendBack({ type: 'favorites.load' });
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }),
});
