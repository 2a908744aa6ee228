import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { balanceOf, noticesOf } from '../system.js';
import {
  mustBeProvided,
  problemOf,
  type ChartMeta,
  type GameSession,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import type { ExitIntent, ExitResult } from './vocabulary.js';

export type ExitOutput = { outcome: 'closed' | 'deposit' | 'stayed' | 'switched' };
/** Why the money is not back yet, as the last answer said. */
export type ExitDelay = 'none' | 'unconfirmed' | 'locked' | 'unheard';

/** Game exit: brings everything back from the maker. The same request is repeated until its outcome is known; nothing is moved twice (J1). */
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
    isRecharging: ({ context }) => context.intent === 'recharge',
    isDone: (_, result: Result<ExitResult>) => result.ok && result.value.status === 'done',
    isAccepted: (_, result: Result<ExitResult>) => result.ok,
    isLocked: (_, result: Result<ExitResult>) => problemOf(result)?.code === 'makerLocked',
  },
  actions: {
    noteAnswer: assign(({ context }, result: Result<ExitResult>) => ({
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
    tellSettled: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'play.settled' })),
  },
  delays: {
    /** Between two questions about an outcome that is not known. */
    askDelay: 3_000,
  },
}).createMachine({
  id: 'gameExit',
  description: 'From the wish to leave to the money in the wallet.',
  meta: { title: 'Game exit' },
  context: ({ input }) => ({ ...input, delay: 'none', problem: null }),
  output: ({ event }) => event.output as ExitOutput,
  initial: 'sorting',
  states: {
    sorting: {
      description: 'A session may have ended before.',
      always: [{ guard: 'isEnded', target: 'settled' }, { target: 'moving' }],
    },
    moving: {
      description:
        'The money is not known to be back. The way to the lobby is open: the server keeps asking, and the lobby shows what is in the game.',
      invoke: { id: 'guardBack', src: 'guardBack' },
      on: {
        'gameExit.closed': {
          target: 'closed',
          actions: 'refreshBalance',
          description: 'The answer may be under way: what the lobby shows is asked for.',
        },
        'back.pressed': { description: 'The back button closes nothing while money moves.' },
      },
      initial: 'exiting',
      states: {
        exiting: {
          tags: 'busy',
          meta: { title: 'Exiting' },
          description: 'Asked with the session as its name, so that it may be asked again.',
          invoke: {
            id: 'exitGame',
            src: 'exitGame',
            input: ({ context }) => ({ sessionId: context.session.sessionId }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: '#gameExit.settled',
                actions: { type: 'noteAnswer', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'processing',
                actions: { type: 'noteAnswer', params: ({ event }) => event.output },
              },
              { guard: { type: 'isLocked', params: ({ event }) => event.output }, target: 'locked' },
              { target: '#gameExit.refused', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
            ],
            onError: 'unheard',
          },
        },
        processing: {
          tags: 'busy',
          meta: { title: 'Not confirmed yet' },
          description: 'The maker has not said: it is asked about the same transfer.',
          entry: { type: 'noteDelay', params: 'unconfirmed' },
          after: { askDelay: 'exiting' },
        },
        locked: {
          tags: 'busy',
          meta: { title: 'A round is open' },
          description: 'The maker finishes a round first. The player may go back to it.',
          entry: { type: 'noteDelay', params: 'locked' },
          on: { 'gameExit.stayed': '#gameExit.stayed' },
          after: { askDelay: 'exiting' },
        },
        unheard: {
          tags: 'failed',
          meta: { title: 'No answer' },
          description: 'Nobody knows what became of the request: asked again, by itself or by a tap.',
          entry: { type: 'noteDelay', params: 'unheard' },
          on: { 'gameExit.retried': 'exiting' },
          after: { askDelay: 'exiting' },
        },
      },
    },
    stayed: {
      type: 'final',
      meta: { title: 'Back to the round' },
      description: 'The game goes on.',
      output: { outcome: 'stayed' },
    },
    refused: {
      tags: 'failed',
      meta: { title: 'Exit refused' },
      description: 'The session is not the player’s or is gone; the server says why.',
      on: { 'gameExit.closed': 'closed' },
    },
    settled: {
      tags: 'done',
      meta: { title: 'Settled' },
      description: 'The sum that came back, from the server.',
      entry: 'refreshBalance',
      always: { guard: 'isSwitching', target: 'switched', actions: 'tellSettled' },
      on: { 'gameExit.closed': 'closed', 'gameExit.depositChosen': { guard: 'isRecharging', target: 'deposit' } },
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
      description: 'With a way back to the game (J2).',
      output: { outcome: 'deposit' },
    },
    closed: { type: 'final', meta: { title: 'To the lobby' }, description: 'Left.', output: { outcome: 'closed' } },
  },
});

export type GameExitRef = ActorRefFrom<typeof gameExitMachine>;
