import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import {
  mustBeProvided,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import type { Order, OrderRequest } from './order.js';

export type PlacementOutput =
  | { outcome: 'placed'; order: Order }
  | { outcome: 'refused'; problem: Problem }
  | { outcome: 'abandoned' };

/** Order placement: sends an order under its key until the server's decision is known. */
export const orderPlacementMachine = setup({
  types: {} as {
    /** `mayExist`: the key was stored before a reload, so the order is looked up before anything is sent. */
    input: { request: OrderRequest; mayExist: boolean };
    context: { request: OrderRequest; mayExist: boolean; order: Order | null; problem: Problem | null };
    events: Plain<'orderPlacement.retried' | 'orderPlacement.abandoned'>;
    output: PlacementOutput;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    sendOrder: fromPromise<Result<Order>, OrderRequest>(mustBeProvided('sendOrder')),
    traceOrder: fromPromise<Order | null, { key: string }>(mustBeProvided('traceOrder')),
  },
  guards: {
    mayExist: ({ context }) => context.mayExist,
    isAccepted: (_, result: Result<Order>) => result.ok,
    isFound: (_, order: Order | null) => order !== null,
  },
  actions: {
    noteOrder: assign((_, order: Order | null) => ({ order })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
  },
  delays: { chargeTimeout: 300_000 },
}).createMachine({
  id: 'orderPlacement',
  description:
    'A missing response is not a refusal. An order in an unknown state is looked up by its key before it is sent again (B4, B5).',
  meta: { title: 'Order placement' },
  context: ({ input }) => ({ ...input, order: null, problem: null }),
  output: ({ context }) => outputOf(context),
  initial: 'starting',
  states: {
    starting: {
      description: 'If the key was stored before a reload, a payment may already exist.',
      always: [{ guard: 'mayExist', target: 'unknown' }, { target: 'sending' }],
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Creating the order' },
      description: 'The server responds to a repeated request under the same key with the same order.',
      invoke: {
        id: 'sendOrder',
        src: 'sendOrder',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'placed',
            actions: { type: 'noteOrder', params: ({ event }) => (event.output.ok ? event.output.value : null) },
          },
          { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: 'unknown',
      },
      after: { chargeTimeout: 'unknown' },
    },
    unknown: {
      description: 'The player must not pay again. The order is looked up by its key.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Asking for the order' },
          description: 'The order is looked up; nothing is sent again.',
          invoke: {
            id: 'traceOrder',
            src: 'traceOrder',
            input: ({ context }) => ({ key: context.request.key }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: '#orderPlacement.placed',
                actions: { type: 'noteOrder', params: ({ event }) => event.output },
              },
              { target: 'unsent' },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'No answer about the order' },
          description: 'The state of the order is still unknown. The player can only repeat the lookup.',
          on: { 'orderPlacement.retried': 'tracing' },
        },
        unsent: {
          tags: 'failed',
          meta: { title: 'The order never arrived' },
          description: 'The server has no such order. It can be sent again under the same key.',
          on: {
            'orderPlacement.retried': '#orderPlacement.sending',
            'orderPlacement.abandoned': '#orderPlacement.abandoned',
          },
        },
      },
    },
    placed: { type: 'final', meta: { title: 'Placed' }, description: 'The server has the order.' },
    refused: {
      type: 'final',
      meta: { title: 'Refused' },
      description: 'The server refused the order: a definite response.',
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Abandoned' },
      description: 'The order never arrived, and the player gave it up.',
    },
  },
});

export type OrderPlacementRef = ActorRefFrom<typeof orderPlacementMachine>;

function outputOf({ order, problem }: { order: Order | null; problem: Problem | null }): PlacementOutput {
  if (order) return { outcome: 'placed', order };
  return problem ? { outcome: 'refused', problem } : { outcome: 'abandoned' };
}
