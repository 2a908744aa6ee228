import { fromPromise } from 'xstate';
import type { Recent } from '../../../machines/lobby/home.machine.js';
import type { Home } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { ownGames } from './favorites.js';
import { watchPlayer } from '../shared/watchPlayer.js';

type World = Pick<Outside, 'api' | 'read' | 'list' | 'done' | 'store' | 'now'>;

export const defineHomeActors = (outside: World) => ({
  loadHome: fromPromise<Home>(({ signal }) =>
    outside.read(outside.api.GET('/game/home', { headers: noIndicator, signal })),
  ),
  loadRecent: fromPromise<Recent>(async ({ signal }) => (await ownGames()).readRecent(outside, signal)),
  watchPlayer,
});
