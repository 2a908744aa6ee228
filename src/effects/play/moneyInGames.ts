import { fromPromise } from 'xstate';
import type { FoundMoney } from '../../../machines/play/moneyInGames.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { defineExitAllGames, defineExitGame } from './gameExit.js';
import { noIndicator } from '../../api/rules.js';

export const defineMoneyInGamesActors = (world: Pick<Outside, 'api' | 'open' | 'read'>) => ({
  loadMoney: fromPromise<FoundMoney, { known: readonly string[] }>(async ({ input: { known }, signal }) => {
    const { api, read } = world;
    const rows = await read(api.GET('/game/session/money/list', { headers: noIndicator, signal }));
    const gone = known.filter((id) => rows.every(({ session }) => session.sessionId !== id));
    const ended = await Promise.all(
      gone.map((sessionId) => {
        const params = { path: { sessionId } };
        return read(api.GET('/game/session/info/{sessionId}', { params, headers: noIndicator, signal }));
      }),
    );
    return { rows, ended };
  }),
  exitGame: defineExitGame(world),
  exitAllGames: defineExitAllGames(world),
  watchPage,
});
