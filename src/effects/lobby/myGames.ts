import type { Outside } from '../outside.js';
import { gameListLogic } from './gameList.js';
import { gameRemovalLogic } from './gameRemoval.js';
import { watchPlayer } from '../shared/watchPlayer.js';

export const defineMyGamesActors = (
  outside: Pick<Outside, 'api' | 'prefetchCache' | 'openList' | 'done' | 'store' | 'now'>,
) => ({
  watchPlayer,
  gameList: gameListLogic(outside),
  gameRemoval: gameRemovalLogic(outside),
});
