import { fromPromise } from 'xstate';
import { winnersMachine, type WinnerPeriod } from '../../../machines/lobby/winners.machine.js';
import type { Winner } from '../../../machines/lobby/vocabulary.js';
import type { GameCard, Home } from '../../../machines/vocabulary.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchPlayer } from './watch.js';

type World = Pick<Outside, 'api' | 'read' | 'list'>;

/** As many as a desktop shows beside the banner. */
const continued = 6;
/** The charts draw what these miss, and nobody waits for an indicator (B3). */
const quietly = { [quietHeader]: '1' };

export const defineHomeActors = ({ api, read, list }: World) => ({
  loadHome: fromPromise<Home>(({ signal }) =>
    read(api.GET('/game/home', { headers: quietly, signal }), { quiet: true }),
  ),
  loadRecent: fromPromise<readonly GameCard[]>(async ({ signal }) => {
    const params = { query: { limit: continued } };
    const { rows } = await list(api.GET('/game/history/list', { params, headers: quietly, signal }), { quiet: true });
    return rows;
  }),
  watchPlayer,
  winners: winnersMachine.provide({
    actors: {
      loadWinners: fromPromise<readonly Winner[], { period: WinnerPeriod }>(({ input, signal }) =>
        read(api.GET('/game/winner/list', { params: { query: input }, headers: quietly, signal }), { quiet: true }),
      ),
    },
  }),
});
