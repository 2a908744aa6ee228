import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { loginGuardOf, noticesOf } from '../system.js';
import { mustBeProvided, output, present, type ChartMeta, type Plain, type Result, type UiTag } from '../vocabulary.js';
import { lastMarks, markedIn, type Mark } from './marks.js';

/** `unsent`: marks that an earlier visit could not send. */
export type Favorites = { gameIds: readonly string[]; unsent: readonly Mark[] };

/** Favourites: the games with a filled heart, and the marks that are on their way to the server. Lives as long as the app. */
export const favoritesMachine = setup({
  types: {} as {
    /** `pending`: what a visitor tapped. It is sent after the login (A4). */
    context: Favorites & { pending: Mark | null };
    events:
      | Plain<'favorites.load' | 'favorites.clear' | 'favorites.declined' | 'network.confirmed'>
      /** `from` is the address of the page with the heart: a visitor returns to it after logging in. */
      | { type: 'favorites.chosen'; mark: Mark; from: string };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadFavorites: fromPromise<Favorites>(mustBeProvided('loadFavorites')),
    /** Stores all marks for the next visit, and sends the first. */
    sendMark: fromPromise<Result<null>, readonly Mark[]>(mustBeProvided('sendMark')),
    /** Reports that another tab of this browser has changed a heart. */
    watchOtherTabs: fromCallback<Plain<'favorites.load'>>(() => undefined),
  },
  guards: {
    hasUnsent: ({ context }) => context.unsent.length > 0,
    isRefused: (_, { ok }: Result<null>) => !ok,
    isLike: ({ context }) => context.unsent[0]?.kind === 'like',
  },
  actions: {
    mark: assign(({ context: { gameIds, unsent } }, mark: Mark) => ({
      gameIds: markedIn(gameIds, mark),
      unsent: [...unsent, mark],
    })),
    noteLastMarks: assign(({ context }) => ({ unsent: lastMarks(context.unsent) })),
    revert: assign(({ context: { gameIds, unsent } }) => {
      const { status, ...mark } = present(unsent[0]);
      return { gameIds: markedIn(gameIds, { ...mark, status: !status }) };
    }),
    finish: assign(({ context }) => ({ unsent: context.unsent.slice(1) })),
    clear: assign({ gameIds: [], unsent: [], pending: null }),
    noteLoaded: assign(({ context }, loaded: Favorites) => {
      const unsent = [...loaded.unsent, ...context.unsent, ...pendingIn(context, loaded)];
      return { unsent, gameIds: unsent.reduce(markedIn, loaded.gameIds), pending: null };
    }),
    notePending: assign((_, pending: Mark) => ({ pending })),
    forgetPending: assign({ pending: null }),
    requireLogin: sendTo(loginGuardOf, (_, wantedPath: string) => ({ type: 'loginGuard.required', wantedPath })),
    raiseRefused: sendTo(noticesOf, (_, result: Result<null>) =>
      raised({ tone: 'critical', text: result.ok ? '' : (result.problem.text ?? '') }),
    ),
    reportSaved: sendTo(noticesOf, ({ context }) =>
      raised({
        tone: 'positive',
        messageId: context.unsent[0]?.status ? 'lobby.favoriteAdded' : 'lobby.favoriteRemoved',
      }),
    ),
  },
  delays: { retryDelay: 30_000 },
}).createMachine({
  id: 'favorites',
  description:
    'A heart fills at once, and empties again if the server refuses it. Hearts and likes are sent one at a time.',
  meta: { title: 'Favourites' },
  context: { gameIds: [], unsent: [], pending: null },
  invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs' },
  on: {
    'favorites.clear': { target: '.visitor', actions: 'clear' },
    'favorites.chosen': { actions: { type: 'mark', params: ({ event }) => event.mark } },
  },
  initial: 'visitor',
  states: {
    visitor: {
      meta: { title: 'Visitor' },
      description: 'A tap on a heart asks the visitor to log in (A4). The heart fills after the login.',
      on: {
        'favorites.load': 'loading',
        'favorites.chosen': {
          actions: [
            { type: 'notePending', params: ({ event }) => event.mark },
            { type: 'requireLogin', params: ({ event }) => event.from },
          ],
        },
        'favorites.declined': { actions: 'forgetPending' },
      },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Loads the player’s favourites. Marks that an earlier visit could not send are sent now.',
      invoke: {
        id: 'loadFavorites',
        src: 'loadFavorites',
        onDone: {
          target: 'shown',
          actions: { type: 'noteLoaded', params: output },
          description: 'The heart that a visitor tapped before the login is filled too, unless it was already.',
        },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Favourites unknown' },
      description:
        'The hearts of the last reading stay, with those tapped since. The next tap, or the network, loads them again.',
      on: {
        'favorites.chosen': { target: 'loading', actions: { type: 'mark', params: ({ event }) => event.mark } },
        'favorites.load': 'loading',
        'network.confirmed': 'loading',
      },
    },
    shown: {
      meta: { title: 'Favourites' },
      description:
        'The hearts show the server’s state. Of several taps on one heart or like, only the last one is sent.',
      entry: 'noteLastMarks',
      always: { guard: 'hasUnsent', target: 'sending' },
      on: {
        'favorites.load': {
          target: 'loading',
          description: 'Another tab has changed a heart, or my games has removed several. The hearts stay meanwhile.',
        },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Saving' },
      description:
        'The first mark of the queue is sent. Its heart has changed already, and further taps wait behind it.',
      invoke: {
        id: 'sendMark',
        src: 'sendMark',
        input: ({ context }) => context.unsent,
        onDone: [
          {
            guard: { type: 'isRefused', params: output },
            target: 'shown',
            actions: ['revert', 'finish', { type: 'raiseRefused', params: output }],
          },
          { guard: 'isLike', target: 'shown', actions: 'finish' },
          { target: 'shown', actions: ['reportSaved', 'finish'] },
        ],
        onError: { target: 'offline', description: 'There was no response, so the mark stays first in the queue.' },
      },
    },
    offline: {
      meta: { title: 'Waiting for the network' },
      description:
        'The hearts show what the player wants. The marks are stored on the device, so that the next visit can send them.',
      on: {
        'favorites.chosen': { target: 'shown', actions: { type: 'mark', params: ({ event }) => event.mark } },
        'favorites.load': 'loading',
        'network.confirmed': 'shown',
      },
      after: {
        retryDelay: {
          target: 'shown',
          description: 'The device may not notice that the server can be reached again.',
        },
      },
    },
  },
});

export type FavoritesRef = ActorRefFrom<typeof favoritesMachine>;

/** A heart that is filled already needs no request. Nobody knows that of a like. */
const pendingIn = ({ pending }: { pending: Mark | null }, { gameIds }: Favorites): readonly Mark[] =>
  pending === null || (pending.kind === 'favorite' && gameIds.includes(pending.gameId)) ? [] : [pending];
