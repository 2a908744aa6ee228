import { fromPromise } from 'xstate';
import type { OwnPlace, WinnerList } from '../../../machines/lobby/winners.machine.js';
import type { WinnerPeriod } from '../../../machines/lobby/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { watchPlayer } from '../shared/watchPlayer.js';

export const defineWinnersActors = ({ api, read, now }: Pick<Outside, 'api' | 'read' | 'now'>) => ({
  loadWinners: fromPromise<WinnerList, { period: WinnerPeriod }>(async ({ input, signal }) => ({
    winners: await read(api.GET('/game/winner/list', { params: { query: input }, headers: noIndicator, signal })),
    readAt: now(),
  })),
  loadOwn: fromPromise<OwnPlace, { period: WinnerPeriod }>(async ({ input: { period }, signal }) => {
    const call = api.GET('/game/winner/own', {
      params: { query: { period } },
      headers: noIndicator,
      signal,
    });
    return { period, win: await read(call) };
  }),
  watchPage,
  watchPlayer,
});
