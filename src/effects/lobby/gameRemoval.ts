import { fromPromise } from 'xstate';
import { gameRemovalMachine, type Removal } from '../../../machines/lobby/gameRemoval.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { slot } from '../store.js';

type World = Pick<Outside, 'api' | 'done' | 'store' | 'now'>;

/** The most ids that one request of the contract takes. */
const most = 10;

/** The removal with its effects, for the chart that invokes it. */
export const gameRemovalLogic = (outside: World) =>
  gameRemovalMachine.provide({ actors: defineGameRemovalActors(outside) });

export const defineGameRemovalActors = (outside: World) => ({
  removeGames: fromPromise<Result<null>, Removal>(async ({ input: { kind, gameIds }, signal }) => {
    for (let at = 0; at < gameIds.length; at += most) {
      // One after the other: a refusal says that the rest would be refused too.
      // oxlint-disable-next-line no-await-in-loop -- see above
      const result = await removeSome(outside, { kind, gameIds: gameIds.slice(at, at + most) }, signal);
      if (!result.ok) return result;
    }
    // Other tabs read their favourites again.
    if (kind === 'favorites') outside.store.set(slot.favoriteChanged, String(outside.now()));
    return { ok: true, value: null };
  }),
  watchPage,
});

function removeSome({ api, done }: World, { kind, gameIds }: Removal, signal: AbortSignal): Promise<Result<null>> {
  const ids = gameIds.join(',');
  // Sent even if the tab closes meanwhile.
  const call = { headers: noIndicator, signal, keepalive: true };
  if (kind === 'history') return done(api.DELETE('/game/history/{ids}', { params: { path: { ids } }, ...call }));
  const params = { path: { gameId: ids } };
  return kind === 'likes'
    ? done(api.DELETE('/game/like/{gameId}', { params, ...call }))
    : done(api.DELETE('/game/favorite/{gameId}', { params, ...call }));
}
