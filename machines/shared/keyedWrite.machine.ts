import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { requestTimeout } from './durations.js';
import { mustBeProvided, output, present, type ChartMeta, type Plain, type Result, type UiTag } from '../vocabulary.js';

/** What the server made of a request; null if the request never arrived. */
export type Answer<Value> = Result<Value> | null;

/** What an accepted request has made. */
export const accepted = <Value>(answer: Answer<Value>): Value => present(answer?.ok ? answer.value : null);

/** Keyed write: a request is sent under its key, once, until it is known what the server made of it. */
export const keyedWriteOf = <Request, Value>() =>
  setup({
    types: {} as {
      /** `mayExist`: the key was stored before a reload, so the server may have the request already. */
      input: { request: Request; mayExist: boolean };
      context: { request: Request; mayExist: boolean; answer: Answer<Value> };
      events: Plain<'keyedWrite.retried' | 'keyedWrite.abandoned'>;
      /** Null if the request never arrived and the player gave it up. */
      output: Answer<Value>;
      tags: UiTag;
      meta: ChartMeta;
    },
    actors: {
      sendRequest: fromPromise<Result<Value>, { request: Request }>(mustBeProvided('sendRequest')),
      traceRequest: fromPromise<Answer<Value>, { request: Request }>(mustBeProvided('traceRequest')),
    },
    guards: {
      mayExist: ({ context }) => context.mayExist,
      isAccepted: (_, answer: Answer<Value>) => answer?.ok === true,
      isFound: (_, answer: Answer<Value>) => answer !== null,
    },
    actions: { noteAnswer: assign((_, answer: Answer<Value>) => ({ answer })) },
    delays: { requestTimeout },
  }).createMachine({
    id: 'keyedWrite',
    description:
      'A missing response is not a refusal. The request is looked up by its key, and only the player sends it again (B4, B5).',
    meta: { title: 'Write under a key' },
    context: ({ input }) => ({ ...input, answer: null }),
    output: ({ context }) => context.answer,
    initial: 'starting',
    states: {
      starting: {
        description:
          'If the key was stored before a reload, the request may have arrived already, so it is looked up first.',
        always: [{ guard: 'mayExist', target: 'unknown' }, { target: 'sending' }],
      },
      sending: {
        tags: 'busy',
        meta: { title: 'Sending' },
        description:
          'The request is sent under its key. The server gives the same response to a request that comes twice.',
        invoke: {
          id: 'sendRequest',
          src: 'sendRequest',
          input: ({ context: { request } }) => ({ request }),
          onDone: [
            {
              guard: { type: 'isAccepted', params: output },
              target: 'accepted',
              actions: { type: 'noteAnswer', params: output },
            },
            { target: 'refused', actions: { type: 'noteAnswer', params: output } },
          ],
          onError: 'unknown',
        },
        after: { requestTimeout: 'unknown' },
      },
      unknown: {
        description: 'It is not known yet whether the request arrived.',
        initial: 'tracing',
        states: {
          tracing: {
            tags: 'busy',
            meta: { title: 'Checking whether it arrived' },
            description: 'The server is asked what it has made of the request. Nothing is sent again.',
            invoke: {
              id: 'traceRequest',
              src: 'traceRequest',
              input: ({ context: { request } }) => ({ request }),
              onDone: [
                {
                  guard: { type: 'isAccepted', params: output },
                  target: '#keyedWrite.accepted',
                  actions: { type: 'noteAnswer', params: output },
                },
                {
                  guard: { type: 'isFound', params: output },
                  target: '#keyedWrite.refused',
                  actions: { type: 'noteAnswer', params: output },
                },
                { target: 'unsent' },
              ],
              onError: 'unanswered',
            },
          },
          unanswered: {
            tags: ['failed', 'autoRetry'],
            meta: { title: 'No answer' },
            description: 'It is still unknown whether the request arrived. The player can only check again.',
            on: { 'keyedWrite.retried': 'tracing' },
          },
          unsent: {
            tags: ['failed', 'manualRetry'],
            meta: { title: 'It never arrived' },
            description: 'The player can send the request again under the same key, or give it up.',
            on: { 'keyedWrite.retried': '#keyedWrite.sending', 'keyedWrite.abandoned': '#keyedWrite.abandoned' },
          },
        },
      },
      accepted: {
        type: 'final',
        tags: 'done',
        meta: { title: 'Accepted' },
        description: 'The server has done what was asked.',
      },
      refused: {
        type: 'final',
        meta: { title: 'Refused' },
        description: 'The server refused the request. That is a definite answer.',
      },
      abandoned: {
        type: 'final',
        meta: { title: 'Abandoned' },
        description: 'The request never arrived, and the player gave it up.',
      },
    },
  });

/** For the tests and the page of the chart. */
export const keyedWriteMachine = keyedWriteOf<{ key: string }, string>();

export type KeyedWrite<Request, Value> = ReturnType<typeof keyedWriteOf<Request, Value>>;
/** For screens, which show any write in the same way. */
export type KeyedWriteRef = ActorRefFrom<KeyedWrite<unknown, unknown>>;
