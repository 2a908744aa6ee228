import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import type { SiteDay } from '../shared/siteDays.js';
import { navigatorOf } from '../system.js';
import { mustBeProvided, output, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import {
  analysisAddress,
  daysOf,
  rangeBefore,
  requestOf,
  type AnalysisChoice,
  type AnalysisRequest,
  type BillAnalysis,
} from './analysis.js';

/** Bill analysis: the player sees the sums of the wallet in a period, by day and by type, and those of the period before. */
export const billAnalysisMachine = setup({
  types: {} as {
    /** `offset`: minutes of the site east of UTC; `today`: its day. */
    input: AnalysisChoice & { offset: number; today: SiteDay };
    context: AnalysisChoice & {
      offset: number;
      today: SiteDay;
      analysis: BillAnalysis | null;
      before: BillAnalysis | null;
    };
    events:
      | { type: 'billAnalysis.chosen'; choice: AnalysisChoice }
      /** The address has changed: by this chart, by a link or by a step back. */
      | { type: 'billAnalysis.addressed'; choice: AnalysisChoice }
      | Plain<'billAnalysis.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadAnalysis: fromPromise<BillAnalysis, AnalysisRequest>(mustBeProvided('loadAnalysis')),
    loadBefore: fromPromise<BillAnalysis, AnalysisRequest>(mustBeProvided('loadBefore')),
  },
  guards: {
    isUndecided: ({ context }) => context.period === 'customize' && context.range === null,
    isShown: ({ context }, choice: AnalysisChoice) => analysisAddress(context) === analysisAddress(choice),
    isEmpty: (_, { types }: BillAnalysis) => types.every(({ count }) => count === 0),
  },
  actions: {
    choose: assign((_, { period, range }: AnalysisChoice) => ({ period, range, before: null })),
    openAddress: sendTo(navigatorOf, ({ context }) => redirect(analysisAddress(context))),
    noteAnalysis: assign((_, analysis: BillAnalysis) => ({ analysis })),
    noteBefore: assign((_, before: BillAnalysis) => ({ before })),
  },
}).createMachine({
  id: 'billAnalysis',
  description: 'The days are those of the site, whatever the time zone of the device is.',
  meta: { title: 'Analysis of bills' },
  context: ({ input }) => ({ ...input, analysis: null, before: null }),
  on: {
    'billAnalysis.addressed': [
      { guard: { type: 'isShown', params: ({ event }) => event.choice }, description: 'This period is shown already.' },
      { target: '.starting', actions: { type: 'choose', params: ({ event }) => event.choice } },
    ],
    'billAnalysis.chosen': {
      target: '.starting',
      actions: [{ type: 'choose', params: ({ event }) => event.choice }, 'openAddress'],
      description: 'The address keeps the period for Back, for a reload and for a link.',
    },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Own dates need both days before anything is read.',
      always: [{ guard: 'isUndecided', target: 'editing' }, { target: 'loading' }],
    },
    editing: {
      meta: { title: 'Choose the days' },
      description: 'The player gives the first and the last day.',
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Adding up' },
      description: 'The server adds up the ledger. The figures of the earlier choice are no longer shown.',
      invoke: {
        id: 'loadAnalysis',
        src: 'loadAnalysis',
        input: ({ context: { period, range, offset } }) => (range === null ? { period } : requestOf(range, offset)),
        onDone: [
          {
            guard: { type: 'isEmpty', params: output },
            target: 'empty',
            actions: { type: 'noteAnalysis', params: output },
          },
          { target: 'shown', actions: { type: 'noteAnalysis', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    empty: { meta: { title: 'Nothing moved' }, description: 'The wallet had no movement in this period.' },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Analysis unknown' },
      description: 'The sums could not be read. The page says that the money is safe.',
      on: { 'billAnalysis.retried': 'loading' },
    },
    shown: {
      description: 'The sums of the period, and those of the period before.',
      initial: 'comparing',
      states: {
        comparing: {
          tags: 'busy',
          meta: { title: 'Reading the period before' },
          description: 'The sums are on screen already.',
          invoke: {
            id: 'loadBefore',
            src: 'loadBefore',
            input: ({ context: { period, analysis, offset } }) =>
              requestOf(rangeBefore(period, daysOf(present(analysis), offset)), offset),
            onDone: { target: 'compared', actions: { type: 'noteBefore', params: output } },
            onError: 'uncompared',
          },
        },
        compared: { meta: { title: 'Analysis' }, description: 'Each sum is shown beside that of the period before.' },
        uncompared: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Analysis without comparison' },
          description: 'The period before could not be read. The sums stay.',
          on: { 'billAnalysis.retried': 'comparing' },
        },
      },
    },
  },
});

export type BillAnalysisRef = ActorRefFrom<typeof billAnalysisMachine>;
