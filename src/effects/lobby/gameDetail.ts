import { fromPromise } from 'xstate';
import type { LikeRequest } from '../../../machines/lobby/gameDetail.machine.js';
import type { GameInfo, Result } from '../../../machines/vocabulary.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchBalance } from './watch.js';

type World = Pick<Outside, 'api' | 'open' | 'done'>;

const headers = { [quietHeader]: '1' };

export const defineGameDetailActors = ({ api, open, done }: World) => ({
  loadGame: fromPromise<Result<GameInfo>, { gameId: string }>(({ input: { gameId }, signal }) =>
    open(api.GET('/game/info/{gameId}', { params: { path: { gameId } }, headers, signal }), { quiet: true }),
  ),
  setLike: fromPromise<void, LikeRequest>(async ({ input: { gameId, status }, signal }) => {
    const result = await done(api.POST('/game/like/{gameId}', { params: { path: { gameId } }, body: { status }, headers, signal }));
    // Told already; the chart takes the thumb back.
    if (!result.ok) throw new Error(result.problem.code);
  }),
  watchBalance,
});
