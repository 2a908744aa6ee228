import type { Outside } from '../outside.js';
import { gameListLogic } from './gameList.js';
import { watchPlayer } from './watch.js';

export const defineMyGamesActors = (
  outside: Pick<Outside, 'api' | 'prefetchCache' | 'openList' | 'store' | 'now'>,
) => ({
  watchPlayer,
  gameList: gameListLogic(outside),
});
