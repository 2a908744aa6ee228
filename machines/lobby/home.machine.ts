import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import {
  mustBeProvided,
  output,
  type ChartMeta,
  type GameCard,
  type Home,
  type Plain,
  type PlayerEvent,
  type UiTag,
} from '../vocabulary.js';

/** The games that the player has played. `asOf`: null, or when they were read if they could not be read now (ms). */
export type Recent = { games: readonly GameCard[]; asOf: number | null };

/** Home: everything the first screen shows. Lives as long as the app, so that a tap on the tab shows it at once. */
export const homeMachine = setup({
  types: {} as {
    input: { home: Home | null };
    context: { home: Home | null; recent: Recent | null };
    events: Plain<'home.shown' | 'home.retried' | 'home.recentRetried' | 'network.confirmed'> | PlayerEvent;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadHome: fromPromise<Home>(mustBeProvided('loadHome')),
    /** If the games cannot be read now, those of the last reading that the device has. */
    loadRecent: fromPromise<Recent>(mustBeProvided('loadRecent')),
    watchPlayer: fromCallback<PlayerEvent>(() => undefined),
  },
  guards: {
    hasHome: ({ context }) => context.home !== null,
    hasRecent: ({ context }) => context.recent !== null,
  },
  actions: {
    noteHome: assign((_, home: Home) => ({ home })),
    noteRecent: assign((_, recent: Recent) => ({ recent })),
    forgetRecent: assign({ recent: null }),
  },
  delays: { freshness: 60_000 },
}).createMachine({
  id: 'home',
  description:
    'Starts with the data from which the server rendered home. Later it is read again while the content stays.',
  meta: { title: 'Home' },
  context: ({ input }) => ({ home: input.home, recent: null }),
  type: 'parallel',
  states: {
    content: {
      description: 'The content for visitors and players.',
      initial: 'starting',
      states: {
        starting: {
          description: 'The document may contain the data of home.',
          always: [{ guard: 'hasHome', target: 'fresh' }, { target: 'idle' }],
        },
        idle: {
          meta: { title: 'Nothing yet' },
          description: 'Nothing is loaded until the player opens home.',
          on: { 'home.shown': 'loading' },
        },
        loading: {
          tags: 'busy',
          meta: { title: 'Loading' },
          description: 'The first load. Home shows its skeleton.',
          invoke: {
            id: 'loadHome',
            src: 'loadHome',
            onDone: { target: 'fresh', actions: { type: 'noteHome', params: output } },
            onError: 'unavailable',
          },
        },
        unavailable: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Home cannot be loaded' },
          description: 'Shows the error with a retry.',
          on: { 'home.retried': 'loading', 'home.shown': 'loading' },
        },
        fresh: {
          meta: { title: 'Shown' },
          description: 'Loaded less than a minute ago.',
          after: { freshness: 'aging' },
        },
        aging: {
          meta: { title: 'Shown, older than a minute' },
          description: 'Home is read again the next time the player opens it.',
          on: { 'home.shown': 'refreshing' },
        },
        refreshing: {
          meta: { title: 'Refreshing' },
          description: 'The old content stays on screen, also after a failure.',
          invoke: {
            id: 'loadHome',
            src: 'loadHome',
            onDone: { target: 'fresh', actions: { type: 'noteHome', params: output } },
            onError: 'aging',
          },
        },
      },
    },
    recent: {
      description: 'The games that a player can continue.',
      invoke: { id: 'watchPlayer', src: 'watchPlayer' },
      on: {
        'session.loggedIn': {
          target: '.loading',
          actions: 'forgetRecent',
          description: 'It may be another player, so the old history is discarded.',
        },
        'session.absent': { target: '.visitor', actions: 'forgetRecent' },
      },
      initial: 'visitor',
      states: {
        visitor: { meta: { title: 'No history' }, description: 'A visitor has no history.' },
        loading: {
          meta: { title: 'Loading the history' },
          description: 'The earlier history stays on screen.',
          invoke: {
            id: 'loadRecent',
            src: 'loadRecent',
            onDone: { target: 'shown', actions: { type: 'noteRecent', params: output } },
            onError: [{ guard: 'hasRecent', target: 'shown' }, { target: 'unavailable' }],
          },
        },
        unavailable: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'History cannot be loaded' },
          description:
            'Neither the server nor the device gives the history. A retry button keeps the space of the row.',
          on: { 'home.recentRetried': 'loading', 'home.shown': 'loading' },
        },
        shown: {
          meta: { title: 'History loaded' },
          description:
            'From the server, or from the device with the time of the reading. Loaded again when the player returns to home.',
          on: {
            'home.shown': 'loading',
            'network.confirmed': { target: 'loading', description: 'The games may be those of the device.' },
          },
        },
      },
    },
  },
});

export type HomeRef = ActorRefFrom<typeof homeMachine>;
