import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, present, type Plain, type Result } from '../vocabulary.js';
import { gameEntryMachine } from './gameEntry.machine.js';
import { gameRechargeMachine } from './gameRecharge.machine.js';
import type { RechargeOutput } from './recharging.js';
import {
  beforeEntering,
  enteredBy,
  foundAs,
  isPlayedElsewhere,
  rechargedBy,
  withBalance,
  withMoney,
  type ClockEvent,
  type EntryOutput,
  type LoadSession,
  type MoneyEvent,
  type MoneyRead,
  type MoneyRefresh,
  type NetworkEvent,
  type SeatOutput,
  type SeatRequest,
  type SeatSession,
  type SeatTaken,
  type SeatTypes,
} from './seat.js';
import { isPlayable, type ExitIntent, type FrameEvent } from './vocabulary.js';

/** Game seat: the player plays a game whose session is open. */
export const gameSeatMachine = setup({
  types: {} as SeatTypes,
  actors: {
    gameEntry: gameEntryMachine,
    watchFrame: fromCallback<FrameEvent>(() => undefined),
    watchMoney: fromCallback<MoneyRefresh, SeatRequest, MoneyEvent | SeatTaken>(() => undefined),
    holdSeat: fromCallback<SeatTaken, SeatRequest>(() => undefined),
    loadSession: fromPromise<Result<SeatSession>, LoadSession>(mustBeProvided('loadSession')),
    watchNetwork: fromCallback<NetworkEvent>(() => undefined),
    watchClock: fromCallback<ClockEvent>(() => undefined),
    guardBack: fromCallback<Plain<'back.pressed'>>(() => undefined),
    gameRecharge: gameRechargeMachine,
    keepAwake: fromCallback(() => undefined),
    /** Sends sound and motion to the open game, and notifies it that its money has changed. */
    shareSettings: fromCallback<MoneyRefresh>(() => undefined),
  },
  guards: {
    isEntered: (_, { outcome }: EntryOutput) => outcome === 'entered',
    isLeft: (_, { outcome }: EntryOutput) => outcome === 'leave',
    isRetried: (_, { outcome }: EntryOutput) => outcome === 'retried',
    isElsewhere: (_, result: Result<SeatSession>) => result.ok && isPlayedElsewhere(result.value),
    isPlayable: (_, result: Result<SeatSession>) => result.ok && isPlayable(result.value),
    isBringingIn: ({ context }) => present(context.session).isBringingIn,
    isDepositing: (_, { outcome }: RechargeOutput) => outcome === 'left',
    isFramed: ({ context }) => present(context.session).openType === 'iframe',
  },
  actions: {
    noteEntry: assign((_, entry: EntryOutput) => enteredBy(entry)),
    noteWhere: assign((_, result: Result<SeatSession>) => foundAs(result)),
    takeOver: assign({ claim: 'take' }),
    ask: assign({ claim: 'ask' }),
    noteMoney: assign(({ context }, read: MoneyRead) => withMoney(context, read)),
    noteTime: assign((_, now: number) => ({ now })),
    noteIntent: assign((_, intent: ExitIntent) => ({ intent })),
    noteRecharge: assign(({ context }, recharge: RechargeOutput) => rechargedBy(context, recharge)),
    refreshMoney: sendTo('watchMoney', { type: 'money.refresh' }),
    askGame: sendTo('shareSettings', { type: 'money.refresh' }),
  },
  delays: {
    /** After this time without `frame.ready` the player may reload the game. */
    frameTimeout: 15_000,
    /** After this time offline the player has to enter the game again (J2). */
    disconnectLimit: 30_000,
    /** The page waits no longer than this for the reason why its game has closed. */
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
      description: 'The chart of the entry has its own screen.',
      invoke: {
        id: 'gameEntry',
        src: 'gameEntry',
        input: ({ context: { sessionId, isExiting, claim } }) => ({ sessionId, isExiting, claim }),
        onDone: [
          {
            guard: { type: 'isEntered', params: output },
            target: 'playing',
            actions: { type: 'noteEntry', params: output },
          },
          { guard: { type: 'isLeft', params: output }, target: 'left', actions: { type: 'noteEntry', params: output } },
          { guard: { type: 'isRetried', params: output }, target: 'retried' },
          { target: 'abandoned' },
        ],
        onError: 'abandoned',
      },
    },
    playing: {
      tags: 'seated',
      description:
        'The game is on screen. If the session ends elsewhere, the server refuses the next request for its balance.',
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
        'frame.disconnected': 'checking',
        'seat.taken': 'checking',
      },
      type: 'parallel',
      states: {
        frame: {
          description: 'The game in its iframe.',
          initial: 'starting',
          states: {
            starting: {
              description: 'A game opens in an iframe, or in a separate browser tab if its maker allows no iframe.',
              always: [{ guard: 'isFramed', target: 'loading' }, { target: 'elsewhere' }],
            },
            loading: {
              tags: 'busy',
              meta: { title: 'The game is loading' },
              description: 'Waits until the game reports that it is ready.',
              on: { 'frame.ready': 'running', 'network.lost': 'unloaded' },
              after: { frameTimeout: 'slow' },
            },
            slow: {
              tags: 'failed',
              meta: { title: 'The game does not load' },
              description: 'The game has not reported that it is ready. The player can enter it again.',
              on: {
                'frame.ready': 'running',
                'network.lost': 'unloaded',
                'gameSeat.reentered': '#gameSeat.entering',
              },
            },
            unloaded: {
              meta: { title: 'No network while the game loads' },
              description: 'The game is not ready yet. A browser does not load a page again by itself.',
              on: {
                'frame.ready': { target: 'offline', description: 'The game had loaded before the network was lost.' },
                'network.restored': {
                  target: '#gameSeat.entering',
                  description: 'The page of the game is requested again, with a new ticket and the whole time to load.',
                },
              },
              after: { disconnectLimit: '#gameSeat.interrupted' },
            },
            running: { meta: { title: 'Playing' }, description: 'The game runs.', on: { 'network.lost': 'offline' } },
            offline: {
              meta: { title: 'No network' },
              description: 'The maker keeps an open round. After 30 s the player has to enter again (J2).',
              on: { 'network.restored': 'running' },
              after: { disconnectLimit: '#gameSeat.interrupted' },
            },
            elsewhere: {
              meta: { title: 'Playing in a separate tab' },
              description: 'The maker allows no iframe, so the game runs in another browser tab.',
            },
          },
        },
        question: {
          description:
            'The player confirms before leaving, or recharges. Both dialogs open at once, so that no press is lost.',
          on: {
            'gameSeat.exitRequested': '.exit',
            'gameSeat.homeRequested': { target: '.exit', actions: { type: 'noteIntent', params: 'home' } },
            'frame.exit': '.exit',
            'back.pressed': '.exit',
            'gameSeat.rechargeRequested': '.recharge',
            'frame.recharge': '.recharge',
          },
          initial: 'starting',
          states: {
            starting: {
              description: 'Money that was on its way into the game before a reload is looked up first.',
              always: [{ guard: 'isBringingIn', target: 'recharge' }, { target: 'hidden' }],
            },
            hidden: { meta: { title: 'No confirmation open' }, description: 'The player is playing.' },
            exit: {
              meta: { title: 'Exit?' },
              description: 'The dialog shows the amount that returns to the wallet, and what becomes of open bets.',
              on: {
                'gameSeat.confirmed': '#gameSeat.left',
                'gameSeat.dismissed': { target: 'hidden', actions: { type: 'noteIntent', params: 'leave' } },
              },
            },
            recharge: {
              meta: { title: 'Recharge' },
              description:
                'The recharge has its own dialog over the game. What is typed there stays if the game asks for it again.',
              on: { 'frame.recharge': {}, 'gameSeat.rechargeRequested': {} },
              invoke: {
                id: 'gameRecharge',
                src: 'gameRecharge',
                input: ({ context: { session } }) => ({ session: present(session) }),
                onDone: [
                  {
                    guard: { type: 'isDepositing', params: output },
                    target: '#gameSeat.left',
                    actions: { type: 'noteRecharge', params: output },
                  },
                  { target: 'hidden', actions: [{ type: 'noteRecharge', params: output }, 'refreshMoney', 'askGame'] },
                ],
                onError: 'hidden',
              },
            },
          },
        },
      },
    },
    checking: {
      tags: 'busy',
      meta: { title: 'Finding out why the game closed' },
      description: 'The session is read: the game was taken over, it ended elsewhere, or the connection is lost.',
      invoke: {
        id: 'loadSession',
        src: 'loadSession',
        input: ({ context: { sessionId } }) => ({ sessionId, claim: 'look' }),
        onDone: [
          {
            guard: { type: 'isElsewhere', params: output },
            target: 'takenOver',
            actions: { type: 'noteWhere', params: output },
          },
          { guard: { type: 'isPlayable', params: output }, target: 'interrupted' },
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
      description:
        'The player plays on elsewhere, with the money in the game. A button takes the game back to this page.',
      on: { 'gameSeat.takeoverConfirmed': { target: 'entering', actions: 'takeOver' }, 'gameSeat.closed': 'abandoned' },
    },
    interrupted: {
      tags: 'failed',
      meta: { title: 'Disconnected' },
      description:
        'The page shows the text of section 8. The money stays in the game until the player enters again or exits.',
      invoke: { id: 'guardBack', src: 'guardBack' },
      on: { 'gameSeat.reentered': 'entering', 'gameSeat.exitRequested': 'left', 'back.pressed': 'left' },
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
    abandoned: {
      type: 'final',
      meta: { title: 'Closed' },
      description: 'The player left without an exit.',
      output: { outcome: 'closed' },
    },
  },
});

export type GameSeatRef = ActorRefFrom<typeof gameSeatMachine>;
