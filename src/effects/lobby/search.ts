import { fromPromise } from 'xstate';
import type { Suggested } from '../../../machines/lobby/search.machine.js';
import { Unreachable } from '../../api/envelope.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { gameListLogic, searchable } from './gameList.js';
import { recallWords, storeWords } from './searchWords.js';

/** Games that a typed word suggests: on a phone they and the keyboard fill the screen. */
const limit = 8;

export const defineSearchActors = (
  outside: Pick<Outside, 'api' | 'prefetchCache' | 'read' | 'openList' | 'store' | 'now'>,
) => ({
  loadHotWords: fromPromise<readonly string[]>(async ({ signal }) => {
    const found = await outside.read(outside.api.GET('/game/search/hotWords', { headers: noIndicator, signal }));
    return found.map(({ word }) => word);
  }),
  loadSuggestions: fromPromise<Suggested, { keyword: string }>(async ({ input, signal }) => {
    const query = { keyword: searchable(input.keyword), page: 1, limit };
    const found = await outside.openList(
      outside.api.GET('/game/search', { params: { query }, headers: noIndicator, signal }),
    );
    if (!found.ok) throw new Unreachable(found.problem.code);
    return found.value;
  }),
  recallWords: fromPromise<readonly string[]>(async () => recallWords(outside)),
  storeWords: fromPromise<void, { words: readonly string[] }>(async ({ input }) => storeWords(outside, input.words)),
  gameList: gameListLogic(outside),
});
