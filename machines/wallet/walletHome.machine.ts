import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { walletParamsOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type Bill,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import type { PromotionRecord } from '../promotions/ending.js';
import type { Order } from './order.js';
import type { ReviewedWithdrawal } from './review.js';

/**
 * What is not finished yet: deposits that wait for a payment, the bills of deposits that are under review, and withdrawals
 * that are under review or on their way.
 */
export type OpenMoney = {
  orders: readonly Order[];
  reviews: readonly Bill[];
  withdrawals: readonly ReviewedWithdrawal[];
};

/**
 * Wallet home: the player sees what is not finished yet, the money in promotions, and the latest bills. Balance and switches
 * have long-lived charts of their own.
 */
export const walletHomeMachine = setup({
  types: {} as {
    /** Null until they were read once. `records`: the participations that have not ended. */
    context: {
      open: OpenMoney | null;
      records: readonly PromotionRecord[] | null;
      bills: readonly Bill[] | null;
      cancelled: string | null;
      problem: Problem | null;
    };
    events:
      | { type: 'walletHome.cancelRequested'; orderNo: string }
      | Plain<
          | 'walletHome.cancelConfirmed'
          | 'walletHome.cancelWithdrawn'
          | 'walletHome.ordersRetried'
          | 'walletHome.promotionsRetried'
          | 'walletHome.billsRetried'
        >
      | Plain<'page.shown'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadOpenMoney: fromPromise<OpenMoney>(mustBeProvided('loadOpenMoney')),
    loadOpenRecords: fromPromise<readonly PromotionRecord[]>(mustBeProvided('loadOpenRecords')),
    loadLatestBills: fromPromise<readonly Bill[]>(mustBeProvided('loadLatestBills')),
    cancelOrder: fromPromise<Result<Order>, { orderNo: string }>(mustBeProvided('cancelOrder')),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: { hasProblem: ({ context }) => context.problem !== null },
  actions: {
    requestSwitches: sendTo(walletParamsOf, { type: 'walletParams.wanted' }),
    noteOpenMoney: assign((_, open: OpenMoney) => ({ open })),
    noteRecords: assign((_, records: readonly PromotionRecord[]) => ({ records })),
    noteBills: assign((_, bills: readonly Bill[]) => ({ bills })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
  },
}).createMachine({
  id: 'walletHome',
  description: 'Three lists that load and fail independently. The rows stay on screen while a list is read again.',
  meta: { title: 'Wallet' },
  context: { open: null, records: null, bills: null, cancelled: null, problem: null },
  entry: 'requestSwitches',
  invoke: { id: 'watchPage', src: 'watchPage' },
  type: 'parallel',
  states: {
    orders: {
      description: 'Deposits that are not credited yet, and withdrawals that have not arrived.',
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          meta: { title: 'Reading open orders' },
          description:
            'The orders of every visit are read, also of a closed tab. The first time the page shows a skeleton row.',
          invoke: {
            id: 'loadOpenMoney',
            src: 'loadOpenMoney',
            onDone: [
              { guard: 'hasProblem', target: 'refused', actions: { type: 'noteOpenMoney', params: output } },
              { target: 'shown', actions: { type: 'noteOpenMoney', params: output } },
            ],
            onError: 'unavailable',
          },
        },
        shown: {
          meta: { title: 'Open orders' },
          description: 'The player can continue or cancel each deposit, and open the review of each withdrawal.',
          on: {
            'page.shown': 'loading',
            'walletHome.cancelRequested': {
              target: 'confirming',
              actions: assign(({ event }) => ({ cancelled: event.orderNo, problem: null })),
            },
          },
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Not cancelled' },
          description: 'The page says why above the open orders. Cancelling can be tried again.',
          on: {
            'page.shown': 'loading',
            'walletHome.cancelRequested': {
              target: 'confirming',
              actions: assign(({ event }) => ({ cancelled: event.orderNo, problem: null })),
            },
          },
        },
        unavailable: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Open orders unknown' },
          description: 'The page says that the open orders could not be read. That does not mean that there are none.',
          on: { 'walletHome.ordersRetried': 'loading', 'page.shown': 'loading' },
        },
        confirming: {
          meta: { title: 'Cancel the order?' },
          description: 'The dialog warns: a player who has paid must not cancel.',
          on: { 'walletHome.cancelConfirmed': 'sending', 'walletHome.cancelWithdrawn': 'shown' },
        },
        sending: {
          tags: 'busy',
          meta: { title: 'Cancelling' },
          description: 'The request can be repeated safely. The list is read again after every response.',
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            input: ({ context }) => ({ orderNo: present(context.cancelled) }),
            onDone: {
              target: 'loading',
              actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
            },
            onError: { target: 'refused', actions: assign({ problem: { code: 'unreachable' } }) },
          },
        },
      },
    },
    promotions: {
      description: 'Money in promotions. It is not in the balance, so without these rows the player would miss it.',
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          meta: { title: 'Reading money in promotions' },
          description: 'The participations that have not ended.',
          invoke: {
            id: 'loadOpenRecords',
            src: 'loadOpenRecords',
            onDone: { target: 'shown', actions: { type: 'noteRecords', params: output } },
            onError: 'unavailable',
          },
        },
        shown: {
          meta: { title: 'Money in promotions' },
          description: 'Each row leads to its participation.',
          on: { 'page.shown': 'loading' },
        },
        unavailable: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Money in promotions unknown' },
          description: 'The page says that it could not be read. That does not mean that there is none.',
          on: { 'walletHome.promotionsRetried': 'loading', 'page.shown': 'loading' },
        },
      },
    },
    bills: {
      description: 'The newest bills that are done or have failed. The open ones are in the list of orders.',
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          meta: { title: 'Reading entries' },
          description: 'The newest bills of every type are read.',
          invoke: {
            id: 'loadLatestBills',
            src: 'loadLatestBills',
            onDone: { target: 'shown', actions: { type: 'noteBills', params: output } },
            onError: 'unavailable',
          },
        },
        shown: {
          meta: { title: 'Latest entries' },
          description: 'If there are none yet, the page offers a next step.',
          on: { 'page.shown': 'loading' },
        },
        unavailable: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Entries unknown' },
          description: 'The list could not be read. The page says that the money is safe.',
          on: { 'walletHome.billsRetried': 'loading', 'page.shown': 'loading' },
        },
      },
    },
  },
});

export type WalletHomeRef = ActorRefFrom<typeof walletHomeMachine>;
