import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, type BalanceInfo, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** Balance: what the wallet holds, and apart from it what is in games. A figure that could not be read is a dash, never 0 (E6). */
export const balanceMachine = setup({
  types: {} as {
    context: { info: BalanceInfo | null };
    events: Plain<'balance.refresh' | 'balance.clear' | 'page.shown'>;
    /** `unread`: a player is here, and the first answer is not. */
    tags: UiTag | 'stale' | 'unread';
    meta: ChartMeta;
  },
  actors: {
    loadBalance: fromPromise<BalanceInfo>(mustBeProvided('loadBalance')),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    isMoneyInGames: (_, { inGame }: BalanceInfo) => inGame.length > 0,
  },
  delays: {
    retryDelay: 15_000,
    /** A maker may settle after the player has left the game. */
    homecoming: 15_000,
  },
}).createMachine({
  id: 'balance',
  description: 'Read at login, after every movement of money, and when the player comes back to the page.',
  meta: { title: 'Balance' },
  context: { info: null },
  on: { 'balance.clear': { target: '.nobody', actions: assign({ info: null }) } },
  initial: 'nobody',
  states: {
    nobody: {
      meta: { title: 'Nobody is logged in' },
      description: 'No wallet to show.',
      on: { 'balance.refresh': 'somebody' },
    },
    somebody: {
      description: 'A player is here.',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        'balance.refresh': { target: '.reading', description: 'A new question makes the older one void.' },
        'page.shown': { target: '.reading', description: 'Money moves while a phone sleeps.' },
      },
      initial: 'unread',
      states: {
        unread: {
          tags: 'unread',
          description: 'No figure yet, and no failure: what depends on money waits.',
          on: { 'balance.refresh': '.reading', 'page.shown': '.reading' },
          initial: 'reading',
          states: {
            reading: {
              tags: 'busy',
              meta: { title: 'Reading for the first time' },
              description: 'Who asks meanwhile asks anew.',
              invoke: {
                id: 'loadBalance',
                src: 'loadBalance',
                onDone: [
                  {
                    guard: { type: 'isMoneyInGames', params: ({ event }) => event.output },
                    target: '#balance.somebody.watching',
                    actions: assign({ info: ({ event }) => event.output }),
                  },
                  { target: '#balance.somebody.fresh', actions: assign({ info: ({ event }) => event.output }) },
                ],
                onError: '#balance.somebody.stale',
              },
            },
          },
        },
        reading: {
          tags: 'busy',
          meta: { title: 'Reading' },
          description: 'The last figure stays on screen meanwhile.',
          invoke: {
            id: 'loadBalance',
            src: 'loadBalance',
            onDone: [
              {
                guard: { type: 'isMoneyInGames', params: ({ event }) => event.output },
                target: 'watching',
                actions: assign({ info: ({ event }) => event.output }),
              },
              { target: 'fresh', actions: assign({ info: ({ event }) => event.output }) },
            ],
            onError: 'stale',
          },
        },
        fresh: { meta: { title: 'Read' }, description: 'As of the time in the answer.' },
        watching: {
          meta: { title: 'Read, with money in games' },
          description: 'What comes home from a game is seen by itself.',
          after: { homecoming: 'reading' },
        },
        stale: {
          tags: 'stale',
          meta: { title: 'Could not be read' },
          description: 'A dash, or the last figure with its time.',
          after: { retryDelay: 'reading' },
        },
      },
    },
  },
});

export type BalanceRef = ActorRefFrom<typeof balanceMachine>;
