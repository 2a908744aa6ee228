import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { gameRetryDelay } from '../shared/durations.js';
import { path } from '../addresses.js';
import { redirect } from '../entry/navigator.js';
import { gameDetailAddress } from '../lobby/addresses.js';
import { balanceOf, navigatorOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type GameSession,
  type Plain,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { topUpAddress, seatAddress, type DepositSums } from './addresses.js';
import { gameExitMachine, heldOf, type ExitOutput } from './gameExit.machine.js';
import { gameSeatMachine } from './gameSeat.machine.js';
import {
  idsOf,
  savedKeyFor,
  type FoundSession,
  type GameSessionInput,
  type OpenRequest,
  type SessionFacts,
} from './opening.js';
import type { SeatOutput } from './seat.js';

/** Game session: the player opens a game, plays it, and gets the money back. A player has one game open at a time. */
export const gameSessionMachine = setup({
  types: {} as {
    input: GameSessionInput;
    context: SessionFacts;
    events: Plain<
      | 'gameSession.retried'
      | 'gameSession.resumed'
      | 'gameSession.switched'
      | 'gameSession.depositChosen'
      | 'gameSession.left'
    >;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadOpenSession: fromPromise<FoundSession | null>(mustBeProvided('loadOpenSession')),
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    openGame: fromPromise<Result<GameSession>, OpenRequest>(mustBeProvided('openGame')),
    gameSeat: gameSeatMachine,
    gameExit: gameExitMachine,
  },
  guards: {
    hasSession: ({ context }) => context.sessionId !== null,
    hasKey: ({ context }) => context.key !== null,
    hasWant: ({ context }) => context.want !== null,
    /** A demo holds no money, so the server ends it when another game is opened. */
    canOpen: ({ context }, found: GameSession | null) =>
      found === null || (found.demo && context.want !== null && !context.want.isDemo),
    isRequestedGame: ({ context: { gameId } }, found: GameSession | null) =>
      gameId === null || found?.gameId === gameId,
    isAccepted: (_, result: Result<GameSession>) => result.ok,
    isInsufficient: (_, result: Result<GameSession>) => problemOf(result)?.code === 'insufficientBalance',
    isSessionOpen: (_, result: Result<GameSession>) => problemOf(result)?.code === 'sessionOpen',
    isLeft: (_, { outcome }: SeatOutput) => outcome === 'leave',
    isRetried: ({ context }, { outcome }: SeatOutput) => outcome === 'retried' && context.want !== null,
    isStayed: (_, { outcome }: ExitOutput) => outcome === 'stayed',
    isSwitched: (_, { outcome }: ExitOutput) => outcome === 'switched',
    isToDeposit: (_, { outcome }: ExitOutput) => outcome === 'deposit',
  },
  actions: {
    noteSession: assign((_, session: GameSession | null) => ({
      session,
      sessionId: session?.sessionId ?? null,
      gameId: session?.gameId ?? null,
    })),
    noteOther: assign((_, session: FoundSession | null) => ({
      session,
      elsewhere: session?.elsewhere ?? null,
      intent: 'switch' as const,
    })),
    resumeOther: assign(({ context: { session } }) => ({ ...idsOf(present(session)), want: null })),
    noteKey: assign((_, key: string) => ({ key })),
    forgetKey: assign({ key: null, isRetrying: false }),
    markRetrying: assign({ isRetrying: true }),
    noteProblem: assign((_, result: Result<unknown>) => ({ problem: problemOf(result) })),
    noteLeaving: assign((_, left: SeatOutput) =>
      left.outcome === 'leave'
        ? { session: left.session, intent: left.intent, deposit: left.deposit, gameId: left.session.gameId }
        : {},
    ),
    forgetSession: assign({ session: null, sessionId: null, isExiting: false, elsewhere: null, intent: 'leave' }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    showSeat: sendTo(navigatorOf, ({ context }) => redirect(seatAddress(present(context.sessionId)))),
    openToDetail: sendTo(navigatorOf, ({ context: { gameId } }) =>
      redirect(gameId === null ? path.home : gameDetailAddress(gameId)),
    ),
    openHome: sendTo(navigatorOf, redirect(path.home)),
    openToDeposit: sendTo(navigatorOf, ({ context: { gameId } }, sums: DepositSums) =>
      redirect(topUpAddress(present(gameId), sums)),
    ),
  },
  delays: { retryDelay: gameRetryDelay },
}).createMachine({
  id: 'gameSession',
  description: 'One session is opened under one key. Then the player is at the game, and at last in its exit (J1).',
  meta: { title: 'Game session', resumes: { version: 2, fields: ['want', 'key'], lasts: 'untilDone' } },
  context: ({ input: { saved, ...asked } }) => ({
    ...asked,
    key: savedKeyFor(asked.want, saved),
    session: null,
    elsewhere: null,
    intent: 'leave',
    deposit: null,
    isRetrying: false,
    problem: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A stored key means that the transfer may be under way: the same request is repeated under it (B5).',
      always: [
        { guard: 'hasKey', target: 'sending' },
        { guard: 'hasSession', target: 'seated' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Looking for an open session' },
      description: 'Before any transfer the page checks whether the player has a game open already.',
      invoke: {
        id: 'loadOpenSession',
        src: 'loadOpenSession',
        onDone: [
          { guard: { type: 'canOpen', params: output }, target: 'sorting' },
          {
            guard: { type: 'isRequestedGame', params: output },
            target: 'seated',
            actions: [{ type: 'noteSession', params: output }, 'showSeat'],
          },
          { target: 'otherOpen', actions: { type: 'noteOther', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    sorting: {
      description: 'Without an amount in the address, the game’s own page opens, where the player chooses one.',
      always: [
        { guard: 'hasWant', target: 'reservingKey' },
        { target: 'away', actions: 'openToDetail' },
      ],
    },
    unavailable: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Sessions cannot be read' },
      description:
        'Sessions were not read, the key was not stored, or a chart broke down. A retry looks for an open game first.',
      on: { 'gameSession.retried': 'loading', 'gameSession.left': { target: 'away', actions: 'openToDetail' } },
    },
    otherOpen: {
      meta: { title: 'Another game is open' },
      description:
        'The page shows its balance and where it is on screen. The player goes back to it, or exits it first.',
      on: {
        'gameSession.resumed': { target: 'seated', actions: ['resumeOther', 'showSeat'] },
        'gameSession.switched': 'leaving',
        'gameSession.left': { target: 'away', actions: 'openToDetail' },
      },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'One key for each opening. It is stored before the request is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: output } },
        onError: 'unavailable',
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Opening the game' },
      description: 'The wallet gives the amount, and the maker receives it. A missing response is not a refusal.',
      invoke: {
        id: 'openGame',
        src: 'openGame',
        input: ({ context }) => ({ ...present(context.want), key: present(context.key), device: context.device }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'seated',
            actions: [
              { type: 'noteSession', params: ({ event }) => (event.output.ok ? event.output.value : null) },
              'forgetKey',
              'showSeat',
              'refreshBalance',
            ],
          },
          { guard: { type: 'isInsufficient', params: output }, target: 'insufficient', actions: 'forgetKey' },
          { guard: { type: 'isSessionOpen', params: output }, target: 'loading', actions: 'forgetKey' },
          { target: 'refused', actions: ['forgetKey', { type: 'noteProblem', params: output }] },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'No response' },
      description:
        'The request is repeated under the same key, by itself and at a tap, so that only one session opens.',
      entry: 'markRetrying',
      on: { 'gameSession.retried': 'sending' },
      after: { retryDelay: 'sending' },
    },
    insufficient: {
      tags: 'failed',
      meta: { title: 'Insufficient balance' },
      description: 'The page offers a deposit (section 2). No money moved.',
      on: {
        'gameSession.depositChosen': {
          target: 'away',
          actions: { type: 'openToDeposit', params: ({ context }) => ({ amount: context.want?.amount ?? null }) },
        },
        'gameSession.left': { target: 'away', actions: 'openToDetail' },
      },
    },
    refused: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Refused' },
      description: 'Maintenance, not open yet, or another reason from the server (J4). No money moved.',
      on: { 'gameSession.retried': 'loading', 'gameSession.left': { target: 'away', actions: 'openToDetail' } },
    },
    seated: {
      meta: { title: 'At the game' },
      description: 'The chart of the seat has its own screen.',
      invoke: {
        id: 'gameSeat',
        src: 'gameSeat',
        input: ({ context }) => ({
          sessionId: present(context.sessionId),
          isExiting: context.isExiting,
          claim: context.elsewhere === null ? 'ask' : 'take',
        }),
        onDone: [
          {
            guard: { type: 'isLeft', params: output },
            target: 'leaving',
            actions: { type: 'noteLeaving', params: output },
          },
          { guard: { type: 'isRetried', params: output }, target: 'loading', actions: 'forgetSession' },
          { target: 'away', actions: 'openHome' },
        ],
        onError: 'unavailable',
      },
    },
    leaving: {
      meta: { title: 'Leaving' },
      description: 'The chart of the exit has its own screen.',
      invoke: {
        id: 'gameExit',
        src: 'gameExit',
        input: ({ context }) => ({ session: present(context.session), intent: context.intent }),
        onDone: [
          {
            guard: { type: 'isStayed', params: output },
            target: 'seated',
            actions: assign({ isExiting: false, sessionId: ({ context }) => present(context.session).sessionId }),
          },
          { guard: { type: 'isSwitched', params: output }, target: 'loading', actions: 'forgetSession' },
          {
            guard: { type: 'isToDeposit', params: output },
            target: 'away',
            actions: {
              type: 'openToDeposit',
              params: ({ context, event }) => ({ amount: context.deposit, held: heldOf(event.output) }),
            },
          },
          { target: 'away', actions: 'openHome' },
        ],
        onError: 'unavailable',
      },
    },
    away: { meta: { title: 'Away' }, description: 'The router opens another page.' },
  },
});

export type GameSessionRef = ActorRefFrom<typeof gameSessionMachine>;
