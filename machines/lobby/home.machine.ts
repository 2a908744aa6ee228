import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, type ChartMeta, type GameCard, type Home, type Plain, type UiTag } from '../vocabulary.js';
import type { PlayerNews } from './vocabulary.js';
import { winnersMachine } from './winners.machine.js';

/** Home: everything the first screen shows. Lives as long as the app, so that a tap on the tab shows it at once. */
export const homeMachine = setup({
  types: {} as {
    input: { home: Home | null };
    context: { home: Home | null; recent: readonly GameCard[] | null };
    events: Plain<'home.shown' | 'home.retried'> | PlayerNews;
    children: { winners: 'winners' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadHome: fromPromise<Home>(mustBeProvided('loadHome')),
    loadRecent: fromPromise<readonly GameCard[]>(mustBeProvided('loadRecent')),
    watchPlayer: fromCallback<PlayerNews>(() => undefined),
    winners: winnersMachine,
  },
  guards: { hasHome: ({ context }) => context.home !== null },
  actions: {
    keepHome: assign((_, home: Home) => ({ home })),
    keepRecent: assign((_, recent: readonly GameCard[]) => ({ recent })),
    forgetRecent: assign({ recent: null }),
  },
  delays: { freshness: 60_000 },
}).createMachine({
  id: 'home',
  description:
    'The server renders home from the data that this chart starts with; afterwards it refreshes behind the picture.',
  meta: { title: 'Home' },
  context: ({ input }) => ({ home: input.home, recent: null }),
  invoke: { id: 'winners', src: 'winners' },
  type: 'parallel',
  states: {
    content: {
      description: 'What everybody sees.',
      initial: 'starting',
      states: {
        starting: {
          description: 'Data that came with the page, or none.',
          always: [{ guard: 'hasHome', target: 'fresh' }, { target: 'empty' }],
        },
        empty: {
          meta: { title: 'Nothing yet' },
          description: 'Shapes of the content, until somebody looks.',
          on: { 'home.shown': 'loading' },
        },
        loading: {
          tags: 'busy',
          meta: { title: 'Loading' },
          description: 'The first time, without a picture to keep.',
          invoke: {
            id: 'loadHome',
            src: 'loadHome',
            onDone: { target: 'fresh', actions: { type: 'keepHome', params: ({ event }) => event.output } },
            onError: 'unavailable',
          },
        },
        unavailable: {
          tags: 'failed',
          meta: { title: 'Home cannot be loaded' },
          description: 'Says so, and tries again when asked.',
          on: { 'home.retried': 'loading', 'home.shown': 'loading' },
        },
        fresh: {
          meta: { title: 'Shown' },
          description: 'Young enough.',
          after: { freshness: 'aging' },
        },
        aging: {
          meta: { title: 'Shown, older than a minute' },
          description: 'Refreshed the next time somebody looks.',
          on: { 'home.shown': 'refreshing' },
        },
        refreshing: {
          meta: { title: 'Refreshing' },
          description: 'The old content stays; a failure changes nothing.',
          invoke: {
            id: 'loadHome',
            src: 'loadHome',
            onDone: { target: 'fresh', actions: { type: 'keepHome', params: ({ event }) => event.output } },
            onError: 'aging',
          },
        },
      },
    },
    recent: {
      description: 'What a player can continue with.',
      invoke: { id: 'watchPlayer', src: 'watchPlayer' },
      on: {
        'player.came': { target: '.loading', actions: 'forgetRecent', description: 'Perhaps another player.' },
        'player.absent': { target: '.none', actions: 'forgetRecent' },
      },
      initial: 'none',
      states: {
        none: { meta: { title: 'Nobody to continue' }, description: 'A visitor has no history.' },
        loading: {
          meta: { title: 'Asking for the history' },
          description: 'What was shown before stays.',
          invoke: {
            id: 'loadRecent',
            src: 'loadRecent',
            onDone: { target: 'known', actions: { type: 'keepRecent', params: ({ event }) => event.output } },
            onError: 'known',
          },
        },
        known: {
          meta: { title: 'History known' },
          description: 'Asked again whenever the player comes back to home: games may have been played meanwhile.',
          on: { 'home.shown': 'loading' },
        },
      },
    },
  },
});

export type HomeRef = ActorRefFrom<typeof homeMachine>;
