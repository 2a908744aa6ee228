import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { loginGuardOf, noticesOf } from '../system.js';
import { mustBeProvided, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

export type FavoriteChange = { gameId: string; status: boolean };
/** `from` is the address of the page with the heart: a visitor returns to it after logging in. */
type Toggle = { type: 'favorite.toggled'; gameId: string; from: string };

/** Favourites: the games with a filled heart. Lives as long as the app. */
export const favoritesMachine = setup({
  types: {} as {
    /** `pendingFavorite`: the game whose heart a visitor tapped. It becomes a favourite after the login (A5). */
    context: { gameIds: readonly string[]; changes: readonly FavoriteChange[]; pendingFavorite: string | null };
    events: Plain<'favorites.load' | 'favorites.clear' | 'favorites.declined'> | Toggle;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadFavorites: fromPromise<readonly string[]>(mustBeProvided('loadFavorites')),
    setFavorite: fromPromise<void, FavoriteChange>(mustBeProvided('setFavorite')),
  },
  guards: {
    isFavoritePending: ({ context: { pendingFavorite } }, gameIds: readonly string[]) =>
      pendingFavorite !== null && !gameIds.includes(pendingFavorite),
    isAnotherWaiting: ({ context }) => context.changes.length > 1,
  },
  actions: {
    applyToggle: assign(({ context }, gameId: string) => {
      const change = { gameId, status: !context.gameIds.includes(gameId) };
      return { gameIds: withChange(context.gameIds, change), changes: [...context.changes, change] };
    }),
    revertToggle: assign(({ context }) => {
      const { gameId, status } = present(context.changes[0]);
      return { gameIds: withChange(context.gameIds, { gameId, status: !status }) };
    }),
    finishChange: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    clear: assign({ gameIds: [], changes: [], pendingFavorite: null }),
    keepLoaded: assign((_, gameIds: readonly string[]) => ({ gameIds })),
    keepPendingFavorite: assign((_, pendingFavorite: string) => ({ pendingFavorite })),
    dropPendingFavorite: assign({ pendingFavorite: null }),
    requireLogin: sendTo(loginGuardOf, (_, wantedPath: string) => ({ type: 'login.required', wantedPath })),
    notifySaved: sendTo(noticesOf, ({ context }) =>
      raised({
        tone: 'positive',
        messageId: context.changes[0]?.status ? 'lobby.favoriteAdded' : 'lobby.favoriteRemoved',
      }),
    ),
  },
}).createMachine({
  id: 'favorites',
  description: 'A heart fills at once and empties again if the server refuses it. Changes are sent one at a time.',
  meta: { title: 'Favourites' },
  context: { gameIds: [], changes: [], pendingFavorite: null },
  on: { 'favorites.clear': { target: '.visitor', actions: 'clear' } },
  initial: 'visitor',
  states: {
    visitor: {
      meta: { title: 'Visitor' },
      description: 'A tap on a heart asks the visitor to log in. The heart fills after the login (A5).',
      on: {
        'favorites.load': 'loading',
        'favorite.toggled': {
          actions: [
            { type: 'keepPendingFavorite', params: ({ event }) => event.gameId },
            { type: 'requireLogin', params: ({ event }) => event.from },
          ],
        },
        'favorites.declined': { actions: 'dropPendingFavorite' },
      },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Loads the player’s favourites.',
      invoke: {
        id: 'loadFavorites',
        src: 'loadFavorites',
        onDone: [
          {
            guard: { type: 'isFavoritePending', params: ({ event }) => event.output },
            target: 'saving',
            actions: [
              { type: 'keepLoaded', params: ({ event }) => event.output },
              { type: 'applyToggle', params: ({ context }) => present(context.pendingFavorite) },
              'dropPendingFavorite',
            ],
            description: 'The heart that the visitor tapped before the login.',
          },
          {
            target: 'ready',
            actions: [{ type: 'keepLoaded', params: ({ event }) => event.output }, 'dropPendingFavorite'],
          },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      tags: 'failed',
      meta: { title: 'Favourites unknown' },
      description: 'All hearts are empty. The first tap loads the favourites again.',
      on: { 'favorite.toggled': 'loading', 'favorites.load': 'loading' },
    },
    ready: {
      meta: { title: 'Ready' },
      description: 'The hearts show the server’s state.',
      on: {
        'favorites.load': 'loading',
        'favorite.toggled': { target: 'saving', actions: { type: 'applyToggle', params: ({ event }) => event.gameId } },
      },
    },
    saving: {
      tags: 'busy',
      meta: { title: 'Saving' },
      description:
        'The heart has changed already; the change is being sent. Further taps change their hearts and wait in the queue.',
      on: { 'favorite.toggled': { actions: { type: 'applyToggle', params: ({ event }) => event.gameId } } },
      invoke: {
        id: 'setFavorite',
        src: 'setFavorite',
        input: ({ context }) => present(context.changes[0]),
        onDone: [
          { guard: 'isAnotherWaiting', target: 'saving', reenter: true, actions: ['notifySaved', 'finishChange'] },
          { target: 'ready', actions: ['notifySaved', 'finishChange'] },
        ],
        onError: [
          { guard: 'isAnotherWaiting', target: 'saving', reenter: true, actions: ['revertToggle', 'finishChange'] },
          { target: 'ready', actions: ['revertToggle', 'finishChange'] },
        ],
      },
    },
  },
});

export type FavoritesRef = ActorRefFrom<typeof favoritesMachine>;

const withChange = (gameIds: readonly string[], { gameId, status }: FavoriteChange): readonly string[] =>
  status ? [gameId, ...gameIds.filter((id) => id !== gameId)] : gameIds.filter((id) => id !== gameId);
