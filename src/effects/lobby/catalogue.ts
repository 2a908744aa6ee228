import { fromPromise } from 'xstate';
import type { Shelves, ShelvesRequest } from '../../../machines/lobby/catalogue.machine.js';
import type { Category } from '../../../machines/lobby/vocabulary.js';
import { isAbsent, type Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import type { GameFilter } from '../../../machines/lobby/vocabulary.js';
import { gameListLogic, prefetchGames } from './gameList.js';

type World = Pick<Outside, 'api' | 'prefetchCache' | 'read' | 'openList' | 'open' | 'store' | 'now'>;

/** Prefetches the data that the page of this filter opens with. */
export function prefetchCatalogue(outside: World, filter: GameFilter, hasTags: boolean): Promise<unknown> {
  const shelves = { categoryId: filter.categoryId, hasTags };
  return Promise.all([
    outside.prefetchCache.prefetch(nameOf(shelves), () => readShelves(outside, shelves)),
    prefetchGames(outside, { kind: 'catalogue', ...filter }),
  ]);
}

export const defineCatalogueActors = (outside: World) => {
  const { prefetchCache, api, read } = outside;
  return {
    loadCategories: fromPromise<readonly Category[]>(({ signal }) =>
      read(api.GET('/game/category/list', { headers: noIndicator, signal })),
    ),
    loadShelves: fromPromise<Shelves, ShelvesRequest>(({ input, signal }) =>
      prefetchCache.take(nameOf(input), () => readShelves(outside, input, signal)),
    ),
    gameList: gameListLogic(outside),
  };
};

async function readShelves(
  { api, read, open }: World,
  { categoryId, hasTags }: ShelvesRequest,
  signal: AbortSignal | null = null,
): Promise<Shelves> {
  const [makers, tags] = await Promise.all([
    categoryId === null
      ? read(api.GET('/game/maker/list', { headers: noIndicator, signal }))
      : open(
          api.GET('/game/maker/list/bycategory/{categoryId}', {
            params: { path: { categoryId } },
            headers: noIndicator,
            signal,
          }),
        ).then(makersIn),
    hasTags ? read(api.GET('/gameGavigationTag/list', { headers: noIndicator, signal })) : [],
  ]);
  return { makers, tags };
}

/** The list of games says that there is no such category; then it has no makers either. */
function makersIn(answer: Result<Shelves['makers'][number][]>): Shelves['makers'] {
  if (answer.ok) return answer.value;
  if (isAbsent(answer)) return [];
  throw new Unreachable(answer.problem.code);
}

const nameOf = (request: ShelvesRequest): string => `shelves ${JSON.stringify(request)}`;
