import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { balanceOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import {
  withBalance,
  type ClockEvent,
  type MoneyEvent,
  type MoneyRefresh,
  type NetworkEvent,
  type SeatContext,
  type SeatEvent,
  type SeatInput,
  type SeatOutput,
  type SeatRequest,
  type SeatSession,
} from './seat.js';
import { isArriving, isPlayable, type ExitIntent, type FrameEvent } from './vocabulary.js';

/** Game seat: the player plays a game whose session is open. */
export const gameSeatMachine = setup({
  types: {} as {
    input: SeatInput;
    context: SeatContext;
    events: SeatEvent;
    output: SeatOutput;
    tags: UiTag | 'seated';
    meta: ChartMeta;
  },
  actors: {
    loadSession: fromPromise<Result<SeatSession>, SeatRequest>(mustBeProvided('loadSession')),
    watchFrame: fromCallback<FrameEvent>(() => undefined),
    /** Polls every 20 s, and after the game reports a change. */
    watchMoney: fromCallback<MoneyRefresh, SeatRequest, MoneyEvent>(() => undefined),
    watchNetwork: fromCallback<NetworkEvent>(() => undefined),
    watchClock: fromCallback<ClockEvent>(() => undefined),
    guardBack: fromCallback<Plain<'back.pressed'>>(() => undefined),
    /** The screen does not turn dark while the player watches a game. */
    keepAwake: fromCallback(() => undefined),
  },
  guards: {
    isFound: (_, result: Result<SeatSession>) => result.ok,
    isExitDue: ({ context }) => context.isExiting && isPlayable(present(context.session)),
    isPlayable: ({ context }) => isPlayable(present(context.session)),
    isArriving: ({ context }) => isArriving(present(context.session)),
    isNotMoved: ({ context }) => present(context.session).status === 'failed',
    isFramed: ({ context }) => present(context.session).openType === 'iframe',
  },
  actions: {
    noteSession: assign(({ context }, result: Result<SeatSession>) =>
      result.ok
        ? { session: result.value, held: result.value.inGameBalance, now: result.value.readAt, isRetrying: false }
        : { session: context.session, problem: problemOf(result) },
    ),
    markRetrying: assign({ isRetrying: true }),
    noteMoney: assign((_, held: number | null) => ({ held })),
    noteTime: assign((_, now: number) => ({ now })),
    noteIntent: assign((_, intent: ExitIntent) => ({ intent })),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    refreshMoney: sendTo('watchMoney', { type: 'money.refresh' }),
  },
  delays: {
    retryDelay: 3_000,
    /** After this time without `frame.ready` the player may reload the game. */
    frameTimeout: 20_000,
    /** After this time offline the player has to enter the game again (J2). */
    disconnectLimit: 30_000,
  },
}).createMachine({
  id: 'gameSeat',
  description: 'The player enters with a one-use ticket, plays, and confirms before leaving.',
  meta: { title: 'Game seat' },
  context: ({ input }) => ({
    ...input,
    isRetrying: false,
    session: null,
    held: null,
    now: 0,
    intent: 'leave',
    problem: null,
  }),
  output: ({ event }) => event.output as SeatOutput,
  initial: 'entering',
  states: {
    entering: {
      tags: 'busy',
      meta: { title: 'Entering' },
      description: 'Loads the session, with a fresh ticket while the game can be played (J3).',
      invoke: {
        id: 'loadSession',
        src: 'loadSession',
        input: ({ context: { sessionId } }) => ({ sessionId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'noteSession', params: ({ event }) => event.output },
          },
          { target: 'gone', actions: { type: 'noteSession', params: ({ event }) => event.output } },
        ],
        onError: 'unreachable',
      },
    },
    sorting: {
      description: 'The next state depends on where the money is.',
      always: [
        { guard: 'isExitDue', target: 'left' },
        { guard: 'isPlayable', target: 'playing' },
        { guard: 'isArriving', target: 'arriving' },
        { guard: 'isNotMoved', target: 'notMoved' },
        { target: 'left', description: 'The transfer out has begun or is settled: the exit chart handles both.' },
      ],
    },
    unreachable: {
      tags: 'failed',
      meta: { title: 'The session cannot be read' },
      description: 'Retries by itself and at a tap.',
      entry: 'markRetrying',
      on: { 'gameSeat.retried': 'entering', 'gameSeat.closed': 'closed' },
      after: { retryDelay: 'entering' },
    },
    arriving: {
      description: 'The maker has not confirmed the transfer in. It is queried, never sent again (J1).',
      on: { 'gameSeat.closed': 'closed' },
      initial: 'resting',
      states: {
        resting: {
          tags: 'busy',
          meta: { title: 'Not confirmed yet' },
          description: 'A pause between two requests.',
          after: { retryDelay: 'asking' },
        },
        asking: {
          tags: 'busy',
          meta: { title: 'Querying the transfer' },
          description: 'The server queries the maker under the same transfer number.',
          invoke: {
            id: 'loadSession',
            src: 'loadSession',
            input: ({ context: { sessionId } }) => ({ sessionId }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: '#gameSeat.sorting',
                actions: { type: 'noteSession', params: ({ event }) => event.output },
              },
              { target: '#gameSeat.gone', actions: { type: 'noteSession', params: ({ event }) => event.output } },
            ],
            onError: 'resting',
          },
        },
      },
    },
    notMoved: {
      tags: 'failed',
      meta: { title: 'The game took no money' },
      description: 'The maker refused the transfer or never received it: all the money is in the wallet.',
      entry: 'refreshBalance',
      on: { 'gameSeat.retried': 'retried', 'gameSeat.closed': 'closed' },
    },
    gone: {
      tags: 'failed',
      meta: { title: 'No such session' },
      description: 'The session does not exist or belongs to another player.',
      on: { 'gameSeat.closed': 'closed' },
    },
    playing: {
      tags: 'seated',
      description: 'The game is on screen. A session that ends elsewhere refuses the request for its money.',
      entry: { type: 'noteIntent', params: 'leave' },
      invoke: [
        { id: 'watchFrame', src: 'watchFrame' },
        { id: 'watchMoney', src: 'watchMoney', input: ({ context: { sessionId } }) => ({ sessionId }) },
        { id: 'watchNetwork', src: 'watchNetwork' },
        { id: 'watchClock', src: 'watchClock' },
        { id: 'guardBack', src: 'guardBack' },
        { id: 'keepAwake', src: 'keepAwake' },
      ],
      on: {
        'money.updated': { actions: { type: 'noteMoney', params: ({ event }) => event.held } },
        'money.refused': { target: 'entering', actions: { type: 'noteIntent', params: 'ended' } },
        'clock.ticked': { actions: { type: 'noteTime', params: ({ event }) => event.now } },
        'frame.balanceChanged': {
          actions: 'refreshMoney',
          description: 'The game reports only that the balance changed; the figure comes from the server (J3).',
        },
        'frame.disconnected': 'interrupted',
      },
      type: 'parallel',
      states: {
        frame: {
          description: 'The game in its iframe.',
          initial: 'placing',
          states: {
            placing: {
              description: 'Some games open in an iframe, others in a separate browser tab.',
              always: [{ guard: 'isFramed', target: 'loading' }, { target: 'elsewhere' }],
            },
            loading: {
              tags: 'busy',
              meta: { title: 'The game is loading' },
              description: 'Waits until the game reports that it is ready.',
              on: { 'frame.ready': 'ready', 'network.lost': 'lost' },
              after: { frameTimeout: 'slow' },
            },
            slow: {
              tags: 'failed',
              meta: { title: 'The game does not load' },
              description: 'The player may enter it again.',
              on: { 'frame.ready': 'ready', 'network.lost': 'lost', 'gameSeat.reentered': '#gameSeat.entering' },
            },
            ready: { meta: { title: 'Playing' }, description: 'The game runs.', on: { 'network.lost': 'lost' } },
            lost: {
              meta: { title: 'No network' },
              description: 'The maker keeps an open round.',
              on: { 'network.restored': 'ready' },
              after: { disconnectLimit: '#gameSeat.interrupted' },
            },
            elsewhere: {
              meta: { title: 'Playing in a separate tab' },
              description: 'For makers that do not allow an iframe.',
            },
          },
        },
        question: {
          description: 'The player confirms before leaving. The game and the back button can request it too.',
          on: {
            'exit.requested': '.exit',
            'frame.exit': '.exit',
            'back.pressed': '.exit',
            'recharge.requested': '.recharge',
            'frame.recharge': '.recharge',
          },
          initial: 'none',
          states: {
            none: { meta: { title: 'No confirmation open' }, description: 'The player is playing.' },
            exit: {
              meta: { title: 'Exit?' },
              description: 'The dialog shows the amount that returns to the wallet.',
              on: { 'question.confirmed': '#gameSeat.left', 'question.dismissed': 'none' },
            },
            recharge: {
              meta: { title: 'Exit to recharge?' },
              description: 'A deposit requires leaving the game first (J2).',
              on: {
                'question.confirmed': { target: '#gameSeat.left', actions: { type: 'noteIntent', params: 'recharge' } },
                'question.dismissed': 'none',
              },
            },
          },
        },
      },
    },
    interrupted: {
      tags: 'failed',
      meta: { title: 'Disconnected' },
      description: 'Shows the text of section 8. The money stays in the game until the player decides.',
      invoke: { id: 'guardBack', src: 'guardBack' },
      on: { 'gameSeat.reentered': 'entering', 'exit.requested': 'left', 'back.pressed': 'left' },
    },
    left: {
      type: 'final',
      meta: { title: 'Left' },
      description: 'The exit chart brings the money back.',
      output: ({ context }) => ({
        outcome: 'leave',
        session: withBalance(context.session, context.held),
        intent: context.intent,
      }),
    },
    retried: {
      type: 'final',
      meta: { title: 'Try again' },
      description: 'The game is opened again, under a new key.',
      output: { outcome: 'retried' },
    },
    closed: {
      type: 'final',
      meta: { title: 'Closed' },
      description: 'The player left without an exit.',
      output: { outcome: 'closed' },
    },
  },
});

export type GameSeatRef = ActorRefFrom<typeof gameSeatMachine>;
