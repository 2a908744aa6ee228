import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { balanceOf, loginGuardOf } from '../system.js';
import {
  isAbsent,
  mustBeProvided,
  output,
  present,
  type ChartMeta,
  type Plain,
  type PlayerEvent,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { outcomeOf, type Order } from './order.js';
import { orderStatusMachine } from './orderStatus.machine.js';

/** Deposit result: the player returns from a gateway and sees the state of the order at the server, whatever the address claims (A8). */
export const depositResultMachine = setup({
  types: {} as {
    /** `path`: the path of this page, to return to after a login. */
    input: { orderNo: string | null; path: string };
    context: { orderNo: string | null; path: string; order: Order | null };
    events: PlayerEvent | Plain<'depositResult.retried' | 'depositResult.loginRequested'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Reports whether a player is logged in, at the start and at every change. */
    watchPlayer: fromCallback<PlayerEvent>(() => undefined),
    loadOrder: fromPromise<Result<Order>, { orderNo: string }>(mustBeProvided('loadOrder')),
    orderStatus: orderStatusMachine,
  },
  guards: {
    hasOrderNo: ({ context }) => context.orderNo !== null,
    isAccepted: (_, result: Result<Order>) => result.ok,
    isAbsent: (_, result: Result<Order>) => isAbsent(result),
    isPaid: ({ context }) => outcomeOf(present(context.order)) === 'paid',
    isDeclined: ({ context }) => outcomeOf(present(context.order)) === 'declined',
    isExpired: ({ context }) => outcomeOf(present(context.order)) === 'expired',
    isCancelled: ({ context }) => outcomeOf(present(context.order)) === 'cancelled',
  },
  actions: {
    noteOrder: assign((_, order: Order) => ({ order })),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    requireLogin: sendTo(loginGuardOf, ({ context }) => ({ type: 'loginGuard.required', wantedPath: context.path })),
  },
}).createMachine({
  id: 'depositResult',
  description:
    'Only the order number of the address is used. The result is read with the token of the owner; a visitor sees nothing of the order.',
  meta: { title: 'Deposit result' },
  context: ({ input }) => ({ ...input, order: null }),
  invoke: { id: 'watchPlayer', src: 'watchPlayer' },
  on: { 'session.absent': '.visitor' },
  initial: 'identifying',
  states: {
    identifying: {
      tags: 'busy',
      meta: { title: 'Who is here?' },
      description: 'It is not known yet whether a player is logged in.',
      on: { 'session.loggedIn': [{ guard: 'hasOrderNo', target: 'loading' }, { target: 'missing' }] },
    },
    visitor: {
      meta: { title: 'Visitor' },
      description: 'The page shows a neutral text and a login button (A8).',
      on: {
        'session.loggedIn': [{ guard: 'hasOrderNo', target: 'loading' }, { target: 'missing' }],
        'depositResult.loginRequested': { actions: 'requireLogin' },
      },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the order' },
      description: 'The order is read with the token of the logged-in player.',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderNo: present(context.orderNo) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'sorting',
            actions: assign(({ event }) => (event.output.ok ? { order: event.output.value } : {})),
          },
          {
            guard: { type: 'isAbsent', params: output },
            target: 'missing',
            description: 'The response does not reveal whether the order exists for another player.',
          },
          { target: 'unanswered', description: 'A refusal for another reason says nothing about the order.' },
        ],
        onError: 'unanswered',
      },
    },
    sorting: {
      description: 'The state of the order at the server decides what the player sees.',
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isDeclined', target: 'declined' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'isCancelled', target: 'cancelled' },
        { target: 'awaitingPayment' },
      ],
    },
    awaitingPayment: {
      meta: { title: 'Waiting for the channel' },
      description: 'The player has returned before the result of the payment is known.',
      invoke: {
        id: 'orderStatus',
        src: 'orderStatus',
        input: ({ context }) => ({ order: present(context.order) }),
        onDone: { target: 'sorting', actions: { type: 'noteOrder', params: output } },
        onError: 'unanswered',
      },
    },
    unanswered: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'No answer about the order' },
      description: 'The state of the order is unknown. The player must not pay again and can only repeat the lookup.',
      on: { 'depositResult.retried': 'loading' },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No such order' },
      description: 'The address has no order number, or one that is no order of this player.',
    },
    paid: {
      tags: 'done',
      meta: { title: 'Paid' },
      description: 'The money is in the wallet.',
      entry: 'refreshBalance',
    },
    declined: {
      tags: 'failed',
      meta: { title: 'Payment failed' },
      description: 'The payment channel has declined the payment.',
    },
    expired: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Order expired' },
      description: 'Late money is still credited (E1). The player can check again.',
      on: { 'depositResult.retried': 'loading' },
    },
    cancelled: {
      tags: 'done',
      meta: { title: 'Cancelled' },
      description: 'The order was cancelled unpaid. Money that arrives later is credited all the same (E1).',
    },
  },
});

export type DepositResultRef = ActorRefFrom<typeof depositResultMachine>;
