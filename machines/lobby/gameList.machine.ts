import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, type ChartMeta, type GameCard, type Paged, type Plain, type UiTag } from '../vocabulary.js';
import type { GameQuery } from './vocabulary.js';

export type GamePageRequest = { query: GameQuery; page: number };
/**
 * `asOf`: set if the games could not be read now and come from the device: when they were read, in ms since the epoch.
 * `page`: the last page in it, if it has more than the one that was requested.
 */
export type GamePage = Paged<GameCard> & { asOf?: number; page?: number };

/** Game list: one list of games, page by page. Charts that show games invoke it with a query. */
export const gameListMachine = setup({
  types: {} as {
    input: { query: GameQuery };
    context: { query: GameQuery; games: readonly GameCard[]; total: number; page: number; asOf: number | null };
    events: Plain<'gameList.moreWanted' | 'gameList.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Null if there is no such category, maker or tag. */
    loadGames: fromPromise<GamePage | null, GamePageRequest>(mustBeProvided('loadGames')),
  },
  guards: {
    isAbsent: (_, found: GamePage | null) => found === null,
    isRemembered: (_, found: GamePage | null) => found?.asOf !== undefined,
    hasRows: (_, found: GamePage | null) => found !== null && found.rows.length > 0,
    hasMore: ({ context }) => context.games.length < context.total,
  },
  actions: {
    keep: assign(({ context }, found: GamePage | null) => {
      const next = found ?? noGames;
      const { rows, total } = withPage(context.games, next, ({ gameId }) => gameId);
      return { games: rows, total, page: found?.page ?? context.page + 1 };
    }),
    keepRemembered: assign((_, found: GamePage | null) => ({
      games: found?.rows ?? [],
      total: found?.total ?? 0,
      asOf: found?.asOf ?? null,
    })),
    forgetRemembered: assign({ games: [], total: 0, asOf: null }),
  },
}).createMachine({
  id: 'gameList',
  description: 'Games page by page. The next page loads when the end comes into view.',
  meta: { title: 'Game list' },
  context: ({ input }) => ({ query: input.query, games: [], total: 0, page: 0, asOf: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Loads the first page, with skeletons of cards; after a reload all pages that were read before.',
      invoke: {
        id: 'loadGames',
        src: 'loadGames',
        input: ({ context }) => ({ query: context.query, page: 1 }),
        onDone: [
          { guard: { type: 'isAbsent', params: ({ event }) => event.output }, target: 'absent' },
          {
            guard: { type: 'isRemembered', params: ({ event }) => event.output },
            target: 'remembered',
            actions: { type: 'keepRemembered', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasRows', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'empty' },
        ],
        onError: 'failed',
      },
    },
    empty: { tags: 'done', meta: { title: 'No games' }, description: 'Shows the reason and an alternative.' },
    absent: {
      tags: 'done',
      meta: { title: 'No such category, maker or tag' },
      description: 'An old or mistyped address. A button leads to all games.',
    },
    remembered: {
      tags: 'failed',
      meta: { title: 'Games of the last reading' },
      description:
        'The games cannot be loaded. The device shows those that it has, with their time and a retry button.',
      on: { 'gameList.retried': { target: 'loading', actions: 'forgetRemembered' } },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'Games cannot be loaded' },
      description: 'There are no games to show yet.',
      on: { 'gameList.retried': 'loading' },
    },
    shown: {
      description: 'Games, and whether the server has more.',
      initial: 'counting',
      states: {
        counting: {
          description: 'Compares the loaded games with the total.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Games, with more to come' },
          description: 'The next page is requested when the end of the list comes near.',
          on: { 'gameList.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The loaded games stay.',
          invoke: {
            id: 'loadGames',
            src: 'loadGames',
            input: ({ context }) => ({ query: context.query, page: context.page + 1 }),
            onDone: { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'stuck',
          },
        },
        stuck: {
          tags: 'failed',
          meta: { title: 'More games cannot be loaded' },
          description: 'Retries only at a press: an automatic retry would never stop.',
          on: { 'gameList.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All games' }, description: 'All games are loaded.' },
      },
    },
  },
});

/** A list that no longer exists has no further page. */
const noGames: Paged<GameCard> = { rows: [], total: 0 };

export type GameListRef = ActorRefFrom<typeof gameListMachine>;
