import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import type { Winner } from './vocabulary.js';

/** The daily winners come with home; the other periods are requested. */
export type LaterPeriod = 'weekly' | 'monthly';
export type WinnerPeriod = 'daily' | LaterPeriod;

/** Winners: the top twenty of a day, a week or a month (section 9). Lives as long as home. */
export const winnersMachine = setup({
  types: {} as {
    context: { period: WinnerPeriod; winners: readonly Winner[] };
    events:
      | { type: 'winners.periodChosen'; period: WinnerPeriod }
      | Plain<'winners.retried' | 'winners.unfolded' | 'winners.folded'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadWinners: fromPromise<readonly Winner[], { period: WinnerPeriod }>(mustBeProvided('loadWinners')) },
  guards: { isDaily: (_, period: WinnerPeriod) => period === 'daily' },
  actions: { choose: assign((_, period: WinnerPeriod) => ({ period, winners: [] })) },
}).createMachine({
  id: 'winners',
  description: 'Which period is shown, and how much of its list.',
  meta: { title: 'Winners' },
  context: { period: 'daily', winners: [] },
  type: 'parallel',
  states: {
    list: {
      description: 'The chosen period.',
      on: {
        'winners.periodChosen': [
          {
            guard: { type: 'isDaily', params: ({ event }) => event.period },
            target: '.daily',
            actions: { type: 'choose', params: ({ event }) => event.period },
          },
          { target: '.loading', reenter: true, actions: { type: 'choose', params: ({ event }) => event.period } },
        ],
      },
      initial: 'daily',
      states: {
        daily: { meta: { title: 'Today' }, description: 'Came with home and refreshes with it.' },
        loading: {
          tags: 'busy',
          meta: { title: 'Loading' },
          description: 'Skeletons of rows.',
          invoke: {
            id: 'loadWinners',
            src: 'loadWinners',
            input: ({ context }) => ({ period: context.period }),
            onDone: { target: 'shown', actions: assign({ winners: ({ event }) => event.output }) },
            onError: 'failed',
          },
        },
        shown: { meta: { title: 'Shown' }, description: 'The winners of the week or the month.' },
        failed: {
          tags: 'failed',
          meta: { title: 'Winners cannot be loaded' },
          description: 'The other periods can still be chosen.',
          on: { 'winners.retried': 'loading' },
        },
      },
    },
    length: {
      description: 'How much of the list is shown.',
      initial: 'short',
      states: {
        short: { meta: { title: 'The first few' }, description: 'As many as fit.', on: { 'winners.unfolded': 'full' } },
        full: { meta: { title: 'All twenty' }, description: 'The whole list.', on: { 'winners.folded': 'short' } },
      },
    },
  },
});

export type WinnersRef = ActorRefFrom<typeof winnersMachine>;
