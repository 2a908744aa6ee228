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
import type { ApplicationOutput, ApplicationRequest } from './application.js';

/** Order application: sends a withdrawal or a manual deposit for review, once. The output is its order number, or why there is none. */
export const orderApplicationMachine = setup({
  types: {} as {
    /** `mayExist`: the key was stored before a reload, so the order may already exist. */
    input: { request: ApplicationRequest; mayExist: boolean };
    context: { request: ApplicationRequest; mayExist: boolean; orderNo: string | null; problem: Problem | null };
    events: Plain<'orderApplication.retried' | 'orderApplication.abandoned'>;
    output: ApplicationOutput;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    sendApplication: fromPromise<Result<{ orderNo: string }>, ApplicationRequest>(mustBeProvided('sendApplication')),
    traceApplication: fromPromise<{ orderNo: string } | null, { key: string }>(mustBeProvided('traceApplication')),
  },
  guards: {
    mayExist: ({ context }) => context.mayExist,
    isAccepted: (_, result: Result<{ orderNo: string }>) => result.ok,
    isFound: (_, found: { orderNo: string } | null) => found !== null,
  },
  actions: {
    noteOrderNo: assign((_, found: { orderNo: string } | null) => ({ orderNo: found?.orderNo ?? null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
  },
  /** A request that has no response after 60 s is asked for (B4). */
  delays: { requestTimeout: 60_000 },
}).createMachine({
  id: 'orderApplication',
  description: 'A lost response is asked for under the key; nothing is ever sent twice as two orders (B4, B5).',
  meta: { title: 'Sending for review' },
  context: ({ input }) => ({ ...input, orderNo: null, problem: null }),
  output: ({ context }) => outputOf(context),
  initial: 'starting',
  states: {
    starting: {
      description: 'If the key was stored before a reload, an order may already exist.',
      always: [{ guard: 'mayExist', target: 'unknown' }, { target: 'sending' }],
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Sending' },
      description: 'The server responds to a repeated request under the same key with the same order.',
      invoke: {
        id: 'sendApplication',
        src: 'sendApplication',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'placed',
            actions: { type: 'noteOrderNo', params: ({ event }) => (event.output.ok ? event.output.value : null) },
          },
          { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: 'unknown',
      },
      after: { requestTimeout: 'unknown' },
    },
    unknown: {
      description: 'It is not known yet whether it arrived: it is looked up by its key.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Asking whether it arrived' },
          description: 'It is looked up; nothing is sent again.',
          invoke: {
            id: 'traceApplication',
            src: 'traceApplication',
            input: ({ context }) => ({ key: context.request.key }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: '#orderApplication.placed',
                actions: { type: 'noteOrderNo', params: ({ event }) => event.output },
              },
              { target: 'unsent' },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'No answer' },
          description: 'It is still unknown whether it arrived. The player can only repeat the lookup.',
          on: { 'orderApplication.retried': 'tracing' },
        },
        unsent: {
          tags: 'failed',
          meta: { title: 'It never arrived' },
          description: 'The server has no such order. It can be sent again under the same key.',
          on: {
            'orderApplication.retried': '#orderApplication.sending',
            'orderApplication.abandoned': '#orderApplication.abandoned',
          },
        },
      },
    },
    placed: { type: 'final', meta: { title: 'Sent' }, description: 'The server has the order.' },
    refused: {
      type: 'final',
      meta: { title: 'Refused' },
      description: 'The server refused it: a definite response.',
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Abandoned' },
      description: 'It never arrived, and the player gave it up.',
    },
  },
});

export type OrderApplicationRef = ActorRefFrom<typeof orderApplicationMachine>;

function outputOf({ orderNo, problem }: { orderNo: string | null; problem: Problem | null }): ApplicationOutput {
  if (orderNo !== null) return { outcome: 'placed', orderNo };
  return problem ? { outcome: 'refused', problem } : { outcome: 'abandoned' };
}
