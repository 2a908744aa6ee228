import { fromPromise } from 'xstate';
import type { FavoriteChange } from '../../../machines/lobby/favorites.machine.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';

type World = Pick<Outside, 'api' | 'list' | 'done'>;

/** The largest page size of the contract. */
const limit = 100;

export const defineFavoritesActors = ({ api, list, done }: World) => ({
  loadFavorites: fromPromise<readonly string[]>(async ({ signal }) => {
    const pageOf = (page: number) =>
      list(
        api.GET('/game/favorite/list', { params: { query: { page, limit } }, headers: { [quietHeader]: '1' }, signal }),
        { quiet: true },
      );
    const { rows, total } = await pageOf(1);
    const others = await Promise.all(
      Array.from({ length: Math.ceil(total / limit) - 1 }, (_, index) => pageOf(index + 2)),
    );
    return [...rows, ...others.flatMap((other) => other.rows)].map(({ gameId }) => gameId);
  }),
  setFavorite: fromPromise<void, FavoriteChange>(async ({ input: { gameId, status }, signal }) => {
    const call = api.POST('/game/favorite/{gameId}', {
      params: { path: { gameId } },
      body: { status },
      headers: { [quietHeader]: '1' },
      signal,
    });
    const result = await done(call);
    // The toast is shown already; the chart reverts the heart.
    if (!result.ok) throw new Error(result.problem.code);
  }),
});
