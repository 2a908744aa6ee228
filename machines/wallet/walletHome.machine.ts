import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import {
  mustBeProvided,
  present,
  problemOf,
  type Bill,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import type { Order } from './order.js';

/** Wallet home: deposits that wait for a payment, and the latest entries. The balance beside them is an actor of its own. */
export const walletHomeMachine = setup({
  types: {} as {
    context: {
      orders: readonly Order[];
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
          | 'walletHome.billsRetried'
        >
      | Plain<'page.shown'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadOpenOrders: fromPromise<readonly Order[]>(mustBeProvided('loadOpenOrders')),
    loadLatestBills: fromPromise<readonly Bill[]>(mustBeProvided('loadLatestBills')),
    cancelOrder: fromPromise<Result<Order>, { orderNo: string }>(mustBeProvided('cancelOrder')),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  actions: {
    noteOrders: assign((_, orders: readonly Order[]) => ({ orders })),
    noteBills: assign((_, bills: readonly Bill[]) => ({ bills })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
  },
}).createMachine({
  id: 'walletHome',
  description: 'Two lists that fail apart from each other. What was read stays on screen while it is read anew.',
  meta: { title: 'Wallet' },
  context: { orders: [], bills: null, cancelled: null, problem: null },
  invoke: { id: 'watchPage', src: 'watchPage' },
  type: 'parallel',
  states: {
    orders: {
      description: 'Orders that nobody has paid yet.',
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          meta: { title: 'Reading open orders' },
          description: 'Of any visit, also of one that ended by a killed tab.',
          invoke: {
            id: 'loadOpenOrders',
            src: 'loadOpenOrders',
            onDone: { target: 'shown', actions: { type: 'noteOrders', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        shown: {
          meta: { title: 'Open orders' },
          description: 'Each can be continued or cancelled.',
          on: {
            'page.shown': 'loading',
            'walletHome.cancelRequested': {
              target: 'askingCancel',
              actions: assign(({ event }) => ({ cancelled: event.orderNo, problem: null })),
            },
          },
        },
        failed: {
          tags: 'failed',
          meta: { title: 'Open orders unknown' },
          description: 'Unknown is not none: the player is told.',
          on: { 'walletHome.ordersRetried': 'loading', 'page.shown': 'loading' },
        },
        askingCancel: {
          meta: { title: 'Cancel the order?' },
          description: 'Whoever has paid must not cancel.',
          on: { 'walletHome.cancelConfirmed': 'cancelling', 'walletHome.cancelWithdrawn': 'shown' },
        },
        cancelling: {
          tags: 'busy',
          meta: { title: 'Cancelling' },
          description: 'Repeating is safe. Whatever the answer, the list is read anew.',
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            input: ({ context }) => ({ orderNo: present(context.cancelled) }),
            onDone: {
              target: 'loading',
              actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
            },
            onError: { target: 'shown', actions: assign({ problem: { code: 'unreachable' } }) },
          },
        },
      },
    },
    bills: {
      description: 'The newest entries.',
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          meta: { title: 'Reading entries' },
          description: 'Of all types.',
          invoke: {
            id: 'loadLatestBills',
            src: 'loadLatestBills',
            onDone: { target: 'shown', actions: { type: 'noteBills', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        shown: {
          meta: { title: 'Latest entries' },
          description: 'Or none yet, with a next step.',
          on: { 'page.shown': 'loading' },
        },
        failed: {
          tags: 'failed',
          meta: { title: 'Entries unknown' },
          description: 'The money is safe; only the list could not be read.',
          on: { 'walletHome.billsRetried': 'loading', 'page.shown': 'loading' },
        },
      },
    },
  },
});

export type WalletHomeRef = ActorRefFrom<typeof walletHomeMachine>;
