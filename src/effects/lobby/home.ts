import { fromPromise } from 'xstate';
import type { GameCard, Home } from '../../../machines/vocabulary.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { ownGames } from './favorites.js';
import { watchPlayer } from './watch.js';

type World = Pick<Outside, 'api' | 'read' | 'list'>;

/** The charts show their own errors, so these requests raise no toast and show no loading indicator (B3). */
const quietly = { [quietHeader]: '1' };

export const defineHomeActors = ({ api, read, list }: World) => ({
  loadHome: fromPromise<Home>(({ signal }) =>
    read(api.GET('/game/home', { headers: quietly, signal }), { quiet: true }),
  ),
  loadRecent: fromPromise<readonly GameCard[]>(async ({ signal }) =>
    (await ownGames()).readRecent({ api, list }, signal),
  ),
  watchPlayer,
});
