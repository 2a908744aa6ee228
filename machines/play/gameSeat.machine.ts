import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, present, type ChartMeta, type Plain, type Result, type UiTag } from '../vocabulary.js';
import { gameEntryMachine } from './gameEntry.machine.js';
import {
  beforeEntering,
  moneyIn,
  withBalance,
  type ClockEvent,
  type EntryOutput,
  type LoadSession,
  type MoneyEvent,
  type MoneyRefresh,
  type NetworkEvent,
  type SeatContext,
  type SeatEvent,
  type SeatInput,
  type SeatOutput,
  type SeatRequest,
  type SeatSession,
  type SeatTaken,
} from './seat.js';
import { isPlayable, type ExitIntent, type FrameEvent } from './vocabulary.js';

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
    gameEntry: gameEntryMachine,
    watchFrame: fromCallback<FrameEvent>(() => undefined),
    /** Polls every 20 s, and after the game reports a change. */
    watchMoney: fromCallback<MoneyRefresh, SeatRequest, MoneyEvent | SeatTaken>(() => undefined),
    /** Marks the game as on screen in this tab, and takes that mark from another tab. */
    holdSeat: fromCallback<SeatTaken, SeatRequest>(() => undefined),
    loadSession: fromPromise<Result<SeatSession>, LoadSession>(mustBeProvided('loadSession')),
    watchNetwork: fromCallback<NetworkEvent>(() => undefined),
    watchClock: fromCallback<ClockEvent>(() => undefined),
    guardBack: fromCallback<Plain<'back.pressed'>>(() => undefined),
    /** The amounts that the site offers for a deposit. */
    loadAmounts: fromPromise<readonly number[]>(mustBeProvided('loadAmounts')),
    /** The screen does not turn dark while the player watches a game. */
    keepAwake: fromCallback(() => undefined),
    /** Sound and motion reach the open game. */
    shareSettings: fromCallback(() => undefined),
  },
  guards: {
    isEntered: (_, { outcome }: EntryOutput) => outcome === 'entered',
    isLeft: (_, { outcome }: EntryOutput) => outcome === 'leave',
    isRetried: (_, { outcome }: EntryOutput) => outcome === 'retried',
    isElsewhere: (_, result: Result<SeatSession>) =>
      result.ok && isPlayable(result.value) && result.value.elsewhere !== null,
    isPlayable: (_, result: Result<SeatSession>) => result.ok && isPlayable(result.value),
    isFramed: ({ context }) => present(context.session).openType === 'iframe',
  },
  actions: {
    noteEntry: assign((_, output: EntryOutput) =>
      'session' in output ? { session: output.session, ...moneyIn(output.session), now: output.session.readAt } : {},
    ),
    noteWhere: assign(({ context }, result: Result<SeatSession>) =>
      result.ok ? { session: result.value, ...moneyIn(result.value) } : { session: context.session },
    ),
    takeOver: assign({ claim: 'take' }),
    ask: assign({ claim: 'ask' }),
    noteMoney: assign((_, { held, openBets }: Pick<SeatContext, 'held' | 'openBets'>) => ({ held, openBets })),
    noteTime: assign((_, now: number) => ({ now })),
    noteIntent: assign((_, intent: ExitIntent) => ({ intent })),
    noteAmounts: assign((_, amounts: readonly number[]) => ({ amounts })),
    noteDeposit: assign((_, deposit: number | null) => ({ deposit, intent: 'recharge' as const })),
    refreshMoney: sendTo('watchMoney', { type: 'money.refresh' }),
  },
  delays: {
    /** After this time without `frame.ready` the player may reload the game. */
    frameTimeout: 15_000,
    /** After this time offline the player has to enter the game again (J2). */
    disconnectLimit: 30_000,
    /** The page does not ask for longer why its game has closed. */
    reasonLimit: 5_000,
  },
}).createMachine({
  id: 'gameSeat',
  description: 'The player enters, plays, and confirms before leaving.',
  meta: { title: 'Game seat' },
  context: ({ input }) => beforeEntering(input),
  output: ({ event }) => event.output as SeatOutput,
  initial: 'entering',
  states: {
    entering: {
      meta: { title: 'Entering' },
      description: 'The game entry renders its own screen.',
      invoke: {
        id: 'gameEntry',
        src: 'gameEntry',
        input: ({ context: { sessionId, isExiting, claim } }) => ({ sessionId, isExiting, claim }),
        onDone: [
          {
            guard: { type: 'isEntered', params: ({ event }) => event.output },
            target: 'playing',
            actions: { type: 'noteEntry', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'left',
            actions: { type: 'noteEntry', params: ({ event }) => event.output },
          },
          { guard: { type: 'isRetried', params: ({ event }) => event.output }, target: 'retried' },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    playing: {
      tags: 'seated',
      description: 'The game is on screen. A session that ends elsewhere refuses the request for its money.',
      entry: [{ type: 'noteIntent', params: 'leave' }, 'ask'],
      invoke: [
        { id: 'watchFrame', src: 'watchFrame' },
        { id: 'watchMoney', src: 'watchMoney', input: ({ context: { sessionId } }) => ({ sessionId }) },
        { id: 'holdSeat', src: 'holdSeat', input: ({ context: { sessionId } }) => ({ sessionId }) },
        { id: 'watchNetwork', src: 'watchNetwork' },
        { id: 'watchClock', src: 'watchClock' },
        { id: 'guardBack', src: 'guardBack' },
        { id: 'keepAwake', src: 'keepAwake' },
        { id: 'shareSettings', src: 'shareSettings' },
      ],
      on: {
        'money.updated': { actions: { type: 'noteMoney', params: ({ event }) => event } },
        'money.refused': { target: 'entering', actions: { type: 'noteIntent', params: 'ended' } },
        'clock.ticked': { actions: { type: 'noteTime', params: ({ event }) => event.now } },
        'frame.balanceChanged': {
          actions: 'refreshMoney',
          description: 'The game reports only that the balance changed; the figure comes from the server (J3).',
        },
        'frame.disconnected': 'reasoning',
        'seat.taken': 'reasoning',
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
              on: { 'frame.ready': 'ready', 'network.lost': 'lostLoading' },
              after: { frameTimeout: 'slow' },
            },
            slow: {
              tags: 'failed',
              meta: { title: 'The game does not load' },
              description: 'The player may enter it again.',
              on: { 'frame.ready': 'ready', 'network.lost': 'lostLoading', 'gameSeat.reentered': '#gameSeat.entering' },
            },
            lostLoading: {
              meta: { title: 'No network while the game loads' },
              description:
                'The game has not reported that it is ready. A browser does not load a page again by itself.',
              on: {
                'frame.ready': { target: 'lost', description: 'The game had loaded before the network was lost.' },
                'network.restored': {
                  target: '#gameSeat.entering',
                  description: 'The page of the game is requested again, with a new ticket and the whole time to load.',
                },
              },
              after: { disconnectLimit: '#gameSeat.interrupted' },
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
            'home.requested': {
              target: '.exit',
              actions: { type: 'noteIntent', params: 'home' },
              description: 'Asks as any exit does. Home opens by itself once the money is back.',
            },
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
              description: 'Shows the amount that returns to the wallet, and what becomes of a bet that is open.',
              on: {
                'question.confirmed': '#gameSeat.left',
                'question.dismissed': { target: 'none', actions: { type: 'noteIntent', params: 'leave' } },
              },
            },
            recharge: {
              meta: { title: 'Exit to recharge?' },
              description: 'A deposit requires leaving the game first (J2). The player may choose its amount here.',
              invoke: {
                id: 'loadAmounts',
                src: 'loadAmounts',
                onDone: { actions: { type: 'noteAmounts', params: ({ event }) => event.output } },
                onError: { description: 'Without the offered amounts the player types one.' },
              },
              on: {
                'recharge.confirmed': {
                  target: '#gameSeat.left',
                  actions: { type: 'noteDeposit', params: ({ event }) => event.deposit },
                },
                'question.dismissed': 'none',
              },
            },
          },
        },
      },
    },
    reasoning: {
      tags: 'busy',
      meta: { title: 'Asking why the game closed' },
      description: 'It was taken over, it ended elsewhere, or the connection is lost.',
      invoke: {
        id: 'loadSession',
        src: 'loadSession',
        input: ({ context: { sessionId } }) => ({ sessionId, claim: 'look' }),
        onDone: [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event.output },
            target: 'takenOver',
            actions: { type: 'noteWhere', params: ({ event }) => event.output },
          },
          { guard: { type: 'isPlayable', params: ({ event }) => event.output }, target: 'interrupted' },
          {
            target: 'entering',
            actions: { type: 'noteIntent', params: 'ended' },
            description: 'The session has ended elsewhere: the entry passes it to the exit, which says what came back.',
          },
        ],
        onError: 'interrupted',
      },
      after: { reasonLimit: 'interrupted' },
    },
    takenOver: {
      meta: { title: 'Taken over' },
      description: 'The player plays on elsewhere, with the money in the game. This page may take the game back.',
      on: { 'gameSeat.takeoverConfirmed': { target: 'entering', actions: 'takeOver' }, 'gameSeat.closed': 'closed' },
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
        deposit: context.deposit,
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
