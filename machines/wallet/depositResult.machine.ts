import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { balanceOf, loginGuardOf } from '../system.js';
import { mustBeProvided, present, type ChartMeta, type Plain, type Result, type UiTag } from '../vocabulary.js';
import { outcomeOf, type Order } from './order.js';
import { orderStatusMachine } from './orderStatus.machine.js';

type PlayerNews = Plain<'player.came' | 'player.absent'>;

/** Deposit result: the player comes back from a gateway and is told what the server knows, whatever the address claims (A8). */
export const depositResultMachine = setup({
  types: {} as {
    /** `path`: this page's own, to come back to after a login. */
    input: { orderNo: string | null; path: string };
    context: { orderNo: string | null; path: string; order: Order | null };
    events: PlayerNews | Plain<'depositResult.retried' | 'depositResult.loginRequested'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Tells who is here, now and at every change. */
    watchPlayer: fromCallback<PlayerNews>(() => undefined),
    findOrder: fromPromise<Result<Order>, { orderNo: string }>(mustBeProvided('findOrder')),
    orderStatus: orderStatusMachine,
  },
  guards: {
    hasOrderNo: ({ context }) => context.orderNo !== null,
    isAccepted: (_, result: Result<Order>) => result.ok,
    isPaid: ({ context }) => outcomeOf(present(context.order)) === 'paid',
    isDeclined: ({ context }) => outcomeOf(present(context.order)) === 'declined',
    isExpired: ({ context }) => outcomeOf(present(context.order)) === 'expired',
    isCancelled: ({ context }) => outcomeOf(present(context.order)) === 'cancelled',
  },
  actions: {
    noteOrder: assign((_, order: Order) => ({ order })),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    askLogin: sendTo(loginGuardOf, ({ context }) => ({ type: 'login.required', wantedPath: context.path })),
  },
}).createMachine({
  id: 'depositResult',
  description:
    'Believes only the order number, and reads the result with the token of the owner. A visitor learns nothing of it.',
  meta: { title: 'Deposit result' },
  context: ({ input }) => ({ ...input, order: null }),
  invoke: { id: 'watchPlayer', src: 'watchPlayer' },
  on: { 'player.absent': '.visitor' },
  initial: 'recognising',
  states: {
    recognising: {
      tags: 'busy',
      meta: { title: 'Who is here?' },
      description: 'The session is being restored.',
      on: { 'player.came': [{ guard: 'hasOrderNo', target: 'finding' }, { target: 'missing' }] },
    },
    visitor: {
      meta: { title: 'Visitor' },
      description: 'Neutral words and a way to log in.',
      on: {
        'player.came': [{ guard: 'hasOrderNo', target: 'finding' }, { target: 'missing' }],
        'depositResult.loginRequested': { actions: 'askLogin' },
      },
    },
    finding: {
      tags: 'busy',
      meta: { title: 'Asking for the order' },
      description: 'Asked of the server, with the token of whoever is logged in.',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => ({ orderNo: present(context.orderNo) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'sorting',
            actions: assign(({ event }) => (event.output.ok ? { order: event.output.value } : {})),
          },
          { target: 'missing', description: 'Not yours looks like not there.' },
        ],
        onError: 'silent',
      },
    },
    sorting: {
      description: 'The word of the server decides.',
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isDeclined', target: 'failed' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'isCancelled', target: 'cancelled' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      meta: { title: 'Waiting for the channel' },
      description: 'The player is back before the payment is known.',
      invoke: {
        id: 'orderStatus',
        src: 'orderStatus',
        input: ({ context }) => ({ order: present(context.order) }),
        onDone: { target: 'sorting', actions: { type: 'noteOrder', params: ({ event }) => event.output } },
        onError: 'silent',
      },
    },
    silent: {
      tags: 'failed',
      meta: { title: 'No answer about the order' },
      description: 'Do not pay again: only the question can be repeated.',
      on: { 'depositResult.retried': 'finding' },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No such order' },
      description: 'An address without a number, or with one that is not of this player.',
    },
    paid: {
      tags: 'done',
      meta: { title: 'Paid' },
      description: 'The money is in the wallet.',
      entry: 'refreshBalance',
    },
    failed: { tags: 'failed', meta: { title: 'Payment failed' }, description: 'The channel said no.' },
    expired: {
      tags: 'failed',
      meta: { title: 'Order expired' },
      description: 'Money may still arrive late: the player can ask again.',
      on: { 'depositResult.retried': 'finding' },
    },
    cancelled: { tags: 'done', meta: { title: 'Cancelled' }, description: 'Nothing was paid.' },
  },
});

export type DepositResultRef = ActorRefFrom<typeof depositResultMachine>;
