import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import { navigatorOf, noticesOf, sessionOf } from '../system.js';
import type { ChartMeta, Plain, Problem, UiTag } from '../vocabulary.js';
import { raised } from './notices.machine.js';

/** A failed request of which the player is notified, once (B3). */
export type Failure = { problem: Problem; token: string | null };

/** Requests: shows an indicator while requests are pending, and reports those that fail. Runs as long as the app. */
export const requestsMachine = setup({
  types: {} as {
    context: { pending: number };
    events:
      | Plain<'requests.started' | 'requests.settled' | 'requests.blocked'>
      | { type: 'requests.failed'; failure: Failure };
    tags: UiTag;
    meta: ChartMeta;
  },
  guards: {
    isLast: ({ context }) => context.pending <= 1,
    isSessionRefused: (_, { problem }: Failure) => problem.code === 'notLoggedIn' || problem.code === 'forbidden',
    hasSentence: (_, { problem }: Failure) => problem.text !== undefined,
  },
  actions: {
    countUp: assign({ pending: ({ context }) => context.pending + 1 }),
    countDown: assign({ pending: ({ context }) => context.pending - 1 }),
    clear: assign({ pending: 0 }),
    endSession: sendTo(sessionOf, (_, { token, problem }: Failure) => ({
      type: 'session.died',
      token: token ?? '',
      reason: problem.text ?? null,
    })),
    forgetSession: sendTo(sessionOf, { type: 'session.blocked' }),
    showForbidden: sendTo(navigatorOf, redirect('/pages/forbidden/forbidden')),
    /** The refusal of a field stays 3 s (section 8). */
    raiseSentence: sendTo(noticesOf, (_, { problem }: Failure) =>
      raised({
        tone: 'critical',
        lasts: problem.code === 'invalidRequest' ? 'long' : 'short',
        text: problem.text ?? '',
      }),
    ),
    raiseUnreachable: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'error', messageId: 'requests.failed' })),
  },
  delays: { indicatorDelay: 800, stillWorkingDelay: 7_200 },
}).createMachine({
  id: 'requests',
  description:
    'An indicator is shown after 800 ms, until the last outcome (B7). After 8 s a sentence says that the app still works (B4).',
  meta: { title: 'Requests' },
  context: { pending: 0 },
  on: {
    'requests.failed': [
      {
        guard: { type: 'isSessionRefused', params: ({ event }) => event.failure },
        actions: { type: 'endSession', params: ({ event }) => event.failure },
        description: 'The session compares the token: a late refusal of an old token has no effect and no toast (A2).',
      },
      {
        guard: { type: 'hasSentence', params: ({ event }) => event.failure },
        actions: { type: 'raiseSentence', params: ({ event }) => event.failure },
        description: 'The toast shows the sentence of the server, which is in the language of the player.',
      },
      { actions: 'raiseUnreachable' },
    ],
    'requests.blocked': {
      actions: ['forgetSession', 'showForbidden'],
      description: 'HTTP 403: blocked by the edge or by country (A3).',
    },
  },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Idle' },
      description: 'The player waits for no request.',
      on: { 'requests.started': { target: 'pending', actions: 'countUp' } },
    },
    pending: {
      description: 'At least one request is pending.',
      on: {
        'requests.started': { actions: 'countUp' },
        'requests.settled': [{ guard: 'isLast', target: 'idle', actions: 'clear' }, { actions: 'countDown' }],
      },
      initial: 'hidden',
      states: {
        hidden: {
          meta: { title: 'Indicator hidden' },
          description: 'Most responses arrive before the indicator would be shown.',
          after: { indicatorDelay: 'open' },
        },
        open: {
          tags: 'busy',
          meta: { title: 'Indicator shown' },
          description: 'The player sees a thin progress bar.',
          after: { stillWorkingDelay: 'slow' },
        },
        slow: {
          tags: 'busy',
          meta: { title: 'Still working' },
          description: 'The player sees the bar and a sentence.',
        },
      },
    },
  },
});

export type RequestsRef = ActorRefFrom<typeof requestsMachine>;
