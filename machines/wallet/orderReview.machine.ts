import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { balanceOf } from '../system.js';
import {
  isAbsent,
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { canCancel, type ReviewedOrder, type ReviewKind } from './review.js';

/** Order review: the player follows a withdrawal or a manual deposit until the review has decided, and may cancel a withdrawal. */
export const orderReviewMachine = setup({
  types: {} as {
    input: { kind: ReviewKind; orderNo: string };
    context: { kind: ReviewKind; orderNo: string; order: ReviewedOrder | null; problem: Problem | null };
    events:
      | Plain<
          | 'orderReview.retried'
          | 'orderReview.cancelRequested'
          | 'orderReview.cancelConfirmed'
          | 'orderReview.cancelWithdrawn'
        >
      | Plain<'page.hidden' | 'page.shown'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadReview: fromPromise<Result<ReviewedOrder>, { kind: ReviewKind; orderNo: string }>(mustBeProvided('loadReview')),
    cancelWithdrawal: fromPromise<Result<null>, { orderNo: string }>(mustBeProvided('cancelWithdrawal')),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    isFound: (_, result: Result<ReviewedOrder>) => result.ok,
    isAbsent: (_, result: Result<ReviewedOrder>) => isAbsent(result),
    isDone: ({ context }) => present(context.order).status === 'done',
    isFailed: ({ context }) => present(context.order).status === 'failed',
    isDecided: (_, result: Result<ReviewedOrder>) => result.ok && isDecided(result.value),
    hasProblem: ({ context }) => context.problem !== null,
    canCancel: ({ context }) => canCancel(present(context.order)),
    isAccepted: (_, result: Result<null>) => result.ok,
    isUnderTwoMinutes: ({ context }) => present(context.order).age < 120_000,
    isUnderFifteenMinutes: ({ context }) => present(context.order).age < 900_000,
  },
  actions: {
    noteOrder: assign(({ context }, result: Result<ReviewedOrder>) => ({
      order: result.ok ? result.value : context.order,
    })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
  },
  delays: { quickly: 5_000, steadily: 15_000, slowly: 60_000 },
}).createMachine({
  id: 'orderReview',
  description:
    'People decide about these orders, in minutes or days. The page reads the order less and less often, and never while hidden.',
  meta: { title: 'Order under review' },
  context: ({ input }) => ({ ...input, order: null, problem: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the order' },
      description: 'The order of the address is read.',
      invoke: {
        id: 'loadReview',
        src: 'loadReview',
        input: ({ context: { kind, orderNo } }) => ({ kind, orderNo }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'sorting',
            actions: { type: 'noteOrder', params: output },
          },
          { guard: { type: 'isAbsent', params: output }, target: 'missing' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Order unknown' },
      description: 'The order could not be read. The page says that its money is safe.',
      on: { 'orderReview.retried': 'loading', 'page.shown': 'loading' },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No such order' },
      description: 'The player has no order of this number.',
    },
    sorting: {
      description: 'The state of the order at the server decides what the player sees.',
      always: [
        { guard: 'isDone', target: 'settled' },
        { guard: 'isFailed', target: 'declined' },
        { target: 'pending' },
      ],
    },
    pending: {
      description: 'The order is under review, or approved and not paid out yet.',
      type: 'parallel',
      states: {
        watch: {
          description: 'The order is read again and again while the page is visible.',
          initial: 'starting',
          states: {
            starting: {
              description: 'An older order is read less often.',
              always: [
                { guard: 'isUnderTwoMinutes', target: 'quick' },
                { guard: 'isUnderFifteenMinutes', target: 'steady' },
                { target: 'slow' },
              ],
            },
            quick: {
              meta: { title: 'Waiting 5 s' },
              description: 'The order is under two minutes old.',
              after: { quickly: 'refreshing' },
              on: { 'page.hidden': 'paused' },
            },
            steady: {
              meta: { title: 'Waiting 15 s' },
              description: 'The order is under fifteen minutes old.',
              after: { steadily: 'refreshing' },
              on: { 'page.hidden': 'paused' },
            },
            slow: {
              meta: { title: 'Waiting a minute' },
              description: 'The order is at least fifteen minutes old. A review may take hours.',
              after: { slowly: 'refreshing' },
              on: { 'page.hidden': 'paused' },
            },
            refreshing: {
              meta: { title: 'Reading it again' },
              description: 'What was read before stays on screen.',
              invoke: {
                id: 'loadReview',
                src: 'loadReview',
                input: ({ context: { kind, orderNo } }) => ({ kind, orderNo }),
                onDone: [
                  {
                    guard: { type: 'isDecided', params: output },
                    target: '#orderReview.sorting',
                    actions: { type: 'noteOrder', params: output },
                    description: 'The decision also closes a dialog that is still open.',
                  },
                  { target: 'starting', actions: { type: 'noteOrder', params: output } },
                ],
                onError: { target: 'starting', description: 'The next reading follows after the same pause.' },
              },
              on: { 'page.hidden': 'paused' },
            },
            paused: {
              meta: { title: 'Paused' },
              description: 'The page is hidden, so nothing is requested.',
              on: { 'page.shown': { target: 'refreshing', description: 'The order is read at once.' } },
            },
          },
        },
        cancel: {
          description: 'A withdrawal can be cancelled until the review has approved it.',
          on: {
            'orderReview.cancelRequested': {
              guard: 'canCancel',
              target: '.confirming',
              actions: { type: 'noteProblem', params: null },
            },
          },
          initial: 'starting',
          states: {
            starting: {
              description: 'If a cancellation failed, the page says so beside the order.',
              always: [{ guard: 'hasProblem', target: 'refused' }, { target: 'idle' }],
            },
            idle: {
              meta: { title: 'Under review' },
              description: 'The timeline shows what is done and what comes next.',
            },
            refused: {
              tags: 'failed',
              meta: { title: 'Not cancelled' },
              description: 'The page says why. The player can try again while the server allows it.',
            },
            confirming: {
              meta: { title: 'Cancel the withdrawal?' },
              description: 'A dialog asks the player. The money would go back to the wallet.',
              on: {
                'orderReview.cancelRequested': {},
                'orderReview.cancelConfirmed': 'sending',
                'orderReview.cancelWithdrawn': 'idle',
              },
            },
            sending: {
              tags: 'busy',
              meta: { title: 'Cancelling' },
              description: 'The request can be repeated safely. The order is read again after every response.',
              on: { 'orderReview.cancelRequested': {} },
              invoke: {
                id: 'cancelWithdrawal',
                src: 'cancelWithdrawal',
                input: ({ context }) => ({ orderNo: context.orderNo }),
                onDone: [
                  { guard: { type: 'isAccepted', params: output }, target: '#orderReview.loading' },
                  {
                    target: '#orderReview.loading',
                    actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
                    description:
                      'The server refused, for example because the review was faster. The order is read, and the page says why.',
                  },
                ],
                onError: {
                  target: '#orderReview.loading',
                  actions: { type: 'noteProblem', params: { code: 'unreachable' } },
                  description: 'It is unknown whether the order was cancelled, so it is read.',
                },
              },
            },
          },
        },
      },
    },
    settled: {
      tags: 'done',
      meta: { title: 'Approved and done' },
      description: 'The money of a withdrawal is at the bank, that of a deposit in the wallet.',
      entry: 'refreshBalance',
    },
    declined: {
      tags: 'done',
      meta: { title: 'Rejected or cancelled' },
      description: 'The page says why, and what the player can do. The money of a withdrawal is in the wallet again.',
      entry: 'refreshBalance',
    },
  },
});

export type OrderReviewRef = ActorRefFrom<typeof orderReviewMachine>;

const isDecided = ({ status }: ReviewedOrder): boolean => status === 'done' || status === 'failed';
