import { fromPromise } from 'xstate';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { gameListLogic } from './gameList.js';

export const defineSearchActors = (
  outside: Pick<Outside, 'api' | 'prefetchCache' | 'read' | 'openList' | 'store' | 'now'>,
) => ({
  loadHotWords: fromPromise<readonly string[]>(async ({ signal }) => {
    const found = await outside.read(
      outside.api.GET('/game/search/hotWords', { headers: { [quietHeader]: '1' }, signal }),
      { quiet: true },
    );
    return found.map(({ word }) => word);
  }),
  gameList: gameListLogic(outside),
});
