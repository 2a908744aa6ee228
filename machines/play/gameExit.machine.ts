import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { gameRetryDelay } from '../shared/durations.js';
import { raised } from '../shared/notices.machine.js';
import { balanceOf, noticesOf } from '../system.js';
import {
  mustBeProvided,
  output,
  problemOf,
  type ChartMeta,
  type GameSession,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import type { ExitIntent, ExitResult } from './vocabulary.js';

/** `held`: what came back from the game, in minor units. */
export type ExitOutput = { outcome: 'closed' | 'stayed' | 'switched' } | { outcome: 'deposit'; held: number };
/** Why the money is not back yet, by the last response. */
export type ExitDelay = 'none' | 'unconfirmed' | 'locked' | 'unanswered';

/**
 * Game exit: the player gets all the money back from the maker. The same request is repeated until its outcome is known; nothing is
 * moved twice (J1).
 */
export const gameExitMachine = setup({
  types: {} as {
    input: { session: GameSession; intent: ExitIntent };
    context: { session: GameSession; intent: ExitIntent; delay: ExitDelay; problem: Problem | null };
    events: Plain<
      'back.pressed' | 'gameExit.retried' | 'gameExit.stayed' | 'gameExit.closed' | 'gameExit.depositChosen'
    >;
    output: ExitOutput;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    exitGame: fromPromise<Result<ExitResult>, { sessionId: string }>(mustBeProvided('exitGame')),
    guardBack: fromCallback<Plain<'back.pressed'>>(() => undefined),
  },
  guards: {
    isEnded: ({ context }) => context.session.endTime !== null,
    isSwitching: ({ context }) => context.intent === 'switch',
    isGoingHome: ({ context }) => context.intent === 'home',
    hasComeHome: ({ context: { intent, session } }) => intent === 'home' && (session.transferOutAmount ?? 0) > 0,
    isRecharging: ({ context }) => context.intent === 'recharge',
    isDone: (_, result: Result<ExitResult>) => result.ok && result.value.status === 'done',
    isAccepted: (_, result: Result<ExitResult>) => result.ok,
    isLocked: (_, result: Result<ExitResult>) => problemOf(result)?.code === 'makerLocked',
  },
  actions: {
    noteResult: assign(({ context }, result: Result<ExitResult>) => ({
      session: result.ok
        ? {
            ...result.value.session,
            inGameBalance: result.value.session.inGameBalance ?? context.session.inGameBalance,
          }
        : context.session,
      problem: problemOf(result),
    })),
    noteDelay: assign((_, delay: ExitDelay) => ({ delay })),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    reportSettled: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'play.settled' })),
  },
  delays: { retryDelay: gameRetryDelay },
}).createMachine({
  id: 'gameExit',
  description: 'From leaving the game to the money in the wallet. Nothing is moved twice (J1).',
  meta: { title: 'Game exit' },
  context: ({ input }) => ({ ...input, delay: 'none', problem: null }),
  output: ({ event }) => event.output as ExitOutput,
  initial: 'starting',
  states: {
    starting: {
      description: 'The session may have ended already, in another tab or by the maker.',
      always: [{ guard: 'isEnded', target: 'settled' }, { target: 'moving' }],
    },
    moving: {
      description:
        'The money is not back yet. The player may go: the server goes on asking the maker, and the lobby shows the money.',
      invoke: { id: 'guardBack', src: 'guardBack' },
      on: {
        'gameExit.closed': {
          target: 'left',
          actions: 'refreshBalance',
          description: 'The transfer may complete meanwhile, so the balance is read again.',
        },
        'back.pressed': { description: 'The back button is ignored while money moves.' },
      },
      initial: 'sending',
      states: {
        sending: {
          tags: 'busy',
          meta: { title: 'Exiting' },
          description: 'The session id identifies the request, so it is safe to repeat.',
          invoke: {
            id: 'exitGame',
            src: 'exitGame',
            input: ({ context }) => ({ sessionId: context.session.sessionId }),
            onDone: [
              {
                guard: { type: 'isDone', params: output },
                target: '#gameExit.settled',
                actions: { type: 'noteResult', params: output },
              },
              {
                guard: { type: 'isAccepted', params: output },
                target: 'resting',
                actions: { type: 'noteResult', params: output },
              },
              { guard: { type: 'isLocked', params: output }, target: 'locked' },
              { target: '#gameExit.refused', actions: { type: 'noteResult', params: output } },
            ],
            onError: 'unanswered',
          },
        },
        resting: {
          tags: 'busy',
          meta: { title: 'Not confirmed yet' },
          description: 'The maker has not confirmed. The same transfer is queried again after a pause.',
          entry: { type: 'noteDelay', params: 'unconfirmed' },
          after: { retryDelay: 'sending' },
        },
        locked: {
          tags: 'busy',
          meta: { title: 'A round is open' },
          description: 'The maker completes the open round first. The player may go back to it.',
          entry: { type: 'noteDelay', params: 'locked' },
          on: { 'gameExit.stayed': '#gameExit.abandoned' },
          after: { retryDelay: 'sending' },
        },
        unanswered: {
          tags: ['failed', 'manualRetry'],
          meta: { title: 'No response' },
          description: 'The outcome of the request is unknown: it is repeated by itself and at a tap.',
          entry: { type: 'noteDelay', params: 'unanswered' },
          on: { 'gameExit.retried': 'sending' },
          after: { retryDelay: 'sending' },
        },
      },
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Back to the round' },
      description: 'The player continues the game.',
      output: { outcome: 'stayed' },
    },
    refused: {
      tags: 'failed',
      meta: { title: 'Exit refused' },
      description:
        'The server refuses the exit, for example because the session belongs to another player. The page says why.',
      on: { 'gameExit.closed': 'left' },
    },
    settled: {
      tags: 'done',
      meta: { title: 'Settled' },
      description:
        'The page shows what came back, by the server, and the balance. It says so if the session had ended elsewhere.',
      entry: 'refreshBalance',
      always: [
        { guard: 'isSwitching', target: 'switched', actions: 'reportSettled' },
        {
          guard: 'hasComeHome',
          target: 'left',
          actions: 'reportSettled',
          description: 'A player who asked for home is there at once, and a notice says that the money is back.',
        },
        { guard: 'isGoingHome', target: 'left', description: 'Nothing was in the game.' },
      ],
      on: { 'gameExit.closed': 'left', 'gameExit.depositChosen': { guard: 'isRecharging', target: 'deposit' } },
    },
    switched: {
      type: 'final',
      meta: { title: 'Free for another game' },
      description: 'The other game can be opened.',
      output: { outcome: 'switched' },
    },
    deposit: {
      type: 'final',
      meta: { title: 'To the deposit' },
      description: 'The deposit page links back to the game (J2).',
      output: ({ context }) => ({ outcome: 'deposit', held: context.session.transferOutAmount ?? 0 }),
    },
    left: {
      type: 'final',
      meta: { title: 'To the lobby' },
      description: 'The player went to the lobby.',
      output: { outcome: 'closed' },
    },
  },
});

export type GameExitRef = ActorRefFrom<typeof gameExitMachine>;

export const heldOf = (exit: ExitOutput): number => (exit.outcome === 'deposit' ? exit.held : 0);
