import { assign, setup, type ActorRefFrom } from 'xstate';
import type { ChartMeta, Plain, UiTag } from '../vocabulary.js';

/** Loading: whether the player should be told that something is under way. Lives as long as the app. */
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
    'The indicator shows after 800 ms of waiting and goes on every outcome (section 9, B7). At 8 s it says so in words (B4).',
  meta: { title: 'Loading' },
  context: { pending: 0 },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Idle' },
      description: 'No call that the player waits for.',
      on: { 'request.started': { target: 'waiting', actions: 'countUp' } },
    },
    waiting: {
      description: 'At least one call is under way.',
      on: {
        'request.started': { actions: 'countUp' },
        'request.settled': [{ guard: 'isLast', target: 'idle', actions: 'clear' }, { actions: 'countDown' }],
      },
      initial: 'unseen',
      states: {
        unseen: {
          meta: { title: 'Too short to show' },
          description: 'Most answers come before this ends.',
          after: { indicatorDelay: 'shown' },
        },
        shown: {
          tags: 'busy',
          meta: { title: 'Indicator shown' },
          description: 'A thin bar.',
          after: { stillWorkingDelay: 'slow' },
        },
        slow: { tags: 'busy', meta: { title: 'Still working' }, description: 'The bar and a sentence.' },
      },
    },
  },
});

export type LoadingRef = ActorRefFrom<typeof loadingMachine>;
