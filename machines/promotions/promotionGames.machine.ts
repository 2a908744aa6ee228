import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import { withPage } from '../shared/paged.js';
import { navigatorOf } from '../system.js';
import {
  isAbsent,
  mustBeProvided,
  present,
  type ChartMeta,
  type Paged,
  type Plain,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import {
  countedGamesAddress,
  isSameFilter,
  noFilter,
  type CountedGame,
  type GamesFilter,
  type GamesOwner,
  type GamesPlace,
} from './countedGames.js';

export type CountedGamesRequest = Pick<GamesPlace, 'promotionId' | 'recordId'> & GamesFilter & { page: number };

/** Promotion games: the player looks for games that count for a promotion, and plays them with its balance. */
export const promotionGamesMachine = setup({
  types: {} as {
    input: { owner: GamesOwner; filter: GamesFilter };
    /** The keyword is written into its field when `turn` grows. */
    context: {
      owner: GamesOwner;
      filter: GamesFilter;
      turn: number;
      place: GamesPlace | null;
      rows: readonly CountedGame[];
      total: number;
      page: number;
    };
    events:
      /** The address has changed: by this chart, by a link or by a step back. */
      | { type: 'promotionGames.addressed'; filter: GamesFilter }
      | { type: 'promotionGames.filtered'; filter: GamesFilter }
      | Plain<'promotionGames.cleared' | 'promotionGames.moreWanted' | 'promotionGames.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadPlace: fromPromise<Result<GamesPlace>, GamesOwner>(mustBeProvided('loadPlace')),
    loadCounted: fromPromise<Paged<CountedGame>, CountedGamesRequest>(mustBeProvided('loadCounted')),
  },
  guards: {
    isFound: (_, result: Result<GamesPlace>) => result.ok,
    isAbsent: (_, result: Result<GamesPlace>) => isAbsent(result),
    isShown: ({ context }, filter: GamesFilter) => isSameFilter(context.filter, filter),
    hasRows: (_, { rows }: Paged<CountedGame>) => rows.length > 0,
    hasMore: ({ context: { rows, total } }) => rows.length < total,
  },
  actions: {
    notePlace: assign((_, result: Result<GamesPlace>) => ({ place: result.ok ? result.value : null })),
    noteFilter: assign((_, filter: GamesFilter) => ({ filter, rows: [], total: 0, page: 0 })),
    fillIn: assign(({ context }) => ({ turn: context.turn + 1 })),
    keep: assign(({ context: { rows, page } }, next: Paged<CountedGame>) => ({
      ...withPage(rows, next, ({ game }) => game.gameId),
      page: page + 1,
    })),
    keepAddress: sendTo(navigatorOf, ({ context }) => redirect(countedGamesAddress(context.owner, context.filter))),
  },
}).createMachine({
  id: 'promotionGames',
  description: 'The filter is in the address, so that Back from a game shows the same list.',
  meta: { title: 'Games of a promotion' },
  context: ({ input }) => ({ ...input, turn: 0, place: null, rows: [], total: 0, page: 0 }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      meta: { title: 'Opening' },
      description:
        'Reads whose games these are, their makers, and whether they can be played with a promotion balance.',
      invoke: {
        id: 'loadPlace',
        src: 'loadPlace',
        input: ({ context }) => context.owner,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'notePlace', params: ({ event }) => event.output },
          },
          { guard: { type: 'isAbsent', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
      on: {
        'promotionGames.addressed': { actions: { type: 'noteFilter', params: ({ event }) => event.filter } },
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Games unknown' },
      description: 'The promotion could not be read.',
      on: { 'promotionGames.retried': 'opening' },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No such promotion' },
      description: 'The site has no such promotion, or the participation belongs to another player.',
      on: { 'promotionGames.retried': 'opening' },
    },
    open: {
      description: 'The filters stay in view while the list below them changes.',
      on: {
        'promotionGames.addressed': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.filter },
            description: 'These games are shown already.',
          },
          {
            target: '.loading',
            actions: [{ type: 'noteFilter', params: ({ event }) => event.filter }, 'fillIn'],
          },
        ],
        'promotionGames.filtered': {
          target: '.loading',
          actions: [{ type: 'noteFilter', params: ({ event }) => event.filter }, 'keepAddress'],
        },
      },
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          meta: { title: 'Loading games' },
          description: 'The first page for the filter, with skeletons of cards.',
          invoke: {
            id: 'loadCounted',
            src: 'loadCounted',
            input: ({ context }) => requestOf({ ...context, page: 1 }),
            onDone: [
              {
                guard: { type: 'hasRows', params: ({ event }) => event.output },
                target: 'listed',
                actions: { type: 'keep', params: ({ event }) => event.output },
              },
              { target: 'empty' },
            ],
            onError: 'failed',
          },
        },
        empty: {
          tags: 'done',
          meta: { title: 'No games' },
          description: 'No game of this promotion matches. One button clears the filter.',
          on: {
            'promotionGames.cleared': {
              target: 'loading',
              actions: [{ type: 'noteFilter', params: noFilter }, 'fillIn', 'keepAddress'],
            },
          },
        },
        failed: {
          tags: 'failed',
          meta: { title: 'Games cannot be loaded' },
          description: 'There are no games to show yet.',
          on: { 'promotionGames.retried': 'loading' },
        },
        listed: {
          description: 'Games with the share of a stake that counts, and whether the server has more.',
          initial: 'counting',
          states: {
            counting: {
              description: 'Compares the loaded games with the total.',
              always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
            },
            partial: {
              meta: { title: 'Games, with more to come' },
              description: 'The next page is requested when the end of the list comes near.',
              on: { 'promotionGames.moreWanted': 'extending' },
            },
            extending: {
              tags: 'busy',
              meta: { title: 'Loading more' },
              description: 'The loaded games stay.',
              invoke: {
                id: 'loadCounted',
                src: 'loadCounted',
                input: ({ context }) => requestOf({ ...context, page: context.page + 1 }),
                onDone: { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.output } },
                onError: 'stuck',
              },
            },
            stuck: {
              tags: 'failed',
              meta: { title: 'More games cannot be loaded' },
              description: 'Retries only at a press: an automatic retry would never stop.',
              on: { 'promotionGames.retried': 'extending' },
            },
            complete: { tags: 'done', meta: { title: 'All games' }, description: 'All games are loaded.' },
          },
        },
      },
    },
  },
});

function requestOf({
  place,
  filter,
  page,
}: {
  place: GamesPlace | null;
  filter: GamesFilter;
  page: number;
}): CountedGamesRequest {
  const { promotionId, recordId } = present(place);
  return { promotionId, recordId, ...filter, page };
}

export type PromotionGamesRef = ActorRefFrom<typeof promotionGamesMachine>;
