import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../entry/navigator.js';
import { gameDetailAddress } from '../lobby/addresses.js';
import { balanceOf, navigatorOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Device,
  type GameSession,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { depositAddress, seatAddress } from './addresses.js';
import { gameExitMachine, type ExitOutput } from './gameExit.machine.js';
import { gameSeatMachine, type SeatOutput } from './gameSeat.machine.js';
import type { ExitIntent, OpenRequest, Want } from './vocabulary.js';

/** What outlives a reload: enough to ask for the same session again. */
export type SavedOpening = { want: Want; key: string };
/** From the address: a game with what to bring into it, or a session. */
export type GameSessionInput = {
  gameId: string | null;
  want: Want | null;
  sessionId: string | null;
  isExiting: boolean;
  device: Device;
  saved: SavedOpening | null;
};
type Facts = Omit<GameSessionInput, 'saved'> & {
  key: string | null;
  /** The session that is being left, or another one in the way. */
  session: GameSession | null;
  intent: ExitIntent;
  /** The request is being repeated: what is said about it stays on screen meanwhile. */
  isUnheard: boolean;
  problem: Problem | null;
};

/** Game session: from the wish to play to the money back in the wallet. One a player at a time (J1). */
export const gameSessionMachine = setup({
  types: {} as {
    input: GameSessionInput;
    context: Facts;
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
    findOpenSession: fromPromise<GameSession | null>(mustBeProvided('findOpenSession')),
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    openGame: fromPromise<Result<GameSession>, OpenRequest>(mustBeProvided('openGame')),
    gameSeat: gameSeatMachine,
    gameExit: gameExitMachine,
  },
  guards: {
    hasSession: ({ context }) => context.sessionId !== null,
    hasKey: ({ context }) => context.key !== null,
    hasWant: ({ context }) => context.want !== null,
    /** A demo holds no money: the server ends it when a game is opened. */
    isFree: ({ context }, found: GameSession | null) =>
      found === null || (found.demo && context.want !== null && !context.want.isDemo),
    isWanted: ({ context: { gameId } }, found: GameSession | null) => gameId === null || found?.gameId === gameId,
    isAccepted: (_, result: Result<GameSession>) => result.ok,
    isTooLittle: (_, result: Result<GameSession>) => problemOf(result)?.code === 'insufficientBalance',
    isInTheWay: (_, result: Result<GameSession>) => problemOf(result)?.code === 'sessionOpen',
    isLeft: (_, { outcome }: SeatOutput) => outcome === 'leave',
    isAgain: ({ context }, { outcome }: SeatOutput) => outcome === 'again' && context.want !== null,
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
    noteOther: assign((_, session: GameSession | null) => ({ session, intent: 'switch' as const })),
    takeOther: assign(({ context: { session } }) => ({
      sessionId: present(session).sessionId,
      gameId: present(session).gameId,
      want: null,
    })),
    noteKey: assign((_, key: string) => ({ key })),
    dropKey: assign({ key: null, isUnheard: false }),
    noteUnheard: assign({ isUnheard: true }),
    noteProblem: assign((_, result: Result<unknown>) => ({ problem: problemOf(result) })),
    noteLeaving: assign((_, output: SeatOutput) =>
      output.outcome === 'leave'
        ? { session: output.session, intent: output.intent, gameId: output.session.gameId }
        : {},
    ),
    forgetSession: assign({ session: null, sessionId: null, isExiting: false, intent: 'leave' }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    showSeat: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: seatAddress(present(context.sessionId)),
      replace: true,
    })),
    goToDetail: sendTo(navigatorOf, ({ context: { gameId } }) => ({
      type: 'navigation.requested',
      to: gameId === null ? path.home : gameDetailAddress(gameId),
      replace: true,
    })),
    goHome: sendTo(navigatorOf, { type: 'navigation.requested', to: path.home, replace: true }),
    goToDeposit: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: depositAddress(present(context.gameId)),
      replace: true,
    })),
  },
  delays: { askDelay: 3_000 },
}).createMachine({
  id: 'gameSession',
  description: 'Opens one session under one key, sits down at it, and brings the money back.',
  meta: { title: 'Game session', resumes: { version: 1, fields: ['want', 'key'], lasts: 'untilDone' } },
  context: ({ input: { saved, ...asked } }) => ({
    ...asked,
    key: saved && isSame(saved.want, asked.want) ? saved.key : null,
    session: null,
    intent: 'leave',
    isUnheard: false,
    problem: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key left by a reload: the money may be under way, so the same is asked for again.',
      always: [
        { guard: 'hasKey', target: 'opening' },
        { guard: 'hasSession', target: 'seated' },
        { target: 'looking' },
      ],
    },
    looking: {
      tags: 'busy',
      meta: { title: 'Looking for an open session' },
      description: 'Before anything moves: the player may sit at a game already.',
      invoke: {
        id: 'findOpenSession',
        src: 'findOpenSession',
        onDone: [
          { guard: { type: 'isFree', params: ({ event }) => event.output }, target: 'deciding' },
          {
            guard: { type: 'isWanted', params: ({ event }) => event.output },
            target: 'seated',
            actions: [{ type: 'noteSession', params: ({ event }) => event.output }, 'showSeat'],
          },
          { target: 'otherOpen', actions: { type: 'noteOther', params: ({ event }) => event.output } },
        ],
        onError: 'unavailable',
      },
    },
    deciding: {
      description: 'An amount is chosen on the page of the game.',
      always: [
        { guard: 'hasWant', target: 'reservingKey' },
        { target: 'away', actions: 'goToDetail' },
      ],
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Sessions cannot be read' },
      description: 'The outside broke before anything was sent.',
      on: { 'gameSession.retried': 'looking', 'gameSession.left': { target: 'away', actions: 'goToDetail' } },
    },
    otherOpen: {
      meta: { title: 'Another game is open' },
      description: 'With what is in it. Going back to it or bringing that money home.',
      on: {
        'gameSession.resumed': { target: 'seated', actions: ['takeOther', 'showSeat'] },
        'gameSession.switched': 'leaving',
        'gameSession.left': { target: 'away', actions: 'goToDetail' },
      },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'One key per wish. It is stored before anything is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'opening', actions: { type: 'noteKey', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    opening: {
      tags: 'busy',
      meta: { title: 'Opening the game' },
      description: 'The wallet gives, the maker takes. No answer is not a refusal.',
      invoke: {
        id: 'openGame',
        src: 'openGame',
        input: ({ context }) => ({ ...present(context.want), key: present(context.key), device: context.device }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'seated',
            actions: [
              { type: 'noteSession', params: ({ event }) => (event.output.ok ? event.output.value : null) },
              'dropKey',
              'showSeat',
              'refreshBalance',
            ],
          },
          {
            guard: { type: 'isTooLittle', params: ({ event }) => event.output },
            target: 'insufficient',
            actions: 'dropKey',
          },
          { guard: { type: 'isInTheWay', params: ({ event }) => event.output }, target: 'looking', actions: 'dropKey' },
          { target: 'refused', actions: ['dropKey', { type: 'noteProblem', params: ({ event }) => event.output }] },
        ],
        onError: 'unheard',
      },
    },
    unheard: {
      tags: 'failed',
      meta: { title: 'No answer' },
      description: 'The same request under the same key, by itself or by a tap: it opens one session, once.',
      entry: 'noteUnheard',
      on: { 'gameSession.retried': 'opening' },
      after: { askDelay: 'opening' },
    },
    insufficient: {
      tags: 'failed',
      meta: { title: 'Insufficient balance' },
      description: 'The deposit prompt (section 2). Nothing moved.',
      on: {
        'gameSession.depositChosen': { target: 'away', actions: 'goToDeposit' },
        'gameSession.left': { target: 'away', actions: 'goToDetail' },
      },
    },
    refused: {
      tags: 'failed',
      meta: { title: 'Not now' },
      description: 'Maintenance, not open yet, or another reason of the server (J4). Nothing moved.',
      on: { 'gameSession.retried': 'looking', 'gameSession.left': { target: 'away', actions: 'goToDetail' } },
    },
    seated: {
      meta: { title: 'At the game' },
      description: 'The seat draws itself.',
      invoke: {
        id: 'gameSeat',
        src: 'gameSeat',
        input: ({ context }) => ({ sessionId: present(context.sessionId), isExiting: context.isExiting }),
        onDone: [
          {
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'noteLeaving', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAgain', params: ({ event }) => event.output },
            target: 'looking',
            actions: 'forgetSession',
          },
          { target: 'away', actions: 'goHome' },
        ],
        onError: 'unavailable',
      },
    },
    leaving: {
      meta: { title: 'Leaving' },
      description: 'The exit draws itself.',
      invoke: {
        id: 'gameExit',
        src: 'gameExit',
        input: ({ context }) => ({ session: present(context.session), intent: context.intent }),
        onDone: [
          {
            guard: { type: 'isStayed', params: ({ event }) => event.output },
            target: 'seated',
            actions: assign({ isExiting: false, sessionId: ({ context }) => present(context.session).sessionId }),
          },
          {
            guard: { type: 'isSwitched', params: ({ event }) => event.output },
            target: 'looking',
            actions: 'forgetSession',
          },
          {
            guard: { type: 'isToDeposit', params: ({ event }) => event.output },
            target: 'away',
            actions: 'goToDeposit',
          },
          { target: 'away', actions: 'goHome' },
        ],
        onError: 'unavailable',
      },
    },
    away: { meta: { title: 'Away' }, description: 'The page changes.' },
  },
});

export type GameSessionRef = ActorRefFrom<typeof gameSessionMachine>;

/** A key is of one wish: for another game or sum it would move what nobody asked for. */
const isSame = (saved: Want, asked: Want | null): boolean =>
  saved.gameId === asked?.gameId && saved.amount === asked.amount && saved.isDemo === asked.isDemo;
