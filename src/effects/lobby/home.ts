import { fromPromise } from 'xstate';
import type { Recent } from '../../../machines/lobby/home.machine.js';
import type { Home } from '../../../machines/vocabulary.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { ownGames } from './favorites.js';
import { watchPlayer } from './watch.js';

type World = Pick<Outside, 'api' | 'read' | 'list' | 'done' | 'store' | 'now'>;

/** The charts show their own errors, so these requests raise no toast and show no loading indicator (B3). */
const quietly = { [quietHeader]: '1' };

export const defineHomeActors = (outside: World) => ({
  loadHome: fromPromise<Home>(({ signal }) =>
    outside.read(outside.api.GET('/game/home', { headers: quietly, signal }), { quiet: true }),
  ),
  loadRecent: fromPromise<Recent>(async ({ signal }) => (await ownGames()).readRecent(outside, signal)),
  watchPlayer,
});
