import { fromPromise } from 'xstate';
import { gameListMachine } from '../../../machines/lobby/gameList.js';
import type { GameFilter, GameQuery } from '../../../machines/lobby/vocabulary.js';
import type { ListPage } from '../../../machines/shared/paged.js';
import type { PageRequest } from '../../../machines/shared/pagedList.machine.js';
import { isAbsent, type GameCard, type Paged } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import { Unreachable } from '../../api/envelope.js';
import type { Outside } from '../outside.js';
import { depthsOfTab, type Depths } from './depth.js';
import { recallPlayed, rememberPlayed } from './playedGames.js';

type World = Pick<Outside, 'api' | 'prefetchCache' | 'openList' | 'store' | 'now'>;
type GamePage = ListPage<GameCard>;
type GamePageRequest = PageRequest<GameQuery>;
type Paging = { page: number; limit: number };
type Call = { headers: Record<string, string>; signal: AbortSignal | null };

/**
 * The rows of a page: the first three pages have thirty, the later ones ninety. A list opens soon, and ten thousand games are
 * a hundred requests.
 */
const rowsOf = { early: 30, late: 90 } as const;
const earlyPages = 3;
const pagingOf = (page: number): Paging =>
  page <= earlyPages ? { page, limit: rowsOf.early } : { page: page - earlyPages + 1, limit: rowsOf.late };

/** Pages that are read at once after a reload. */
const atOnce = 6;

let tab: Depths | null = null;

/** The game list with its effects, for the charts that invoke it. */
export const gameListLogic = (outside: World) => gameListMachine.provide({ actors: defineGameListActors(outside) });

export const defineGameListActors = (outside: World, depths: Depths = (tab ??= depthsOfTab())) => ({
  loadRows: fromPromise<GamePage | null, GamePageRequest>(async ({ input, signal }) => {
    const list = nameOf({ ...input, page: 1 });
    const last = input.page === 1 ? depths.take(list) : input.page;
    const read = () =>
      last > input.page
        ? readUpTo(outside, input.query, last, signal)
        : outside.prefetchCache.take(nameOf(input), () => readGames(outside, input, signal));
    const isHistory = input.query.kind === 'history' && input.page === 1;
    const found = await (isHistory ? orRemembered(outside, read, signal) : read());
    depths.keep(list, last);
    return found;
  }),
});

/** All pages of a list up to this one, as they were read before the page was loaded again. */
async function readUpTo(outside: World, query: GameQuery, last: number, signal: AbortSignal): Promise<GamePage | null> {
  const first = await readGames(outside, { query, page: 1 }, signal);
  if (first === null) return null;
  const rows = [...first.rows];
  for (let page = 2; page <= last && rows.length < first.total; page += atOnce) {
    const count = Math.min(atOnce, last - page + 1);
    // oxlint-disable-next-line no-await-in-loop -- A browser opens six connections; the server has other players.
    const found = await Promise.all(
      Array.from({ length: count }, (_, nth) => readGames(outside, { query, page: page + nth }, signal)),
    );
    rows.push(...found.flatMap((next) => next?.rows ?? []));
  }
  return { rows, total: first.total, page: last };
}

/** Prefetches the first page of a list. */
export function prefetchGames(outside: World, query: GameQuery): Promise<unknown> {
  const request = { query, page: 1 };
  return outside.prefetchCache.prefetch(nameOf(request), () => readGames(outside, request));
}

/** The history is kept on the device, so that it can be shown without a connection. */
async function orRemembered(
  outside: World,
  read: () => Promise<GamePage | null>,
  signal: AbortSignal,
): Promise<GamePage | null> {
  try {
    const found = await read();
    if (found) rememberPlayed(outside, found.rows, found.total);
    return found;
  } catch (cause) {
    const remembered = signal.aborted ? null : recallPlayed(outside);
    if (!remembered) throw cause;
    return { rows: [...remembered.games], total: remembered.games.length, asOf: remembered.asOf };
  }
}

async function readGames(
  outside: World,
  { query, page }: GamePageRequest,
  signal: AbortSignal | null = null,
): Promise<Paged<GameCard> | null> {
  const paging = pagingOf(page);
  const call: Call = { headers: noIndicator, signal };
  const found = await (query.kind === 'catalogue'
    ? outside.openList(catalogueCall(outside, query, paging, call))
    : outside.openList(listCall(outside, query, paging, call)));
  if (isAbsent(found)) return null;
  if (!found.ok) throw new Unreachable(found.problem.code);
  return found.value;
}

const nameOf = (request: GamePageRequest): string => `games ${JSON.stringify(request)}`;

/** The operation that section 7 names for this filter. A combination without one is a search without a keyword. */
function catalogueCall({ api }: World, filter: GameFilter, paging: Paging, call: Call) {
  const { categoryId, makerId, tagId, feature, sort } = filter;
  const isUsual = sort === 'relevance' && feature === null;
  if (isUsual && tagId === null && categoryId !== null) {
    return makerId === null
      ? api.GET('/game/category_game/{categoryId}', { params: { path: { categoryId }, query: paging }, ...call })
      : api.GET('/game/category_maker/gameList', { params: { query: { categoryId, makerId, ...paging } }, ...call });
  }
  if (isUsual && tagId === null && makerId !== null)
    return api.GET('/game/maker_game/{makerId}', { params: { path: { makerId }, query: paging }, ...call });
  if (isUsual && tagId !== null && categoryId === null && makerId === null) {
    return api.GET('/game/gavigationTag/{tagId}', { params: { path: { tagId }, query: paging }, ...call });
  }
  const narrowed = Object.fromEntries(
    Object.entries({ categoryId, makerId, tagId, feature }).filter(([, value]) => value !== null),
  );
  const isAll = Object.keys(narrowed).length === 0;
  if (isAll && sort === 'hot') return api.GET('/game/hotGames', { params: { query: paging }, ...call });
  if (isAll && sort === 'new') return api.GET('/game/newGames', { params: { query: paging }, ...call });
  return api.GET('/game/search', { params: { query: { ...narrowed, sort, ...paging } }, ...call });
}

function listCall({ api }: World, query: Exclude<GameQuery, { kind: 'catalogue' }>, paging: Paging, call: Call) {
  if (query.kind === 'search')
    return api.GET('/game/search', { params: { query: { keyword: searchable(query.keyword), ...paging } }, ...call });
  return api.GET(pathOf[query.kind], { params: { query: paging }, ...call });
}

/** The part of a keyword that the contract takes: five words, 40 characters. An address may hold more. */
export const searchable = (keyword: string): string => keyword.trim().split(/\s+/).slice(0, 5).join(' ').slice(0, 40);

const pathOf = { favorites: '/game/favorite/list', likes: '/game/like/list', history: '/game/history/list' } as const;
