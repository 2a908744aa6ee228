import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { loginGuardOf, noticesOf } from '../system.js';
import { mustBeProvided, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

export type FavoriteChange = { gameId: string; status: boolean };
/** `from` is the address of the page with the heart: where a visitor comes back to after logging in. */
type Toggle = { type: 'favorite.toggled'; gameId: string; from: string };

/** Favourites: which games carry a filled heart. Lives as long as the app. */
export const favoritesMachine = setup({
  types: {} as {
    /** `wish`: the game whose heart a visitor tapped; its heart is set for the player who comes (A5). */
    context: { gameIds: readonly string[]; changes: readonly FavoriteChange[]; wish: string | null };
    events: Plain<'favorites.load' | 'favorites.clear' | 'favorites.declined'> | Toggle;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadFavorites: fromPromise<readonly string[]>(mustBeProvided('loadFavorites')),
    setFavorite: fromPromise<void, FavoriteChange>(mustBeProvided('setFavorite')),
  },
  guards: {
    isWishOpen: ({ context: { wish } }, gameIds: readonly string[]) => wish !== null && !gameIds.includes(wish),
    isAnotherWaiting: ({ context }) => context.changes.length > 1,
  },
  actions: {
    draw: assign(({ context }, gameId: string) => {
      const change = { gameId, status: !context.gameIds.includes(gameId) };
      return { gameIds: withChange(context.gameIds, change), changes: [...context.changes, change] };
    }),
    takeBack: assign(({ context }) => {
      const { gameId, status } = present(context.changes[0]);
      return { gameIds: withChange(context.gameIds, { gameId, status: !status }) };
    }),
    settle: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    clear: assign({ gameIds: [], changes: [], wish: null }),
    takeLoaded: assign((_, gameIds: readonly string[]) => ({ gameIds })),
    wishFor: assign((_, wish: string) => ({ wish })),
    dropWish: assign({ wish: null }),
    askLogin: sendTo(loginGuardOf, (_, wantedPath: string) => ({ type: 'login.required', wantedPath })),
    tellSaved: sendTo(noticesOf, ({ context }) =>
      raised({
        tone: 'positive',
        messageId: context.changes[0]?.status ? 'lobby.favoriteAdded' : 'lobby.favoriteRemoved',
      }),
    ),
  },
}).createMachine({
  id: 'favorites',
  description:
    'The heart fills at once and empties again when the server does not take it. The server is told one change at a time.',
  meta: { title: 'Favourites' },
  context: { gameIds: [], changes: [], wish: null },
  on: { 'favorites.clear': { target: '.visitor', actions: 'clear' } },
  initial: 'visitor',
  states: {
    visitor: {
      meta: { title: 'Visitor' },
      description: 'A heart asks to log in, and is set once somebody is (A5).',
      on: {
        'favorites.load': 'loading',
        'favorite.toggled': {
          actions: [
            { type: 'wishFor', params: ({ event }) => event.gameId },
            { type: 'askLogin', params: ({ event }) => event.from },
          ],
        },
        'favorites.declined': { actions: 'dropWish' },
      },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Which games are favourites.',
      invoke: {
        id: 'loadFavorites',
        src: 'loadFavorites',
        onDone: [
          {
            guard: { type: 'isWishOpen', params: ({ event }) => event.output },
            target: 'saving',
            actions: [
              { type: 'takeLoaded', params: ({ event }) => event.output },
              { type: 'draw', params: ({ context }) => present(context.wish) },
              'dropWish',
            ],
            description: 'The heart that led to the login.',
          },
          { target: 'ready', actions: [{ type: 'takeLoaded', params: ({ event }) => event.output }, 'dropWish'] },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      tags: 'failed',
      meta: { title: 'Favourites unknown' },
      description: 'Hearts are empty; the first tap asks again.',
      on: { 'favorite.toggled': 'loading', 'favorites.load': 'loading' },
    },
    ready: {
      meta: { title: 'Ready' },
      description: 'Hearts are right.',
      on: {
        'favorites.load': 'loading',
        'favorite.toggled': { target: 'saving', actions: { type: 'draw', params: ({ event }) => event.gameId } },
      },
    },
    saving: {
      tags: 'busy',
      meta: { title: 'Saving' },
      description: 'Already drawn; the server is told. Further taps are drawn too and wait their turn.',
      on: { 'favorite.toggled': { actions: { type: 'draw', params: ({ event }) => event.gameId } } },
      invoke: {
        id: 'setFavorite',
        src: 'setFavorite',
        input: ({ context }) => present(context.changes[0]),
        onDone: [
          { guard: 'isAnotherWaiting', target: 'saving', reenter: true, actions: ['tellSaved', 'settle'] },
          { target: 'ready', actions: ['tellSaved', 'settle'] },
        ],
        onError: [
          { guard: 'isAnotherWaiting', target: 'saving', reenter: true, actions: ['takeBack', 'settle'] },
          { target: 'ready', actions: ['takeBack', 'settle'] },
        ],
      },
    },
  },
});

export type FavoritesRef = ActorRefFrom<typeof favoritesMachine>;

const withChange = (gameIds: readonly string[], { gameId, status }: FavoriteChange): readonly string[] =>
  status ? [gameId, ...gameIds.filter((id) => id !== gameId)] : gameIds.filter((id) => id !== gameId);
