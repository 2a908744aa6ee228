import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import {
  mustBeProvided,
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

/** Order payment: an order stands, the player pays it elsewhere or gives it up. Ends with the order as it came out. */
export const orderPaymentMachine = setup({
  types: {} as {
    /** `opensGateway`: the order was made just now by a tap, so a window may still open. */
    input: { order: Order; opensGateway: boolean };
    context: { order: Order; opensGateway: boolean; problem: Problem | null };
    events:
      | Plain<'payment.gatewayRequested' | 'payment.claimed' | 'payment.retried'>
      | Plain<'payment.cancelRequested' | 'payment.cancelConfirmed' | 'payment.cancelWithdrawn'>;
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
    askNow: sendTo('orderStatus', { type: 'order.asked' }),
  },
}).createMachine({
  id: 'orderPayment',
  description: 'The order is watched all the while; what the server says of it ends this, whatever is on screen.',
  meta: { title: 'Order payment' },
  context: ({ input }) => ({ ...input, problem: null }),
  output: ({ context }) => context.order,
  initial: 'open',
  states: {
    open: {
      description: 'Nobody knows yet how it comes out.',
      invoke: {
        id: 'orderStatus',
        src: 'orderStatus',
        input: ({ context }) => ({ order: context.order }),
        onDone: { target: 'known', actions: { type: 'noteOrder', params: ({ event }) => event.output } },
        onError: 'unwatched',
      },
      initial: 'arriving',
      states: {
        arriving: {
          description: 'A payment page opens by itself only behind the tap that made the order.',
          always: [{ guard: 'opensGateway', target: 'opening' }, { target: 'waiting' }],
        },
        opening: {
          tags: 'busy',
          meta: { title: 'Opening the payment page' },
          description: 'Browsers may refuse a window that no tap asked for.',
          invoke: {
            id: 'openGateway',
            src: 'openGateway',
            input: ({ context }) => ({ payUrl: present(context.order.payUrl) }),
            onDone: [
              { guard: { type: 'isOpened', params: ({ event }) => event.output }, target: 'waiting' },
              { target: 'blocked' },
            ],
            onError: 'blocked',
          },
        },
        waiting: {
          meta: { title: 'Waiting for the payment' },
          description: 'The payment page is open elsewhere, or a QR code is on screen, or the bank is at work.',
          on: {
            'payment.claimed': { actions: 'askNow', description: 'The server is asked at once; it alone is believed.' },
            'payment.gatewayRequested': { guard: 'hasPage', target: 'opening' },
            'payment.cancelRequested': 'askingCancel',
          },
        },
        blocked: {
          tags: 'failed',
          meta: { title: 'The payment page did not open' },
          description: 'A tap opens it.',
          on: {
            'payment.claimed': { actions: 'askNow' },
            'payment.gatewayRequested': 'opening',
            'payment.cancelRequested': 'askingCancel',
          },
        },
        askingCancel: {
          entry: 'forgetProblem',
          meta: { title: 'Cancel the order?' },
          description: 'Whoever has paid must not cancel.',
          on: { 'payment.cancelConfirmed': 'cancelling', 'payment.cancelWithdrawn': 'waiting' },
        },
        cancelling: {
          tags: 'busy',
          meta: { title: 'Cancelling' },
          description: 'Repeating is safe. A payment that was faster wins.',
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            input: ({ context }) => ({ orderNo: context.order.orderNo }),
            onDone: [
              {
                guard: { type: 'isEnded', params: ({ event }) => event.output },
                target: '#orderPayment.known',
                actions: {
                  type: 'noteOrder',
                  params: ({ context, event }) => (event.output.ok ? event.output.value : context.order),
                },
              },
              { target: 'waiting', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
            ],
            onError: { target: 'waiting', actions: assign({ problem: { code: 'unreachable' } }) },
          },
        },
      },
    },
    unwatched: {
      tags: 'failed',
      meta: { title: 'The watch broke off' },
      description: 'The order stands; it is watched again at a tap.',
      on: { 'payment.retried': 'open' },
    },
    known: { type: 'final', meta: { title: 'Known' }, description: 'Paid, declined, cancelled or out of time.' },
  },
});

export type OrderPaymentRef = ActorRefFrom<typeof orderPaymentMachine>;
