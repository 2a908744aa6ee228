import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, type ChartMeta, type UiTag } from '../vocabulary.js';
import { outcomeOf, timeLeft, type Order } from './order.js';

type PageEvent = { type: 'page.hidden' } | { type: 'page.shown' };
/** ms of this device's clock. */
type ClockEvent = { type: 'clock.ticked'; now: number };

/** Order status: waits for the server to say what became of an order. Ends with the order as it was last seen. */
export const orderStatusMachine = setup({
  types: {} as {
    input: { order: Order };
    context: { order: Order; now: number };
    events: PageEvent | ClockEvent | { type: 'order.asked' };
    output: Order;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    askOrder: fromPromise<Order, { orderNo: string }>(mustBeProvided('askOrder')),
    watchPage: fromCallback<PageEvent>(() => undefined),
    /** Ticks each second, for the countdown on screen. Clocks are compared, ticks never counted. */
    watchClock: fromCallback<ClockEvent>(() => undefined),
  },
  guards: {
    isOver: (_, order: Order) => outcomeOf(order) !== 'open',
    isTimeUp: ({ context }, now: number) =>
      context.order.status === 'pendingPayment' && timeLeft(context.order, now) === 0,
    isUnderOneMinute: ({ context }) => context.order.age < 60_000,
    isUnderFiveMinutes: ({ context }) => context.order.age < 300_000,
  },
  actions: {
    noteOrder: assign((_, order: Order) => ({ order, now: order.readAt })),
    noteTime: assign((_, now: number) => ({ now })),
    noteTimeUp: assign(({ context }) => ({ order: { ...context.order, remaining: 0 } })),
  },
  delays: { quickly: 3_000, steadily: 5_000, slowly: 15_000 },
}).createMachine({
  id: 'orderStatus',
  description: 'Asks every 3 s for a minute, 5 s to five minutes, then 15 s, until the end of the order (E2).',
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
        'order.asked': { target: '.asking', description: 'The player says that it is paid.' },
        'clock.ticked': [
          { guard: { type: 'isTimeUp', params: ({ event }) => event.now }, target: 'lastAsking' },
          { actions: { type: 'noteTime', params: ({ event }) => event.now } },
        ],
      },
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          meta: { title: 'Asking' },
          description: 'The age in the answer, not a counter, chooses the pace: right after sleep and reload too.',
          invoke: {
            id: 'askOrder',
            src: 'askOrder',
            input: ({ context }) => ({ orderNo: context.order.orderNo }),
            onDone: [
              {
                guard: { type: 'isOver', params: ({ event }) => event.output },
                target: '#orderStatus.known',
                actions: { type: 'noteOrder', params: ({ event }) => event.output },
              },
              { target: 'pacing', actions: { type: 'noteOrder', params: ({ event }) => event.output } },
            ],
            onError: { target: 'steady', description: 'A lost question is asked again: silence is no failure.' },
          },
        },
        pacing: {
          description: 'An older order is asked for less often.',
          always: [
            { guard: 'isUnderOneMinute', target: 'quick' },
            { guard: 'isUnderFiveMinutes', target: 'steady' },
            { target: 'slow' },
          ],
        },
        quick: { meta: { title: 'Waiting 3 s' }, description: 'First minute.', after: { quickly: 'asking' } },
        steady: { meta: { title: 'Waiting 5 s' }, description: 'To five minutes.', after: { steadily: 'asking' } },
        slow: { meta: { title: 'Waiting 15 s' }, description: 'To the end.', after: { slowly: 'asking' } },
      },
    },
    paused: {
      meta: { title: 'Paused' },
      description: 'The page is hidden: nothing is asked until the player is back.',
      on: { 'page.shown': { target: 'polling', description: 'Asks at once.' } },
    },
    lastAsking: {
      tags: 'busy',
      meta: { title: 'Asking a last time' },
      description: 'The time is up here; a payment of the last second is still found.',
      invoke: {
        id: 'askOrder',
        src: 'askOrder',
        input: ({ context }) => ({ orderNo: context.order.orderNo }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'noteOrder', params: ({ event }) => event.output },
          },
          {
            target: 'polling.pacing',
            actions: { type: 'noteOrder', params: ({ event }) => event.output },
            description: 'The server has time left, or has seen the payment.',
          },
        ],
        onError: { target: 'known', actions: 'noteTimeUp' },
      },
    },
    known: { type: 'final', meta: { title: 'Known' }, description: 'Paid, declined, cancelled, or out of time.' },
  },
});

export type OrderStatusRef = ActorRefFrom<typeof orderStatusMachine>;
