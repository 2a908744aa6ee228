import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { balanceOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { isArriving, isPlayable, type ExitIntent, type FrameEvent, type SeatSession } from './vocabulary.js';

export type SeatOutput =
  | { outcome: 'leave'; session: SeatSession; intent: ExitIntent }
  | { outcome: 'again' | 'closed' };
type NetworkEvent = Plain<'network.lost' | 'network.restored'>;
/** What the maker holds, in minor units; null when it could not be read (E6). */
type MoneyEvent = { type: 'money.told'; held: number | null } | { type: 'money.gone' };
type ClockEvent = { type: 'clock.ticked'; now: number };
type Request = { sessionId: string };

/** Game seat: the player sits at a game whose session is open. */
export const gameSeatMachine = setup({
  types: {} as {
    /** `isExiting`: the player comes only to bring the money back. */
    input: Request & { isExiting: boolean };
    context: Request & {
      isExiting: boolean;
      isUnheard: boolean;
      session: SeatSession | null;
      held: number | null;
      now: number;
      intent: ExitIntent;
      problem: Problem | null;
    };
    events:
      | Plain<'gameSeat.retried' | 'gameSeat.reentered' | 'gameSeat.closed' | 'back.pressed'>
      | Plain<'exit.requested' | 'recharge.requested' | 'question.confirmed' | 'question.dismissed'>
      | FrameEvent
      | NetworkEvent
      | MoneyEvent
      | ClockEvent;
    output: SeatOutput;
    tags: UiTag | 'seated';
    meta: ChartMeta;
  },
  actors: {
    boardGame: fromPromise<Result<SeatSession>, Request>(mustBeProvided('boardGame')),
    watchFrame: fromCallback<FrameEvent>(() => undefined),
    /** Asks every 20 s, and at a hint of the game. */
    watchMoney: fromCallback<{ type: 'money.hinted' }, Request, MoneyEvent>(() => undefined),
    watchNetwork: fromCallback<NetworkEvent>(() => undefined),
    watchClock: fromCallback<ClockEvent>(() => undefined),
    guardBack: fromCallback<Plain<'back.pressed'>>(() => undefined),
  },
  guards: {
    isFound: (_, result: Result<SeatSession>) => result.ok,
    isToBeLeft: ({ context }) => context.isExiting && isPlayable(present(context.session)),
    isPlayable: ({ context }) => isPlayable(present(context.session)),
    isArriving: ({ context }) => isArriving(present(context.session)),
    isNotMoved: ({ context }) => present(context.session).status === 'failed',
    isFramed: ({ context }) => present(context.session).openType === 'iframe',
  },
  actions: {
    noteSession: assign(({ context }, result: Result<SeatSession>) =>
      result.ok
        ? { session: result.value, held: result.value.inGameBalance, now: result.value.readAt, isUnheard: false }
        : { session: context.session, problem: problemOf(result) },
    ),
    noteUnheard: assign({ isUnheard: true }),
    noteMoney: assign((_, held: number | null) => ({ held })),
    noteTime: assign((_, now: number) => ({ now })),
    noteIntent: assign((_, intent: ExitIntent) => ({ intent })),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    hintMoney: sendTo('watchMoney', { type: 'money.hinted' }),
  },
  delays: {
    askDelay: 3_000,
    /** A game that has not spoken by then may be loaded anew. */
    frameTimeout: 20_000,
    /** J2: this long without a network, and the game has to be entered again. */
    disconnectLimit: 30_000,
  },
}).createMachine({
  id: 'gameSeat',
  description: 'Enters by a ticket for one use, plays, and asks before it leaves.',
  meta: { title: 'Game seat' },
  context: ({ input }) => ({
    ...input,
    isUnheard: false,
    session: null,
    held: null,
    now: 0,
    intent: 'leave',
    problem: null,
  }),
  output: ({ event }) => event.output as SeatOutput,
  initial: 'boarding',
  states: {
    boarding: {
      tags: 'busy',
      meta: { title: 'Boarding' },
      description: 'The session as the server has it, with a fresh ticket while it can be played (J3).',
      invoke: {
        id: 'boardGame',
        src: 'boardGame',
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
      description: 'Where the money is decides.',
      always: [
        { guard: 'isToBeLeft', target: 'left' },
        { guard: 'isPlayable', target: 'playing' },
        { guard: 'isArriving', target: 'arriving' },
        { guard: 'isNotMoved', target: 'notMoved' },
        { target: 'left', description: 'On its way out, or settled: the exit knows.' },
      ],
    },
    unreachable: {
      tags: 'failed',
      meta: { title: 'The session cannot be read' },
      description: 'Asked again by itself or by a tap.',
      entry: 'noteUnheard',
      on: { 'gameSeat.retried': 'boarding', 'gameSeat.closed': 'closed' },
      after: { askDelay: 'boarding' },
    },
    arriving: {
      description: 'The maker has not said whether the money arrived. It is asked, never sent again (J1).',
      on: { 'gameSeat.closed': 'closed' },
      initial: 'resting',
      states: {
        resting: {
          tags: 'busy',
          meta: { title: 'Not confirmed yet' },
          description: 'A moment between two questions.',
          after: { askDelay: 'asking' },
        },
        asking: {
          tags: 'busy',
          meta: { title: 'Asking whether it arrived' },
          description: 'The server asks the maker under the same number.',
          invoke: {
            id: 'boardGame',
            src: 'boardGame',
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
      description: 'Refused or never arrived: all of it is in the wallet.',
      entry: 'refreshBalance',
      on: { 'gameSeat.retried': 'again', 'gameSeat.closed': 'closed' },
    },
    gone: {
      tags: 'failed',
      meta: { title: 'No such session' },
      description: 'Not the player’s, or not there.',
      on: { 'gameSeat.closed': 'closed' },
    },
    playing: {
      tags: 'seated',
      description: 'The game is on screen.',
      invoke: [
        { id: 'watchFrame', src: 'watchFrame' },
        { id: 'watchMoney', src: 'watchMoney', input: ({ context: { sessionId } }) => ({ sessionId }) },
        { id: 'watchNetwork', src: 'watchNetwork' },
        { id: 'watchClock', src: 'watchClock' },
        { id: 'guardBack', src: 'guardBack' },
      ],
      on: {
        'money.told': { actions: { type: 'noteMoney', params: ({ event }) => event.held } },
        'money.gone': { target: 'boarding', description: 'The session ended elsewhere.' },
        'clock.ticked': { actions: { type: 'noteTime', params: ({ event }) => event.now } },
        'frame.balanceChanged': {
          actions: 'hintMoney',
          description: 'A hint, never a figure: the server is asked (J3).',
        },
        'frame.disconnected': 'interrupted',
      },
      type: 'parallel',
      states: {
        frame: {
          description: 'The game in its frame.',
          initial: 'placing',
          states: {
            placing: {
              description: 'In a frame, or in a window of its own.',
              always: [{ guard: 'isFramed', target: 'loading' }, { target: 'elsewhere' }],
            },
            loading: {
              tags: 'busy',
              meta: { title: 'The game loads' },
              description: 'Until the game says that it is ready.',
              on: { 'frame.ready': 'ready', 'network.lost': 'lost' },
              after: { frameTimeout: 'slow' },
            },
            slow: {
              tags: 'failed',
              meta: { title: 'The game does not load' },
              description: 'It can be entered anew.',
              on: { 'frame.ready': 'ready', 'network.lost': 'lost', 'gameSeat.reentered': '#gameSeat.boarding' },
            },
            ready: { meta: { title: 'Playing' }, description: 'The game runs.', on: { 'network.lost': 'lost' } },
            lost: {
              meta: { title: 'No network' },
              description: 'A round under way is safe with the maker.',
              on: { 'network.restored': 'ready' },
              after: { disconnectLimit: '#gameSeat.interrupted' },
            },
            elsewhere: {
              meta: { title: 'Playing in a window of its own' },
              description: 'For makers that cannot be framed.',
            },
          },
        },
        question: {
          description: 'Leaving is asked for, also by the back button.',
          on: {
            'exit.requested': '.exit',
            'frame.exit': '.exit',
            'back.pressed': '.exit',
            'recharge.requested': '.recharge',
            'frame.recharge': '.recharge',
          },
          initial: 'none',
          states: {
            none: { meta: { title: 'Nothing asked' }, description: 'The player plays.' },
            exit: {
              meta: { title: 'Exit?' },
              description: 'With what comes back.',
              on: { 'question.confirmed': '#gameSeat.left', 'question.dismissed': 'none' },
            },
            recharge: {
              meta: { title: 'Exit to recharge?' },
              description: 'Recharging needs a short exit (J2).',
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
      description: 'The text of section 8. What is in the game stays there until the player decides.',
      invoke: { id: 'guardBack', src: 'guardBack' },
      on: { 'gameSeat.reentered': 'boarding', 'exit.requested': 'left', 'back.pressed': 'left' },
    },
    left: {
      type: 'final',
      meta: { title: 'Left' },
      description: 'The money is brought back.',
      output: ({ context }) => ({ outcome: 'leave', session: sessionLeft(context), intent: context.intent }),
    },
    again: {
      type: 'final',
      meta: { title: 'Once more' },
      description: 'Another try, under another key.',
      output: { outcome: 'again' },
    },
    closed: {
      type: 'final',
      meta: { title: 'Closed' },
      description: 'Away without an exit.',
      output: { outcome: 'closed' },
    },
  },
});

export type GameSeatRef = ActorRefFrom<typeof gameSeatMachine>;

/** The session with the figure that was last told. */
const sessionLeft = ({ session, held }: { session: SeatSession | null; held: number | null }): SeatSession => ({
  ...present(session),
  inGameBalance: held,
});
