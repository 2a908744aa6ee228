import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type BalanceInfo, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/**
 * Balance: the player sees the money in the wallet and, separately, the money in games. A figure that could not be read shows as a dash,
 * never as 0 (E6).
 */
export const balanceMachine = setup({
  types: {} as {
    context: { info: BalanceInfo | null; isHidden: boolean };
    events: Plain<
      'balance.start' | 'balance.refresh' | 'balance.clear' | 'page.hidden' | 'page.shown' | 'network.lost'
    >;
    /** `unread`: a player is logged in, and the first response has not arrived. */
    tags: UiTag | 'stale' | 'unread';
    meta: ChartMeta;
  },
  actors: {
    loadBalance: fromPromise<BalanceInfo>(mustBeProvided('loadBalance')),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    isMoneyInGames: (_, { inGame }: BalanceInfo) => inGame.length > 0,
    isHidden: ({ context }) => context.isHidden,
  },
  delays: {
    retryDelay: 15_000,
    /** A maker may settle after the player has left the game. */
    inGameInterval: 15_000,
  },
}).createMachine({
  id: 'balance',
  description:
    'The balance is read at login, after every movement of money, when the page is shown again, and while money is in games.',
  meta: { title: 'Balance' },
  context: { info: null, isHidden: false },
  on: { 'balance.clear': { target: '.visitor', actions: assign({ info: null }) } },
  initial: 'visitor',
  states: {
    visitor: {
      meta: { title: 'No player is logged in' },
      description: 'There is no wallet to show, and none is requested, because the server would refuse.',
      on: { 'balance.start': 'player' },
    },
    player: {
      description: 'A player is logged in.',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        'balance.refresh': { target: '.refreshing', description: 'A new request cancels the earlier one.' },
        'network.lost': {
          target: '.stale',
          actions: assign({ info: null }),
          description: 'Money may move without this device, so the figure is unknown until it is read again.',
        },
        'page.hidden': { actions: assign({ isHidden: true }) },
        'page.shown': {
          target: '.refreshing',
          actions: assign({ isHidden: false }),
          description: 'Money may have moved while the device slept.',
        },
      },
      initial: 'pending',
      states: {
        pending: {
          tags: 'unread',
          description: 'There is no figure and no failure yet. Parts of the page that depend on money wait.',
          on: {
            'balance.refresh': '.loading',
            'page.shown': { target: '.loading', actions: assign({ isHidden: false }) },
          },
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              meta: { title: 'Reading for the first time' },
              description: 'A refresh in the meantime starts the request again.',
              invoke: {
                id: 'loadBalance',
                src: 'loadBalance',
                onDone: [
                  {
                    guard: { type: 'isMoneyInGames', params: output },
                    target: '#balance.player.resting',
                    actions: assign({ info: ({ event }) => event.output }),
                  },
                  { target: '#balance.player.fresh', actions: assign({ info: ({ event }) => event.output }) },
                ],
                onError: '#balance.player.stale',
              },
            },
          },
        },
        refreshing: {
          tags: 'busy',
          meta: { title: 'Reading' },
          description: 'The last figure stays on screen meanwhile.',
          invoke: {
            id: 'loadBalance',
            src: 'loadBalance',
            onDone: [
              {
                guard: { type: 'isMoneyInGames', params: output },
                target: 'resting',
                actions: assign({ info: ({ event }) => event.output }),
              },
              { target: 'fresh', actions: assign({ info: ({ event }) => event.output }) },
            ],
            onError: 'stale',
          },
        },
        fresh: { meta: { title: 'Read' }, description: 'The figure is as of the time in the response.' },
        resting: {
          meta: { title: 'Read, with money in games' },
          description:
            'The balance is read again every 15 s, so that money that returns from a game shows without a reload.',
          after: { inGameInterval: [{ guard: 'isHidden', target: 'paused' }, { target: 'refreshing' }] },
        },
        stale: {
          tags: 'stale',
          meta: { title: 'Could not be read' },
          description: 'The page shows a dash, or the last figure with its time. The request is repeated after 15 s.',
          after: { retryDelay: [{ guard: 'isHidden', target: 'paused' }, { target: 'refreshing' }] },
        },
        paused: {
          meta: { title: 'Paused' },
          description: 'The page is hidden. Requests of a forgotten tab would keep its session alive (A10).',
        },
      },
    },
  },
});

export type BalanceRef = ActorRefFrom<typeof balanceMachine>;
