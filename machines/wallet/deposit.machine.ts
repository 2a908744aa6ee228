import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect, visit } from '../entry/navigator.js';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { raised } from '../shared/notices.machine.js';
import { balanceOf, navigatorOf, noticesOf } from '../system.js';
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
import { depositFormAddress, orderAddress } from './depositPages.js';
import { depositFormMachine } from './depositForm.machine.js';
import { resumedFrom, type DepositProgress, type DepositStart, type SavedDeposit } from './depositOffer.js';
import { hasGateway, outcomeOf, type Order, type OrderOutcome } from './order.js';
import { orderPaymentMachine } from './orderPayment.machine.js';
import { orderWrite } from './writes.js';

/**
 * Deposit: the player tops up the wallet. The chart has no final state: it ends when the player leaves the page, and the
 * server keeps the order.
 */
export const depositMachine = setup({
  types: {} as {
    input: DepositStart & { saved: SavedDeposit | null };
    context: DepositStart & DepositProgress;
    events: Plain<'deposit.retried' | 'deposit.restarted'> | { type: 'deposit.addressed'; orderNo: string | null };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    depositForm: depositFormMachine,
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendOrder: orderWrite,
    loadOrder: fromPromise<Result<Order>, { orderNo: string }>(mustBeProvided('loadOrder')),
    orderPayment: orderPaymentMachine,
  },
  guards: {
    hasOrderNo: ({ context }) => context.orderNo !== null,
    hasKey: ({ context }) => context.key !== null,
    isUnderWay: ({ context: { key, orderNo } }) => key !== null && orderNo === null,
    isShown: ({ context }, orderNo: string | null) => context.orderNo === orderNo,
    isNamed: (_, orderNo: string | null) => orderNo !== null,
    isForm: (_, orderNo: string | null) => orderNo === null,
    isAccepted: (_, answer: Answer<Order>) => answer?.ok === true,
    isAbsent: (_, result: Result<Order>) => isAbsent(result),
    isNowPaid: (_, order: Order) => outcomeOf(order) === 'paid',
    hasOutcome: ({ context }, outcome: OrderOutcome) => outcomeOf(present(context.order)) === outcome,
  },
  actions: {
    noteOrder: assign((_, order: Order) => ({ order, orderNo: order.orderNo })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    noteSent: assign({ mayExist: true }),
    forgetKey: assign({ key: null, mayExist: false }),
    startOver: assign(({ context: { choice, unfinished } }) => ({
      ...resumedFrom(unfinished),
      choice: unfinished?.choice ?? choice,
      unfinished: null,
      order: null,
      orderNo: null,
      problem: null,
    })),
    noteOrderNo: assign((_, orderNo: string | null) => ({ key: null, mayExist: true, order: null, orderNo })),
    correctAddress: sendTo(navigatorOf, ({ context }) => redirect(orderAddress(present(context.order), context.game))),
    openOrder: sendTo(navigatorOf, ({ context }) => visit(orderAddress(present(context.order), context.game))),
    openForm: sendTo(navigatorOf, ({ context }) => visit(depositFormAddress(context.game))),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    reportCredited: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'deposit.credited' })),
    reportWaiting: sendTo(noticesOf, raised({ tone: 'caution', messageId: 'deposit.waiting' })),
  },
}).createMachine({
  id: 'deposit',
  description: 'A channel tops the wallet up. The key is kept from the confirmation to a definite response (B5).',
  meta: { title: 'Deposit', resumes: { version: 1, fields: ['choice', 'key'], lasts: 'untilDone' } },
  context: ({ input: { saved, draft, orderNo, game } }) => ({
    game,
    draft,
    ...resumedFrom(orderNo === null ? saved : null),
    unfinished: orderNo === null ? null : saved,
    orderNo,
    order: null,
    problem: null,
  }),
  on: {
    'deposit.addressed': [
      { guard: 'isUnderWay', description: 'The outcome of an order is unknown: another address does not leave it.' },
      {
        guard: { type: 'isShown', params: ({ event }) => event.orderNo },
        description: 'This order, or the form, is open already.',
      },
      {
        guard: { type: 'isNamed', params: ({ event }) => event.orderNo },
        target: '.loading',
        actions: { type: 'noteOrderNo', params: ({ event }) => event.orderNo },
        description: 'Back, forward or a link leads to another order.',
      },
      { target: '.resuming', actions: 'startOver', description: 'Back from an order leads to the form.' },
    ],
  },
  initial: 'resuming',
  states: {
    resuming: {
      description: 'With an order number or a stored key there may be a payment, so the server is asked first.',
      always: [
        { guard: 'hasOrderNo', target: 'loading' },
        { guard: 'hasKey', target: 'sending' },
        { target: 'editing' },
      ],
    },
    editing: {
      tags: 'form',
      meta: { title: 'Choosing' },
      description: 'The player chooses a channel and an amount, and sees the quote.',
      invoke: {
        id: 'depositForm',
        src: 'depositForm',
        input: ({ context: { choice, problem, draft } }) => ({ choice, problem, draft }),
        onDone: { target: 'reservingKey', actions: assign({ choice: ({ event }) => event.output, problem: null }) },
        onError: 'broken',
      },
    },
    broken: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'No form' },
      description: 'The form broke down before anything was sent. The page says so, and a button opens it again.',
      on: { 'deposit.retried': 'editing' },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'Each confirmation gets a key, which is stored before the order is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: assign({ key: ({ event }) => event.output }) },
        onError: { target: 'editing', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Placing the order' },
      description: 'The order is sent, or looked up, until the server gives a definite response.',
      invoke: {
        id: 'sendOrder',
        src: 'sendOrder',
        input: ({ context }) => ({
          request: { ...present(context.choice), key: present(context.key) },
          mayExist: context.mayExist,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'sorting',
            actions: [
              assign(({ event }) =>
                event.output?.ok ? { order: event.output.value, orderNo: event.output.value.orderNo } : {},
              ),
              'openOrder',
            ],
            description: 'From now on the address names the order. Back leads to the form.',
          },
          {
            target: 'editing',
            actions: [
              'startOver',
              {
                type: 'noteProblem',
                params: ({ event }) => problemOf(event.output),
              },
            ],
            description:
              'The order was refused and the form shows the reason, or it never arrived and the player gave it up.',
          },
        ],
        onError: { target: 'unanswered', actions: 'noteSent' },
      },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the order' },
      description: 'The order of a known number is read, so that the player can continue it or check it again.',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderNo: present(context.orderNo) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'sorting',
            actions: [
              assign(({ event }) => (event.output.ok ? { order: event.output.value, mayExist: true } : {})),
              'correctAddress',
            ],
            description: 'The state of the order decides which page it is, whatever page the address claims (A8).',
          },
          { guard: { type: 'isAbsent', params: output }, target: 'missing' },
          { target: 'unanswered', description: 'A refusal for another reason says nothing about the order.' },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'No answer about the order' },
      description: 'The state of the order is unknown. The player must not pay again and can only repeat the lookup.',
      on: { 'deposit.retried': 'resuming' },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No such order' },
      description: 'The player has no order of this number.',
      on: { 'deposit.restarted': { target: 'resuming', actions: ['startOver', 'openForm'] } },
    },
    sorting: {
      description: 'The state of the order at the server decides what the player sees.',
      always: [
        { guard: { type: 'hasOutcome', params: 'paid' }, target: 'paid' },
        { guard: { type: 'hasOutcome', params: 'declined' }, target: 'declined' },
        { guard: { type: 'hasOutcome', params: 'expired' }, target: 'expired' },
        { guard: { type: 'hasOutcome', params: 'cancelled' }, target: 'cancelled' },
        { target: 'awaitingPayment' },
      ],
    },
    awaitingPayment: {
      meta: { title: 'Paying' },
      description: 'The player pays in another app or tab, or cancels. The order is polled meanwhile.',
      invoke: {
        id: 'orderPayment',
        src: 'orderPayment',
        input: ({ context: { order, mayExist } }) => ({
          order: present(order),
          opensGateway: !mayExist && hasGateway(present(order)),
        }),
        onDone: [
          {
            guard: { type: 'isNowPaid', params: output },
            target: 'paid',
            actions: [{ type: 'noteOrder', params: output }, 'correctAddress', 'reportCredited'],
          },
          { target: 'sorting', actions: [{ type: 'noteOrder', params: output }, 'correctAddress'] },
        ],
        onError: 'unanswered',
      },
      on: {
        'deposit.restarted': {
          target: 'resuming',
          actions: ['reportWaiting', 'startOver', 'openForm'],
          description: 'The player starts another deposit. This order stays open in the wallet.',
        },
        'deposit.addressed': {
          guard: { type: 'isForm', params: ({ event }) => event.orderNo },
          target: 'resuming',
          actions: ['reportWaiting', 'startOver'],
          description: 'Back leads to the form. This order stays open in the wallet.',
        },
      },
    },
    paid: {
      tags: 'done',
      meta: { title: 'Paid' },
      description: 'The money is in the wallet.',
      entry: ['forgetKey', 'refreshBalance'],
      on: { 'deposit.restarted': { target: 'resuming', actions: ['startOver', 'openForm'] } },
    },
    declined: {
      tags: 'failed',
      meta: { title: 'Payment failed' },
      description: 'The payment channel has declined the payment. A new deposit gets a new key.',
      entry: 'forgetKey',
      on: { 'deposit.restarted': { target: 'resuming', actions: ['startOver', 'openForm'] } },
    },
    expired: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Order expired' },
      description: 'Late money is still credited (E1). The player can check again or contact support.',
      entry: 'forgetKey',
      on: {
        'deposit.retried': 'loading',
        'deposit.restarted': { target: 'resuming', actions: ['startOver', 'openForm'] },
      },
    },
    cancelled: {
      tags: 'done',
      meta: { title: 'Cancelled' },
      description: 'The order was cancelled unpaid. Money that arrives later is credited all the same (E1).',
      entry: 'forgetKey',
      on: { 'deposit.restarted': { target: 'resuming', actions: ['startOver', 'openForm'] } },
    },
  },
});

export type DepositRef = ActorRefFrom<typeof depositMachine>;
