import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type UiTag } from '../vocabulary.js';
import { outcomeOf, timeLeft, type Order } from './order.js';

type PageEvent = { type: 'page.hidden' } | { type: 'page.shown' };
/** ms of this device's clock. */
type ClockEvent = { type: 'clock.ticked'; now: number };

/** Order status: polls an order until its result is known. The output is the order as last read. */
export const orderStatusMachine = setup({
  types: {} as {
    input: { order: Order };
    context: { order: Order; now: number };
    events: PageEvent | ClockEvent | { type: 'orderStatus.asked' };
    output: Order;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadOrder: fromPromise<Order, { orderNo: string }>(mustBeProvided('loadOrder')),
    watchPage: fromCallback<PageEvent>(() => undefined),
    /** Ticks every second for the countdown on screen. The time left comes from comparing clocks, not from counting ticks. */
    watchClock: fromCallback<ClockEvent>(() => undefined),
  },
  guards: {
    isOver: (_, order: Order) => outcomeOf(order) !== 'open',
    isTimeUp: ({ context }, now: number) =>
      context.order.status === 'pendingPayment' && timeLeft(context.order, now) === 0,
    isUnderOneMinute: ({ context }) => context.order.age < 60_000,
    isUnderFiveMinutes: ({ context }) => context.order.age < 300_000,
    isUnderFifteenMinutes: ({ context }) => context.order.age < 900_000,
  },
  actions: {
    noteOrder: assign((_, order: Order) => ({ order, now: order.readAt })),
    noteTime: assign((_, now: number) => ({ now })),
    noteTimeUp: assign(({ context }) => ({ order: { ...context.order, remaining: 0 } })),
  },
  delays: { quickly: 3_000, steadily: 5_000, slowly: 15_000 },
}).createMachine({
  id: 'orderStatus',
  description:
    'Polls every 3 s for the first minute, every 5 s up to five minutes, then every 15 s up to fifteen minutes (E2).',
  meta: { title: 'Order status' },
  context: ({ input: { order } }) => ({ order, now: order.readAt }),
  output: ({ context }) => context.order,
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'polling',
  states: {
    polling: {
      description: 'The page is visible.',
      invoke: { id: 'watchClock', src: 'watchClock' },
      on: {
        'page.hidden': 'paused',
        'orderStatus.asked': { target: '.refreshing', description: 'The player says that the order is paid.' },
        'clock.ticked': [
          { guard: { type: 'isTimeUp', params: ({ event }) => event.now }, target: 'lastTry' },
          { actions: { type: 'noteTime', params: ({ event }) => event.now } },
        ],
      },
      initial: 'refreshing',
      states: {
        refreshing: {
          tags: 'busy',
          meta: { title: 'Reading the order' },
          description:
            'The age of the order in the response, not a counter, sets the next interval: it is right after sleep and a reload too.',
          invoke: {
            id: 'loadOrder',
            src: 'loadOrder',
            input: ({ context }) => ({ orderNo: context.order.orderNo }),
            onDone: [
              {
                guard: { type: 'isOver', params: output },
                target: '#orderStatus.settled',
                actions: { type: 'noteOrder', params: output },
              },
              { target: 'sorting', actions: { type: 'noteOrder', params: output } },
            ],
            onError: {
              target: 'steady',
              description:
                'A lost request is repeated after 5 s. A missing response does not mean that the payment failed.',
            },
          },
        },
        sorting: {
          description: 'An older order is polled less often.',
          always: [
            { guard: 'isUnderOneMinute', target: 'quick' },
            { guard: 'isUnderFiveMinutes', target: 'steady' },
            { guard: 'isUnderFifteenMinutes', target: 'slow' },
            { target: 'resting' },
          ],
        },
        quick: {
          meta: { title: 'Waiting 3 s' },
          description: 'The order is under one minute old.',
          after: { quickly: 'refreshing' },
        },
        steady: {
          meta: { title: 'Waiting 5 s' },
          description: 'The order is under five minutes old, or the last request was lost.',
          after: { steadily: 'refreshing' },
        },
        slow: {
          meta: { title: 'Waiting 15 s' },
          description: 'The order is under fifteen minutes old.',
          after: { slowly: 'refreshing' },
        },
        resting: {
          meta: { title: 'No longer polled' },
          description:
            'The order is over fifteen minutes old. It is read when the page is shown again or the player says that it is paid.',
        },
      },
    },
    paused: {
      meta: { title: 'Paused' },
      description: 'The page is hidden. Polling stops until it is visible again.',
      on: { 'page.shown': { target: 'polling', description: 'The order is read at once.' } },
    },
    lastTry: {
      tags: 'busy',
      meta: { title: 'Reading it a last time' },
      description: 'The time is up by the clock of this device. One more request finds a payment of the last second.',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderNo: context.order.orderNo }),
        onDone: [
          {
            guard: { type: 'isOver', params: output },
            target: 'settled',
            actions: { type: 'noteOrder', params: output },
          },
          {
            target: 'polling.sorting',
            actions: { type: 'noteOrder', params: output },
            description: 'The order still has time at the server, or the server has seen the payment.',
          },
        ],
        onError: { target: 'settled', actions: 'noteTimeUp' },
      },
    },
    settled: {
      type: 'final',
      meta: { title: 'Known' },
      description: 'The order is paid, declined, cancelled or expired.',
    },
  },
});

export type OrderStatusRef = ActorRefFrom<typeof orderStatusMachine>;
