import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import type { EndOutput } from '../shared/confirmedEnd.machine.js';
import {
  isAbsent,
  mustBeProvided,
  output,
  present,
  type ChartMeta,
  type Plain,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { endsOf, type EndPreview } from './ending.js';
import { promotionCloseMachine } from './promotionClose.machine.js';
import { promotionSettleMachine } from './promotionSettle.machine.js';
import { promotionUnlockMachine } from './promotionUnlock.machine.js';

/** A participation with its agreed terms and the first of its games. */
export type RecordInfo = components['schemas']['PromotionRecordInfo'];
/** What closing and unlocking now would do, side by side. */
export type EndComparison = { close: EndPreview; unlock: EndPreview };

/** Promotion record: the player follows a participation, plays for it, and ends it by settling, closing or unlocking. */
export const promotionRecordMachine = setup({
  types: {} as {
    input: { recordId: string };
    context: { recordId: string; record: RecordInfo | null; comparison: EndComparison | null };
    events:
      | Plain<
          | 'promotionRecord.retried'
          | 'promotionRecord.settleRequested'
          | 'promotionRecord.closeRequested'
          | 'promotionRecord.unlockRequested'
        >
      | Plain<'promotionRecord.comparisonRequested' | 'promotionRecord.comparisonClosed'>
      | Plain<'page.hidden' | 'page.shown'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadRecord: fromPromise<Result<RecordInfo>, { recordId: string }>(mustBeProvided('loadRecord')),
    loadComparison: fromPromise<EndComparison, { recordId: string }>(mustBeProvided('loadComparison')),
    promotionSettle: promotionSettleMachine,
    promotionClose: promotionCloseMachine,
    promotionUnlock: promotionUnlockMachine,
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    isFound: (_, result: Result<RecordInfo>) => result.ok,
    isOver: (_, { isEnded }: EndOutput) => isEnded,
    isAbsent: (_, result: Result<RecordInfo>) => isAbsent(result),
    hasEnded: ({ context }) => present(context.record).endTime !== null,
    canSettle: ({ context }) => endsOf(present(context.record)).settle,
    canClose: ({ context }) => endsOf(present(context.record)).close,
    canUnlock: ({ context }) => endsOf(present(context.record)).unlock,
  },
  actions: {
    noteRecord: assign(({ context }, result: Result<RecordInfo>) => ({
      record: result.ok ? result.value : context.record,
    })),
    noteComparison: assign((_, comparison: EndComparison | null) => ({ comparison })),
  },
  /** Rounds that are played elsewhere change the progress too. */
  delays: { steadily: 60_000 },
}).createMachine({
  id: 'promotionRecord',
  description:
    'Every amount and every deadline on the page comes from the server. Each of the three ends has a chart of its own.',
  meta: { title: 'Participation' },
  context: ({ input }) => ({ ...input, record: null, comparison: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the participation' },
      description: 'The first reading, and the one after an end, when the earlier figures are no longer right.',
      invoke: {
        id: 'loadRecord',
        src: 'loadRecord',
        input: ({ context }) => ({ recordId: context.recordId }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'sorting',
            actions: { type: 'noteRecord', params: output },
          },
          { guard: { type: 'isAbsent', params: output }, target: 'missing' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Participation unknown' },
      description: 'The participation could not be read. The page says that its money is safe.',
      on: { 'promotionRecord.retried': 'loading', 'page.shown': 'loading' },
    },
    missing: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'No such participation' },
      description: 'The player has no participation of this number.',
      on: { 'promotionRecord.retried': 'loading' },
    },
    sorting: {
      description: 'Whether it has ended decides what the player sees.',
      always: [{ guard: 'hasEnded', target: 'ended' }, { target: 'running' }],
    },
    running: {
      description:
        'The page shows bars of what is required and reached, the deadline, and the ends that the server allows (F2).',
      on: {
        'promotionRecord.settleRequested': { guard: 'canSettle', target: 'settling' },
        'promotionRecord.closeRequested': { guard: 'canClose', target: 'closing' },
        'promotionRecord.unlockRequested': { guard: 'canUnlock', target: 'unlocking' },
      },
      initial: 'resting',
      states: {
        resting: {
          meta: { title: 'Running' },
          description: 'The participation is read again every minute while the page is visible.',
          after: { steadily: 'refreshing' },
          on: {
            'page.hidden': 'paused',
            'promotionRecord.comparisonRequested': { guard: 'canClose', target: 'comparing' },
          },
        },
        refreshing: {
          meta: { title: 'Reading it again' },
          description: 'The last figures stay on screen, and the buttons work.',
          invoke: {
            id: 'loadRecord',
            src: 'loadRecord',
            input: ({ context }) => ({ recordId: context.recordId }),
            onDone: [
              {
                guard: { type: 'isFound', params: output },
                target: '#promotionRecord.sorting',
                actions: { type: 'noteRecord', params: output },
              },
              { guard: { type: 'isAbsent', params: output }, target: '#promotionRecord.missing' },
              { target: 'resting' },
            ],
            onError: { target: 'resting', description: 'The next reading follows after a minute.' },
          },
          on: {
            'page.hidden': 'paused',
            'promotionRecord.comparisonRequested': { guard: 'canClose', target: 'comparing' },
          },
        },
        paused: {
          meta: { title: 'Paused' },
          description: 'The page is hidden, so nothing is requested.',
          on: { 'page.shown': { target: 'refreshing', description: 'The participation is read at once.' } },
        },
        comparing: {
          tags: 'busy',
          meta: { title: 'What if I stop now?' },
          description: 'The server computes what each end would keep and lose.',
          invoke: {
            id: 'loadComparison',
            src: 'loadComparison',
            input: ({ context }) => ({ recordId: context.recordId }),
            onDone: { target: 'compared', actions: { type: 'noteComparison', params: output } },
            onError: 'uncompared',
          },
          on: { 'promotionRecord.comparisonClosed': 'resting' },
        },
        compared: {
          meta: { title: 'Compared' },
          description: 'Going on, closing and unlocking are shown side by side, with exact amounts.',
          on: { 'promotionRecord.comparisonClosed': 'resting', 'page.hidden': 'paused' },
        },
        uncompared: {
          tags: 'failed',
          meta: { title: 'Not compared' },
          description: 'The amounts could not be read. The page stays as it is.',
          on: { 'promotionRecord.comparisonRequested': 'comparing', 'promotionRecord.comparisonClosed': 'resting' },
        },
      },
    },
    settling: {
      meta: { title: 'Settling' },
      description: 'A dialog over the page asks whether to settle.',
      invoke: {
        id: 'promotionSettle',
        src: 'promotionSettle',
        input: ({ context }) => ({ recordId: context.recordId }),
        onDone: [
          { guard: { type: 'isOver', params: output }, target: 'loading' },
          {
            target: 'running.refreshing',
            description: 'The player goes on. The figures stay while they are read again.',
          },
        ],
        onError: 'loading',
      },
    },
    closing: {
      meta: { title: 'Closing' },
      description: 'A dialog over the page asks whether to close.',
      invoke: {
        id: 'promotionClose',
        src: 'promotionClose',
        input: ({ context }) => ({ recordId: context.recordId }),
        onDone: [
          { guard: { type: 'isOver', params: output }, target: 'loading' },
          {
            target: 'running.refreshing',
            description: 'The player goes on. The figures stay while they are read again.',
          },
        ],
        onError: 'loading',
      },
    },
    unlocking: {
      meta: { title: 'Unlocking' },
      description: 'A dialog over the page asks whether to unlock.',
      invoke: {
        id: 'promotionUnlock',
        src: 'promotionUnlock',
        input: ({ context }) => ({ recordId: context.recordId }),
        onDone: [
          { guard: { type: 'isOver', params: output }, target: 'loading' },
          {
            target: 'running.refreshing',
            description: 'The player goes on. The figures stay while they are read again.',
          },
        ],
        onError: 'loading',
      },
    },
    ended: {
      tags: 'done',
      meta: { title: 'Ended' },
      description: 'The page shows how and when it ended, and what went to the wallet or was lost.',
    },
  },
});

export type PromotionRecordRef = ActorRefFrom<typeof promotionRecordMachine>;
