import { fromCallback, fromPromise } from 'xstate';
import type { Favorites } from '../../../machines/lobby/favorites.machine.js';
import type { Mark } from '../../../machines/lobby/marks.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { watchNetwork } from '../page.js';
import { slot } from '../store.js';

/** Loaded with the first favourites: a visitor needs none of it. */
const marks = () => import('./marks.js');

export const defineFavoritesActors = (outside: Pick<Outside, 'api' | 'list' | 'done' | 'store' | 'now'>) => ({
  loadFavorites: fromPromise<Favorites>(async ({ signal }) => (await marks()).readFavorites(outside, signal)),
  sendMark: fromPromise<Result<null>, Mark>(async ({ input, signal }) =>
    (await marks()).sendMark(outside, input, signal),
  ),
  keepMarks: fromPromise<void, readonly Mark[]>(async ({ input }) => (await marks()).keepMarks(outside, input)),
  watchNetwork,
  watchOtherTabs: fromCallback<{ type: 'favorite.followed'; mark: Mark }>(({ sendBack }) => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== slot.markChanged) return;
      void marks().then(({ markIn }) => {
        const mark = markIn(newValue);
        if (mark) sendBack({ type: 'favorite.followed', mark });
      });
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }),
});
