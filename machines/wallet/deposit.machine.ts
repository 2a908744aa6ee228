import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { balanceOf, noticesOf } from '../system.js';
import {
  mustBeProvided,
  present,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { depositFormMachine } from './depositForm.machine.js';
import type { SavedDeposit } from './depositOffer.js';
import { hasGateway, outcomeOf, type DepositChoice, type Order } from './order.js';
import { orderPaymentMachine } from './orderPayment.machine.js';
import { orderPlacementMachine, type PlacementOutput } from './orderPlacement.machine.js';

/** Deposit: the player tops up the wallet. Has no end of its own: leaving the page leaves it, and the server keeps the order. */
export const depositMachine = setup({
  types: {} as {
    /** `orderNo`: an order to continue, from the wallet or from an address. */
    input: { saved: SavedDeposit | null; orderNo: string | null };
    context: {
      choice: DepositChoice | null;
      key: string | null;
      /** The key is of an earlier visit: an order may exist under it. */
      mayExist: boolean;
      orderNo: string | null;
      order: Order | null;
      problem: Problem | null;
    };
    events: Plain<'deposit.retried' | 'deposit.restarted'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    depositForm: depositFormMachine,
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    orderPlacement: orderPlacementMachine,
    findOrder: fromPromise<Result<Order>, { orderNo: string }>(mustBeProvided('findOrder')),
    orderPayment: orderPaymentMachine,
  },
  guards: {
    hasOrderNo: ({ context }) => context.orderNo !== null,
    hasKey: ({ context }) => context.key !== null,
    isAccepted: (_, result: Result<Order>) => result.ok,
    isPlaced: (_, { outcome }: PlacementOutput) => outcome === 'placed',
    isPaid: ({ context }) => outcomeOf(present(context.order)) === 'paid',
    isDeclined: ({ context }) => outcomeOf(present(context.order)) === 'declined',
    isExpired: ({ context }) => outcomeOf(present(context.order)) === 'expired',
    isCancelled: ({ context }) => outcomeOf(present(context.order)) === 'cancelled',
  },
  actions: {
    noteOrder: assign((_, order: Order) => ({ order, orderNo: order.orderNo })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    dropKey: assign({ key: null, mayExist: false }),
    startAnew: assign({ key: null, mayExist: false, order: null, orderNo: null, problem: null }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    tellCredited: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'deposit.credited' })),
    tellWaiting: sendTo(noticesOf, raised({ tone: 'info', messageId: 'deposit.waiting' })),
  },
}).createMachine({
  id: 'deposit',
  description:
    'Top up the wallet through a payment channel. The key lives from the confirmation to the definite answer (B5).',
  meta: { title: 'Deposit', resumes: { version: 1, fields: ['choice', 'key'], lasts: 'untilDone' } },
  context: ({ input: { saved, orderNo } }) => ({
    choice: saved?.choice ?? null,
    key: saved?.key ?? null,
    mayExist: saved !== null,
    orderNo,
    order: null,
    problem: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A number, or a key left by a reload, means that money may be under way: ask before anything else.',
      always: [
        { guard: 'hasOrderNo', target: 'finding' },
        { guard: 'hasKey', target: 'placing' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      tags: 'form',
      meta: { title: 'Choosing' },
      description: 'Channel, amount, quote.',
      invoke: {
        id: 'depositForm',
        src: 'depositForm',
        input: ({ context }) => ({ choice: context.choice, problem: context.problem }),
        onDone: { target: 'reservingKey', actions: assign({ choice: ({ event }) => event.output, problem: null }) },
        onError: 'silent',
      },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'One key per confirmation. It is stored before anything is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'placing', actions: assign({ key: ({ event }) => event.output }) },
        onError: { target: 'choosing', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    placing: {
      tags: 'busy',
      meta: { title: 'Placing the order' },
      description: 'The order is sent, or looked for, until the server has spoken.',
      invoke: {
        id: 'orderPlacement',
        src: 'orderPlacement',
        input: ({ context }) => ({
          request: { ...present(context.choice), key: present(context.key) },
          mayExist: context.mayExist,
        }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'sorting',
            actions: assign(({ event }) =>
              event.output.outcome === 'placed'
                ? { order: event.output.order, orderNo: event.output.order.orderNo }
                : {},
            ),
          },
          {
            target: 'choosing',
            actions: [
              'startAnew',
              {
                type: 'noteProblem',
                params: ({ event }) => (event.output.outcome === 'refused' ? event.output.problem : null),
              },
            ],
            description:
              'Refused, with its reason in the form; or it never arrived and the player wants something else.',
          },
        ],
        onError: 'silent',
      },
    },
    finding: {
      tags: 'busy',
      meta: { title: 'Asking for the order' },
      description: 'An order that is known by its number: continued, or asked for once more.',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => ({ orderNo: present(context.orderNo) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'sorting',
            actions: assign(({ event }) => (event.output.ok ? { order: event.output.value, mayExist: true } : {})),
          },
          { target: 'missing' },
        ],
        onError: 'silent',
      },
    },
    silent: {
      tags: 'failed',
      meta: { title: 'No answer about the order' },
      description: 'Do not pay again: only the question can be repeated.',
      on: { 'deposit.retried': 'resuming' },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No such order' },
      description: 'The player has no order of this number.',
      on: { 'deposit.restarted': { target: 'choosing', actions: 'startAnew' } },
    },
    sorting: {
      description: 'The server has the order; its word decides.',
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isDeclined', target: 'failed' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'isCancelled', target: 'cancelled' },
        { target: 'paying' },
      ],
    },
    paying: {
      meta: { title: 'Paying' },
      description: 'The player pays elsewhere, or cancels; the order is watched meanwhile.',
      invoke: {
        id: 'orderPayment',
        src: 'orderPayment',
        input: ({ context: { order, mayExist } }) => ({
          order: present(order),
          opensGateway: !mayExist && hasGateway(present(order)),
        }),
        onDone: { target: 'sorting', actions: { type: 'noteOrder', params: ({ event }) => event.output } },
        onError: 'silent',
      },
      on: {
        'deposit.restarted': {
          target: 'choosing',
          actions: ['tellWaiting', 'startAnew'],
          description: 'Another deposit. This order waits in the wallet.',
        },
      },
    },
    paid: {
      tags: 'done',
      meta: { title: 'Paid' },
      description: 'The money is in the wallet.',
      entry: ['dropKey', 'tellCredited', 'refreshBalance'],
      on: { 'deposit.restarted': { target: 'choosing', actions: 'startAnew' } },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'Payment failed' },
      description: 'The channel said no. A new deposit gets a new key.',
      entry: 'dropKey',
      on: { 'deposit.restarted': { target: 'choosing', actions: 'startAnew' } },
    },
    expired: {
      tags: 'failed',
      meta: { title: 'Order expired' },
      description: 'Money may still arrive late: the player can ask, or turn to support.',
      entry: 'dropKey',
      on: { 'deposit.retried': 'finding', 'deposit.restarted': { target: 'choosing', actions: 'startAnew' } },
    },
    cancelled: {
      tags: 'done',
      meta: { title: 'Cancelled' },
      description: 'Nothing was paid.',
      entry: 'dropKey',
      on: { 'deposit.restarted': { target: 'choosing', actions: 'startAnew' } },
    },
  },
});

export type DepositRef = ActorRefFrom<typeof depositMachine>;
