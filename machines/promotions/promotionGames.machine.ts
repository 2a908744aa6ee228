import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import { navigatorOf } from '../system.js';
import {
  isAbsent,
  mustBeProvided,
  output,
  present,
  type ChartMeta,
  type Plain,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { countedGameListMachine, type CountedGamesQuery } from './countedGameList.js';
import {
  countedGamesAddress,
  isSameFilter,
  noFilter,
  type GamesFilter,
  type GamesOwner,
  type GamesPlace,
} from './countedGames.js';

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
    };
    events:
      /** The address has changed: by this chart, by a link or by a step back. */
      | { type: 'promotionGames.addressed'; filter: GamesFilter }
      | { type: 'promotionGames.filtered'; filter: GamesFilter }
      | Plain<'promotionGames.cleared' | 'promotionGames.retried'>;
    children: { countedGameList: 'countedGameList' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadPlace: fromPromise<Result<GamesPlace>, GamesOwner>(mustBeProvided('loadPlace')),
    countedGameList: countedGameListMachine,
  },
  guards: {
    isFound: (_, result: Result<GamesPlace>) => result.ok,
    isAbsent: (_, result: Result<GamesPlace>) => isAbsent(result),
    isShown: ({ context }, filter: GamesFilter) => isSameFilter(context.filter, filter),
  },
  actions: {
    notePlace: assign((_, result: Result<GamesPlace>) => ({ place: result.ok ? result.value : null })),
    noteFilter: assign((_, filter: GamesFilter) => ({ filter })),
    noteTurn: assign(({ context }) => ({ turn: context.turn + 1 })),
    openAddress: sendTo(navigatorOf, ({ context }) => redirect(countedGamesAddress(context.owner, context.filter))),
  },
}).createMachine({
  id: 'promotionGames',
  description: 'The filter is in the address, so that the player returns from a game to the same list.',
  meta: { title: 'Games of a promotion' },
  context: ({ input }) => ({ ...input, turn: 0, place: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description:
        'The server says whose games these are, their makers, and whether they can be played with a promotion balance.',
      invoke: {
        id: 'loadPlace',
        src: 'loadPlace',
        input: ({ context }) => context.owner,
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'shown',
            actions: { type: 'notePlace', params: output },
          },
          { guard: { type: 'isAbsent', params: output }, target: 'missing' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
      on: {
        'promotionGames.addressed': { actions: { type: 'noteFilter', params: ({ event }) => event.filter } },
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Games unknown' },
      description: 'The promotion could not be read. The player can retry.',
      on: { 'promotionGames.retried': 'loading' },
    },
    missing: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'No such promotion' },
      description: 'The site has no such promotion, or the participation belongs to another player.',
      on: { 'promotionGames.retried': 'loading' },
    },
    shown: {
      description: 'The filters stay in view while the list below them changes.',
      on: {
        'promotionGames.addressed': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.filter },
            description: 'These games are shown already.',
          },
          {
            target: '.games',
            actions: [{ type: 'noteFilter', params: ({ event }) => event.filter }, 'noteTurn'],
          },
        ],
        'promotionGames.filtered': {
          target: '.games',
          actions: [{ type: 'noteFilter', params: ({ event }) => event.filter }, 'openAddress'],
        },
        'promotionGames.cleared': {
          target: '.games',
          actions: [{ type: 'noteFilter', params: noFilter }, 'noteTurn', 'openAddress'],
        },
      },
      initial: 'games',
      states: {
        games: {
          meta: { title: 'Games' },
          description: 'Each filter loads a new list.',
          invoke: {
            id: 'countedGameList',
            src: 'countedGameList',
            input: ({ context: { place, filter } }) => ({ query: queryOf(present(place), filter) }),
          },
        },
      },
    },
  },
});

const queryOf = ({ promotionId, recordId }: GamesPlace, filter: GamesFilter): CountedGamesQuery => ({
  promotionId,
  recordId,
  ...filter,
});

export type PromotionGamesRef = ActorRefFrom<typeof promotionGamesMachine>;
