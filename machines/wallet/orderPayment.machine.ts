import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import {
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
import { outcomeOf, type Order } from './order.js';
import { orderStatusMachine } from './orderStatus.machine.js';

/**
 * Order payment: the player pays an order in another app or tab, or cancels it. The output is the order in its last known
 * state.
 */
export const orderPaymentMachine = setup({
  types: {} as {
    /** `opensGateway`: the player's tap has just created the order, so the browser may still allow a new window. */
    input: { order: Order; opensGateway: boolean };
    /** `isClaimed`: the player said that the order is paid. */
    context: { order: Order; opensGateway: boolean; isClaimed: boolean; problem: Problem | null };
    events:
      | Plain<'orderPayment.gatewayRequested' | 'orderPayment.claimed' | 'orderPayment.retried'>
      | Plain<'orderPayment.cancelRequested' | 'orderPayment.cancelConfirmed' | 'orderPayment.cancelWithdrawn'>;
    output: Order;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    openGateway: fromPromise<boolean, { payUrl: string }>(mustBeProvided('openGateway')),
    cancelOrder: fromPromise<Result<Order>, { orderNo: string }>(mustBeProvided('cancelOrder')),
    orderStatus: orderStatusMachine,
  },
  guards: {
    opensGateway: ({ context }) => context.opensGateway,
    hasPage: ({ context }) => context.order.payUrl !== null,
    isOpened: (_, opened: boolean) => opened,
    isEnded: (_, result: Result<Order>) => result.ok && outcomeOf(result.value) !== 'open',
  },
  actions: {
    noteOrder: assign((_, order: Order) => ({ order })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    noteClaimed: assign({ isClaimed: true }),
    noteOpened: assign({ opensGateway: false }),
    pollNow: sendTo('orderStatus', { type: 'orderStatus.asked' }),
  },
}).createMachine({
  id: 'orderPayment',
  description: 'The order is polled whatever is on screen, and a definite result from the server ends the chart.',
  meta: { title: 'Order payment' },
  context: ({ input }) => ({ ...input, isClaimed: false, problem: null }),
  output: ({ context }) => context.order,
  initial: 'pending',
  states: {
    pending: {
      description: 'The result of the order is not known yet.',
      invoke: {
        id: 'orderStatus',
        src: 'orderStatus',
        input: ({ context }) => ({ order: context.order }),
        onDone: { target: 'settled', actions: { type: 'noteOrder', params: output } },
        onError: 'unavailable',
      },
      initial: 'starting',
      states: {
        starting: {
          description:
            'A payment page opens by itself only for an order that was just created: browsers allow that after a tap.',
          always: [{ guard: 'opensGateway', target: 'opening' }, { target: 'awaitingPayment' }],
        },
        opening: {
          tags: 'busy',
          meta: { title: 'Opening the payment page' },
          description: 'The payment page opens in another tab, unless the browser blocks it.',
          entry: 'noteOpened',
          invoke: {
            id: 'openGateway',
            src: 'openGateway',
            input: ({ context }) => ({ payUrl: present(context.order.payUrl) }),
            onDone: [{ guard: { type: 'isOpened', params: output }, target: 'awaitingPayment' }, { target: 'blocked' }],
            onError: 'blocked',
          },
        },
        awaitingPayment: {
          meta: { title: 'Waiting for the payment' },
          description:
            'The player pays on the payment page or by a QR code, or the bank is processing. A button opens the payment page again.',
          on: {
            'orderPayment.claimed': {
              actions: ['noteClaimed', 'pollNow'],
              description:
                'The order is read at once, and only the response of the server counts. The screen says when it was read last.',
            },
            'orderPayment.gatewayRequested': { guard: 'hasPage', target: 'opening' },
            'orderPayment.cancelRequested': 'confirming',
          },
        },
        blocked: {
          tags: 'failed',
          meta: { title: 'The payment page did not open' },
          description: 'The browser has blocked the page. The player can open it with a tap.',
          on: {
            'orderPayment.claimed': { actions: ['noteClaimed', 'pollNow'] },
            'orderPayment.gatewayRequested': 'opening',
            'orderPayment.cancelRequested': 'confirming',
          },
        },
        confirming: {
          entry: 'forgetProblem',
          meta: { title: 'Cancel the order?' },
          description: 'The dialog warns: a player who has paid must not cancel.',
          on: { 'orderPayment.cancelConfirmed': 'sending', 'orderPayment.cancelWithdrawn': 'awaitingPayment' },
        },
        sending: {
          tags: 'busy',
          meta: { title: 'Cancelling' },
          description: 'The request can be repeated safely. If the payment arrived first, the order stays paid.',
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            input: ({ context }) => ({ orderNo: context.order.orderNo }),
            onDone: [
              {
                guard: { type: 'isEnded', params: output },
                target: '#orderPayment.settled',
                actions: {
                  type: 'noteOrder',
                  params: ({ context, event }) => (event.output.ok ? event.output.value : context.order),
                },
              },
              {
                target: 'awaitingPayment',
                actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
              },
            ],
            onError: { target: 'awaitingPayment', actions: assign({ problem: { code: 'unreachable' } }) },
          },
        },
      },
    },
    unavailable: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'The order is not watched' },
      description: 'The polling broke down, but the order exists. A tap starts the polling again.',
      on: { 'orderPayment.retried': 'pending' },
    },
    settled: {
      type: 'final',
      meta: { title: 'Known' },
      description: 'The order is paid, declined, cancelled or expired.',
    },
  },
});

export type OrderPaymentRef = ActorRefFrom<typeof orderPaymentMachine>;
