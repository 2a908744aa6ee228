import { assign, setup, type ActorRefFrom } from 'xstate';
import type { ChartMeta, Plain, UiTag } from '../vocabulary.js';

/** Loading: shows an indicator while requests are pending. Runs as long as the app. */
export const loadingMachine = setup({
  types: {} as {
    context: { pending: number };
    events: Plain<'request.started' | 'request.settled'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  guards: { isLast: ({ context }) => context.pending <= 1 },
  actions: {
    countUp: assign({ pending: ({ context }) => context.pending + 1 }),
    countDown: assign({ pending: ({ context }) => context.pending - 1 }),
    clear: assign({ pending: 0 }),
  },
  delays: { indicatorDelay: 800, stillWorkingDelay: 7_200 },
}).createMachine({
  id: 'loading',
  description:
    'The indicator appears after 800 ms and disappears on every outcome (section 9, B7). After 8 s a sentence says so too (B4).',
  meta: { title: 'Loading' },
  context: { pending: 0 },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Idle' },
      description: 'The player waits for no request.',
      on: { 'request.started': { target: 'waiting', actions: 'countUp' } },
    },
    waiting: {
      description: 'At least one request is pending.',
      on: {
        'request.started': { actions: 'countUp' },
        'request.settled': [{ guard: 'isLast', target: 'idle', actions: 'clear' }, { actions: 'countDown' }],
      },
      initial: 'hidden',
      states: {
        hidden: {
          meta: { title: 'Indicator hidden' },
          description: 'Most responses arrive in this time.',
          after: { indicatorDelay: 'shown' },
        },
        shown: {
          tags: 'busy',
          meta: { title: 'Indicator shown' },
          description: 'A thin progress bar.',
          after: { stillWorkingDelay: 'slow' },
        },
        slow: { tags: 'busy', meta: { title: 'Still working' }, description: 'The progress bar and a sentence.' },
      },
    },
  },
});

export type LoadingRef = ActorRefFrom<typeof loadingMachine>;
