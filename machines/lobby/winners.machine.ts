import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import type { Winner, WinnerPeriod } from './vocabulary.js';

/** Winners: the first winners of a day, a week or a month on home. Lives as long as home; `topWinners` is the page. */
export const winnersMachine = setup({
  types: {} as {
    context: { period: WinnerPeriod; winners: readonly Winner[] };
    events: { type: 'winners.periodChosen'; period: WinnerPeriod } | Plain<'winners.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadWinners: fromPromise<readonly Winner[], { period: WinnerPeriod }>(mustBeProvided('loadWinners')) },
  guards: { isDaily: (_, period: WinnerPeriod) => period === 'daily' },
  actions: { choose: assign((_, period: WinnerPeriod) => ({ period, winners: [] })) },
}).createMachine({
  id: 'winners',
  description: 'Which period is shown. The whole list has a page of its own.',
  meta: { title: 'Winners' },
  context: { period: 'daily', winners: [] },
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
});

export type WinnersRef = ActorRefFrom<typeof winnersMachine>;
