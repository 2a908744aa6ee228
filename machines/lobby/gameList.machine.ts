import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, type ChartMeta, type GameCard, type Paged, type Plain, type UiTag } from '../vocabulary.js';
import type { GameQuery } from './vocabulary.js';

export type GamePageRequest = { query: GameQuery; page: number };

/** Game list: one list of games, page after page. Whoever shows games invokes it with what the list is of. */
export const gameListMachine = setup({
  types: {} as {
    input: { query: GameQuery };
    context: { query: GameQuery; games: readonly GameCard[]; total: number; page: number };
    events: Plain<'gameList.moreWanted' | 'gameList.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadGames: fromPromise<Paged<GameCard>, GamePageRequest>(mustBeProvided('loadGames')) },
  guards: {
    hasRows: (_, { rows }: Paged<GameCard>) => rows.length > 0,
    hasMore: ({ context }) => context.games.length < context.total,
  },
  actions: {
    keep: assign(({ context }, next: Paged<GameCard>) => {
      const { rows, total } = withPage(context.games, next, ({ gameId }) => gameId);
      return { games: rows, total, page: context.page + 1 };
    }),
  },
}).createMachine({
  id: 'gameList',
  description: 'Pages of thirty, the next one when the end comes into view.',
  meta: { title: 'Game list' },
  context: ({ input }) => ({ query: input.query, games: [], total: 0, page: 0 }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'The first page: shapes of cards.',
      invoke: {
        id: 'loadGames',
        src: 'loadGames',
        input: ({ context }) => ({ query: context.query, page: 1 }),
        onDone: [
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
    empty: { tags: 'done', meta: { title: 'No games' }, description: 'Says why, and what to look at instead.' },
    failed: {
      tags: 'failed',
      meta: { title: 'Games cannot be loaded' },
      description: 'Nothing to show yet.',
      on: { 'gameList.retried': 'loading' },
    },
    shown: {
      description: 'Games, and whether there are more.',
      initial: 'counting',
      states: {
        counting: {
          description: 'As many as the server has, or fewer.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Games, with more to come' },
          description: 'The end of the list asks for more when it comes near.',
          on: { 'gameList.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The games that are there stay.',
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
          description: 'Only a press tries again: a list that asks by itself would never stop.',
          on: { 'gameList.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All games' }, description: 'The end of the list.' },
      },
    },
  },
});

export type GameListRef = ActorRefFrom<typeof gameListMachine>;
